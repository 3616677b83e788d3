import { readFileSync } from 'node:fs';
import sarifSchema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' };
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { assert, property } from 'fast-check';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { pageWith, tryCommand } from '../command/try-command.testing.ts';
import { hostileReports, PROBLEM, REPORT, SETTINGS } from './sample-report.testing.ts';
import { formatSarifReport } from './sarif-report.ts';

const isSarif = compileSchema();

/**
 * The schema is one of draft 4, of which it uses nothing that later drafts read otherwise but its
 * name.
 */
function compileSchema() {
  const { $schema: _draft, id: _id, ...schema } = sarifSchema;
  // One of its patterns is invalid for an engine that reads it strictly.
  const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
  addFormats.default(ajv);
  return ajv.compile(schema);
}

interface Artifact {
  readonly location: { readonly uri: string };
}

interface Result {
  readonly locations: { physicalLocation: { artifactLocation: { uri: string } } }[];
}

const uris = (locations: readonly { uri: string }[]) => locations.map(({ uri }) => uri);
const artifactOf = ({ locations }: Result) =>
  locations[0]?.physicalLocation.artifactLocation ?? { uri: 'none' };

function errorsOf(text: string): unknown[] {
  isSarif(JSON.parse(text));
  return isSarif.errors ?? [];
}

test('OP-015 --format sarif prints one SARIF 2.1.0 log with a result for each problem', async () => {
  const header = { componentType: 'home-header', coreHeader: { title: 'Home' } };
  const card = { componentType: 'service-card', title: 'Saver', cardSize: 'huge' };
  const folder = temporaryFolder({ 'deep/a b.json': pageWith(header, card) });

  const { exitCode, output, errors } = await tryCommand(folder, ['.', '--format', 'sarif']);

  const { version, runs } = JSON.parse(output);
  expect(errorsOf(output)).toEqual([]);
  expect(version).toBe('2.1.0');
  expect(runs[0].results).toMatchObject([
    { ruleId: 'misplaced-component', ruleIndex: 0, level: 'warning' },
    {
      ruleId: 'wrong-value',
      ruleIndex: 1,
      level: 'error',
      message: { text: expect.stringMatching(/^Wrong value: "huge"\. Use one of/) },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'deep/a%20b.json' },
            region: { startLine: 14, startColumn: 23 },
          },
          logicalLocations: [{ fullyQualifiedName: '/data/flexZone/flexComponents/1/cardSize' }],
        },
      ],
    },
  ]);
  expect({ exitCode, errors }).toEqual({ exitCode: 1, errors: '' });
});

function printsOf(...problems: (typeof REPORT)['problems'][number][]): string[] {
  const { runs } = JSON.parse(formatSarifReport({ ...REPORT, problems }, SETTINGS));
  return runs[0].results.map(
    (result: { partialFingerprints: Record<string, string> }) =>
      result.partialFingerprints['pointer/v1'],
  );
}

test('a finding has the same fingerprint on another line, and another one at another place', () => {
  const [problem] = REPORT.problems;
  if (!problem) throw new Error('The report has no problem.');

  const [first, moved, other] = printsOf(
    problem,
    { ...problem, line: 99 },
    { ...problem, pointer: '/x' },
  );

  expect(moved).toBe(first);
  expect(other).not.toBe(first);
});

test('OP-015 its rules are the codes of the results, each explained', () => {
  const { runs } = JSON.parse(formatSarifReport(REPORT, SETTINGS));

  expect(runs[0].tool.driver.rules).toEqual([
    {
      id: 'wrong-value',
      shortDescription: { text: expect.stringMatching(/^[A-Z].*\.$/) },
      help: { text: expect.stringMatching(/^[A-Z].*\.$/) },
      helpUri: expect.stringMatching(/^file:.*\/docs\/problems\.md#wrong-value$/),
    },
    expect.objectContaining({ id: 'duplicate-id' }),
  ]);
});

test('each rule leads to its code in the documentation, at the address where that is published', async () => {
  const card = { componentType: 'service-card', title: 'Saver', cardSize: 'huge' };
  const folder = temporaryFolder({ 'a.json': pageWith(card) });
  const env = { VITRINE_PROBLEMS_URL: 'https://docs.example.com/problems' };

  const { output } = await tryCommand(folder, ['a.json', '--format', 'sarif'], { env });

  const { rules } = JSON.parse(output).runs[0].tool.driver;
  expect(errorsOf(output)).toEqual([]);
  expect(rules).toMatchObject([{ helpUri: 'https://docs.example.com/problems#wrong-value' }]);
  expect(readFileSync('docs/problems.md', 'utf8')).toContain('\n### wrong-value\n');
});

test('an address of the documentation that is none is refused in a sentence', async () => {
  const env = { VITRINE_PROBLEMS_URL: 'docs/problems.md' };

  const { exitCode, errors } = await tryCommand(temporaryFolder({}), ['.'], { env });

  expect(exitCode).toBe(2);
  expect(errors).toBe(
    'VITRINE_PROBLEMS_URL is "docs/problems.md". Give the address at which docs/problems.md is published, such as https://docs.example.com/problems.\n',
  );
});

test('OP-015 what could not be read makes the run unsuccessful and becomes a notification', () => {
  const text = formatSarifReport(REPORT, SETTINGS);

  const [{ invocations, artifacts }] = JSON.parse(text).runs;
  expect(errorsOf(text)).toEqual([]);
  expect(invocations).toEqual([
    {
      executionSuccessful: false,
      toolExecutionNotifications: [{ level: 'error', message: { text: REPORT.unreadable[0] } }],
    },
  ]);
  expect(artifacts).toEqual([
    { location: { uri: 'pages/home.json' } },
    { location: { uri: 'good.json' } },
  ]);
});

test('a path begins where the files are shown, and one outside is an address of its own', () => {
  const settings = { ...SETTINGS, workspace: '/home/author' };
  const files = ['pages/home.json', '/tmp/page.json', '<stdin>'];

  const { runs } = JSON.parse(formatSarifReport({ ...REPORT, files }, settings));

  expect(runs[0].artifacts.map(({ location }: { location: object }) => location)).toEqual([
    { uri: 'site/pages/home.json' },
    { uri: 'file:///tmp/page.json' },
    { uri: '%3Cstdin%3E' },
  ]);
});

test('text from a file is no link and no placeholder of the log', () => {
  const message = 'Found: [here](https://hostile.example) and [1].';
  const report = { ...REPORT, problems: [{ ...PROBLEM, message }] };

  const { runs } = JSON.parse(formatSarifReport(report, SETTINGS));

  expect(runs[0].results[0].message.text).toContain('\\[here](https://hostile.example) and [1].');
});

test('OP-015 no name and no text, however hostile, breaks the log', () => {
  assert(
    property(hostileReports, (report) => {
      const text = formatSarifReport(report, { ...SETTINGS, cwd: '/', workspace: '/' });

      const { results, artifacts } = JSON.parse(text).runs[0];
      expect(errorsOf(text)).toEqual([]);
      expect(results).toHaveLength(report.problems.length);
      expect(uris(artifacts.map(({ location }: Artifact) => location))).toEqual(
        expect.arrayContaining(uris(results.map(artifactOf))),
      );
    }),
  );
});
