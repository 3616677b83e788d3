import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { array, assert, property } from 'fast-check';
import { DomUtils, parseDocument } from 'htmlparser2';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { ensureTool } from '#tests/system-tool.ts';
import { countRuns } from '#tests/sample/count-runs.ts';
import { pageWith, tryCommand } from '../command/try-command.testing.ts';
import type { Report } from '../report.ts';
import { escapeInvisible } from './escape-invisible.ts';
import { formatJunitReport } from './junit-report.ts';
import { hostileReports, PROBLEM, REPORT, SETTINGS } from './sample-report.testing.ts';

const MINUTES = 60_000;
const XSD = join(import.meta.dirname, 'junit.xsd');

beforeAll(() => ensureTool('xmllint', 'libxml2-utils'), 10 * MINUTES);

/** The messages of xmllint about the reports: none where they follow the schema. */
function complaintsOf(...reports: string[]): string {
  const files = Object.fromEntries(reports.map((report, index) => [`${index}.xml`, report]));
  const folder = temporaryFolder(files);
  const paths = Object.keys(files).map((name) => join(folder, name));
  const args = ['--noout', '--nonet', '--schema', XSD, ...paths];
  const { stderr } = spawnSync('xmllint', args, { encoding: 'utf8' });
  return stderr.replaceAll(/^.* validates\n/gm, '');
}

type XmlNode = Parameters<typeof DomUtils.getElementsByTagName>[1];

const elementsIn = (node: XmlNode, name: string) => DomUtils.getElementsByTagName(name, node);

const OUTCOMES = ['failure', 'error', 'system-out'];

function casesIn(report: string) {
  const suites = elementsIn(parseDocument(report, { xmlMode: true }), 'testsuite');
  return suites.flatMap((suite) =>
    elementsIn(suite, 'testcase').map((each) => {
      const [outcome] = OUTCOMES.flatMap((outcomeName) => elementsIn(each, outcomeName));
      return {
        file: suite.attribs['name'],
        name: each.attribs['name'],
        outcome: outcome?.name ?? 'passed',
        message: outcome?.attribs['message'] ?? '',
        text: DomUtils.textContent(each),
      };
    }),
  );
}

test('OP-015 --format junit prints a suite for each file and a failed test for each problem', async () => {
  const card = { componentType: 'service-card', title: 'Saver', cardSize: 'huge' };
  const files = temporaryFolder({ 'bad.json': pageWith(card), 'good.json': pageWith() });

  const { exitCode, output } = await tryCommand(files, ['.', '--format', 'junit']);

  expect(complaintsOf(output)).toBe('');
  expect(casesIn(output)).toEqual([
    {
      file: 'bad.json',
      name: 'wrong-value /data/flexZone/flexComponents/0/cardSize',
      outcome: 'failure',
      message: 'Wrong value: "huge".',
      text: expect.stringContaining('bad.json:8:23'),
    },
    { file: 'good.json', name: 'no problems', outcome: 'passed', message: '', text: '' },
  ]);
  expect(output).toContain('<testsuites name="validate" tests="2" failures="1" errors="0">');
  expect(exitCode).toBe(1);
});

test.each([
  [false, 'system-out'],
  [true, 'failure'],
])('OP-015 a warning fails a test only where it counts (strict: %s)', (strict, outcome) => {
  const text = formatJunitReport(REPORT, { ...SETTINGS, strict });

  expect(complaintsOf(text)).toBe('');
  expect(casesIn(text)[1]).toMatchObject({ name: 'duplicate-id /cardSize', outcome });
});

test('OP-015 what could not be read is an error in a suite of its own', () => {
  const text = formatJunitReport(REPORT, SETTINGS);

  expect(casesIn(text).at(-1)).toMatchObject({
    file: 'not checked',
    outcome: 'error',
    message: REPORT.unreadable[0],
  });
  expect(text).toContain('tests="4" failures="1" errors="1"');
});

test('two problems of one name in a file are two tests of two names', () => {
  const report = { ...REPORT, problems: [PROBLEM, { ...PROBLEM, line: 20 }] };

  const names = casesIn(formatJunitReport(report, SETTINGS)).map(({ name }) => name);

  expect(names).toContain('wrong-value /cardSize');
  expect(names).toContain('wrong-value /cardSize (2)');
});

test.each([
  ['a count that is none', 'tests="4"', 'tests="four"'],
  ['a suite without a name', '<testsuite name="good.json"', '<testsuite'],
  ['an unknown element', '<system-out>', '<system-outs>'],
])('the schema of the reports refuses %s', (_name, right, wrong) => {
  const text = formatJunitReport(REPORT, SETTINGS).replace(right, wrong);

  expect(complaintsOf(text)).not.toBe('');
});

test('OP-015 no name and no text, however hostile, breaks the report or is lost from it', () => {
  assert(
    // Many at once, since starting xmllint takes longer than what it does.
    property(array(hostileReports, { minLength: 40, maxLength: 40 }), (reports) => {
      const texts = reports.map((report) =>
        formatJunitReport(report, { ...SETTINGS, strict: true }),
      );

      expect(complaintsOf(...texts)).toBe('');
      expect(texts.map((text) => casesIn(text).map(({ message }) => message))).toEqual(
        reports.map((report) => expect.arrayContaining(messagesOf(report))),
      );
    }),
    { numRuns: countRuns(1, 20) },
  );
});

function messagesOf({ problems, unreadable }: Report): string[] {
  return [...problems.map(({ message }) => message), ...unreadable].map(escapeInvisible);
}
