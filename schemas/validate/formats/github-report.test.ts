import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { pageWith, tryCommand } from '../command/try-command.testing.ts';
import { escapeInvisible } from './escape-invisible.ts';
import { formatGithubReport } from './github-report.ts';
import { hostileReports, PROBLEM, REPORT, SETTINGS } from './sample-report.testing.ts';

interface Command {
  readonly command: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly message: string;
}

/**
 * Reads a log as GitHub's documentation of workflow commands describes it: `::command
 * a=1,b=2::message`.
 */
function commandsIn(log: string): Command[] {
  return log.split(/\r\n|\r|\n/).flatMap((line) => {
    const [, command, list = '', message = ''] =
      /^::([^ :]+)(?: ([^:]*))?::(.*)$/s.exec(line) ?? [];
    if (command === undefined) return [];
    const pairs = list.split(',').filter((pair) => pair !== '');
    const properties = pairs.map((pair): [string, string] => {
      const [name = '', ...value] = pair.split('=');
      return [name, unescape(value.join('='), { '%3A': ':', '%2C': ',' })];
    });
    return [{ command, properties: Object.fromEntries(properties), message: unescape(message) }];
  });
}

/** The runner replaces the escape of the percent sign last. */
function unescape(text: string, more: Readonly<Record<string, string>> = {}): string {
  const escapes = { '%0D': '\r', '%0A': '\n', ...more, '%25': '%' };
  return Object.entries(escapes).reduce((read, [from, to]) => read.replaceAll(from, to), text);
}

test('OP-015 --format github prints one annotation for each problem, at its place and with its code', async () => {
  const header = { componentType: 'home-header', coreHeader: { title: 'Home' } };
  const card = { componentType: 'service-card', title: 'Saver', cardSize: 'huge' };
  const folder = temporaryFolder({ 'a,b:c.json': pageWith(header, card) });

  const { exitCode, output } = await tryCommand(folder, ['.', '--format', 'github']);

  const file = 'a,b:c.json';
  expect(commandsIn(output)).toMatchObject([
    {
      command: 'warning',
      properties: { file, line: '6', col: '28', title: 'misplaced-component' },
    },
    {
      command: 'error',
      properties: { file, line: '14', col: '23', title: 'wrong-value' },
      message: expect.stringMatching(/^Wrong value: "huge"\.\nUse one of: "small", "medium"/),
    },
  ]);
  expect(output).toMatch(/1 file checked, 1 problem, 1 warning\.\n$/);
  expect(exitCode).toBe(1);
});

test('OP-015 what could not be read is an annotation without a place', () => {
  const commands = commandsIn(formatGithubReport(REPORT, SETTINGS));

  expect(commands.at(-1)).toEqual({
    command: 'error',
    properties: { title: 'Not checked' },
    message: 'cord.json does not exist. Check the spelling of the path.',
  });
});

test('a path begins where GitHub has the files, whatever the present folder', () => {
  const settings = { ...SETTINGS, workspace: '/home/author' };
  const elsewhere = { ...PROBLEM, file: '/tmp/page.json' };
  const report = { ...REPORT, problems: [PROBLEM, elsewhere, { ...PROBLEM, file: '<stdin>' }] };

  const files = commandsIn(formatGithubReport(report, settings)).map(
    ({ properties }) => properties,
  );

  expect(files).toMatchObject([
    { file: 'site/pages/home.json' },
    { file: '/tmp/page.json' },
    { file: '<stdin>' },
    {},
  ]);
});

test('OP-015 no name and no text, however hostile, breaks an annotation or adds one', () => {
  assert(
    property(hostileReports, (report) => {
      const commands = commandsIn(
        formatGithubReport(report, { ...SETTINGS, cwd: '/', workspace: '/' }),
      );

      const expected = report.problems.map(({ line, column, code, message, fix }) => ({
        properties: { line: String(line), col: String(column), title: code },
        message: `${escapeInvisible(message)}\n${escapeInvisible(fix)}`,
      }));
      expect(commands).toMatchObject([
        ...expected,
        ...report.unreadable.map((sentence) => ({ message: escapeInvisible(sentence) })),
      ]);
    }),
  );
});

test('OP-015 a name without folders comes back as it was, whatever signs it has', () => {
  const name = string({ unit: 'binary', minLength: 1 }).map((text) => `x${text}`);
  assert(
    property(
      name.filter((text) => !text.includes('/')),
      (file) => {
        const report = { files: [file], problems: [{ ...PROBLEM, file }], unreadable: [] };

        const [command] = commandsIn(formatGithubReport(report, SETTINGS));

        expect(command?.properties['file']).toBe(file.toWellFormed());
      },
    ),
  );
});
