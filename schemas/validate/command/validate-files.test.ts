import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { flagsByName } from './flags.ts';
import { pageWith, tryCommand } from './try-command.testing.ts';

const NOT_CHECKED = 'Icons, macros, images and links were not checked: give --against <folder>.\n';
const CARD = { componentType: 'service-card', title: 'Saver Plus' };

test('VA-001 files without a problem exit 0, and the number of checked files is printed', async () => {
  const folder = temporaryFolder({ 'page.json': pageWith(CARD), 'cards/card.json': CARD });

  const { exitCode, output } = await tryCommand(folder, ['.']);

  expect(output).toBe(`2 files checked, 0 problems.\n${NOT_CHECKED}`);
  expect(exitCode).toBe(0);
});

test('VA-002 one mistake gives one problem with its place, expectation, finding, severity and code', async () => {
  const folder = temporaryFolder({ 'page.json': pageWith({ ...CARD, cardSize: 'huge' }) });

  const { output } = await tryCommand(folder, ['page.json']);

  expect(output.split('\n')).toEqual([
    'page.json: 1 problem',
    '',
    '  page.json:8:23  error  wrong-value  /data/flexZone/flexComponents/0/cardSize',
    '    Wrong value: "huge".',
    '    Expected: one of: "small", "medium", "large"',
    '    Found: "huge"',
    '    Use one of: "small", "medium", "large".',
    '',
    '1 file checked, 1 problem.',
    NOT_CHECKED.trim(),
    '',
  ]);
});

test.each([
  [
    'componentType',
    { ...CARD, componentType: 'servise-card' },
    'unknown-component',
    'service-card',
  ],
  ['property name', { componentType: 'service-card', titel: 'x' }, 'unknown-property', 'title'],
  ['enum value', { ...CARD, cardSize: 'lrage' }, 'wrong-value', 'large'],
])('VA-003 a misspelt %s is reported with the nearest right spelling', async (...row) => {
  const [, component, code, suggestion] = row;
  const folder = temporaryFolder({ 'page.json': pageWith(component) });

  const { output } = await tryCommand(folder, ['page.json', '--format', 'json']);

  expect(JSON.parse(output).problems).toEqual([
    expect.objectContaining({ code, suggestion, fix: expect.stringContaining(suggestion) }),
  ]);
});

test('VA-004 broken JSON is a problem with its position, and the other files are checked', async () => {
  const folder = temporaryFolder({
    'a-broken.json': '{\n  "componentType": "service-card",\n}',
    'b-card.json': { componentType: 'service-card' },
  });

  const { output } = await tryCommand(folder, ['.']);

  expect(output).toContain('a-broken.json:2:34  error  broken-json');
  expect(output).toContain('b-card.json:1:1  error  missing-property  /title');
  expect(output).toContain('2 files checked, 2 problems.');
});

test('a comment and a trailing comma are broken JSON', async () => {
  const folder = temporaryFolder({ 'a.json': '// a card\n{}', 'b.json': '[1,\n]' });

  const { output } = await tryCommand(folder, ['.']);

  expect(output).toContain('a.json:1:1  error  broken-json');
  expect(output).toContain('b.json:1:3  error  broken-json');
});

test('a file that is not written in UTF-8 is broken JSON, and a byte order mark is no matter', async () => {
  const folder = temporaryFolder({
    'a.json': new Uint8Array([0x22, 0xff, 0x22]),
    'b.json': `\uFEFF${JSON.stringify(CARD)}`,
  });

  const { output } = await tryCommand(folder, ['.']);

  expect(output).toContain('a.json:1:1  error  broken-json');
  expect(output).toContain('2 files checked, 1 problem.');
});

test('packages, schemas, builds, generated and hidden files are passed over in a folder', async () => {
  const names = [
    'package.json',
    'package-lock.json',
    'a.schema.json',
    'dist/a.json',
    'tsconfig.json',
  ];
  const others = [
    'node_modules/a/a.json',
    'deep/generated/a.json',
    'notes.txt',
    '.a.json',
    '.vscode/a.json',
  ];
  const skipped = [...names, ...others].map((name) => [name, 'no JSON']);
  const folder = temporaryFolder({ ...Object.fromEntries(skipped), 'deep/card.json': CARD });

  const { output } = await tryCommand(folder, ['.']);

  expect(output).toBe(`1 file checked, 0 problems.\n${NOT_CHECKED}`);
});

test('VA-005 problems exit 1; what does not exist or cannot be read exits 2 and is named', async () => {
  const folder = temporaryFolder({ 'card.json': { componentType: 'service-card' } });
  symlinkSync('loop.json', join(folder, 'loop.json'));

  const wrong = await tryCommand(folder, ['card.json']);
  const absent = await tryCommand(folder, ['card.json', 'cord.json']);
  const unreadable = await tryCommand(folder, ['.']);

  expect(wrong.exitCode).toBe(1);
  expect(absent).toMatchObject({
    exitCode: 2,
    output: expect.stringContaining('missing-property'),
  });
  expect(absent.errors).toContain('cord.json does not exist.');
  expect(unreadable.exitCode).toBe(2);
  expect(unreadable.errors).toContain('loop.json cannot be read');
});

test.skipIf(process.platform === 'win32')(
  'a backslash in the name of a file is a letter',
  async () => {
    const folder = temporaryFolder({ 'a\\b.json': CARD, 'c\nd.json': CARD });

    const tried = await tryCommand(folder, ['.']);

    expect(tried).toEqual({
      exitCode: 0,
      output: `2 files checked, 0 problems.\n${NOT_CHECKED}`,
      errors: '',
    });
  },
);

test.each([[['--strickt', '.']], [['--format', 'xml', '.']], [[]]])(
  'wrong words (%j) exit 2 and show how to use the command',
  async (args) => {
    const { exitCode, output, errors } = await tryCommand(temporaryFolder({}), args);

    expect(exitCode).toBe(2);
    expect(output).toBe('');
    expect(errors).toContain('Usage: npm run validate --');
  },
);

test('--help prints the flags and the exit codes on standard output, and exits 0', async () => {
  const { exitCode, output, errors } = await tryCommand(temporaryFolder({}), ['--help']);

  const longest = Math.max(...output.split('\n').map((line) => line.length));
  for (const flag of flagsByName.keys()) expect(output).toContain(`--${flag}`);
  expect(output).toContain('Exit codes:');
  expect(longest).toBeLessThanOrEqual(80);
  expect({ exitCode, errors }).toEqual({ exitCode: 0, errors: '' });
});

test('VA-006 --format json prints one JSON document of the documented shape and nothing else', async () => {
  const folder = temporaryFolder({ 'page.json': pageWith({ ...CARD, componentType: 'news' }) });

  const { output, errors } = await tryCommand(folder, ['page.json', '--format', 'json']);

  expect(JSON.parse(output)).toEqual({
    version: 1,
    files: 1,
    problems: [
      {
        file: 'page.json',
        line: 6,
        column: 28,
        code: 'unknown-component',
        severity: 'error',
        pointer: '/data/flexZone/flexComponents/0/componentType',
        message: 'Unknown component: news. It is not registered.',
        fix: expect.stringContaining('service-card'),
        expected: expect.stringContaining('service-card'),
        found: '"news"',
      },
    ],
    unreadable: [],
  });
  expect(errors).toBe('');
});

test('VA-011 on a terminal many files show progress, and piped output has none', async () => {
  const names = Array.from({ length: 60 }, (_, index) => [`${index}.json`, CARD]);
  const folder = temporaryFolder(Object.fromEntries(names));
  const few = temporaryFolder({ 'card.json': CARD });

  const terminal = await tryCommand(folder, ['.'], { isTTY: true });
  const piped = await tryCommand(folder, ['.']);
  const short = await tryCommand(few, ['.'], { isTTY: true });

  expect(terminal.errors).toContain('Checked 20 of 60 files');
  expect(stripVTControlCharacters(terminal.output)).toBe(
    `60 files checked, 0 problems.\n${NOT_CHECKED}`,
  );
  expect(piped).toMatchObject({
    errors: '',
    output: `60 files checked, 0 problems.\n${NOT_CHECKED}`,
  });
  expect(short.errors).toBe('');
});

test('VA-013 warnings are printed and exit 0, and exit 1 with --strict', async () => {
  const header = { componentType: 'home-header', coreHeader: { title: 'Home loans' } };
  const folder = temporaryFolder({ 'page.json': pageWith(header) });

  const lenient = await tryCommand(folder, ['.']);
  const strict = await tryCommand(folder, ['.', '--strict']);

  expect(lenient.output).toContain('page.json:6:28  warning  misplaced-component');
  expect(lenient.output).toContain('1 file checked, 0 problems, 1 warning.');
  expect(lenient.exitCode).toBe(0);
  expect(strict).toMatchObject({ exitCode: 1, output: lenient.output });
});

test('control characters of a file do not reach the terminal', async () => {
  const folder = temporaryFolder({ 'card.json': { ...CARD, 'a\u001B[31m': 1 } });

  const { output } = await tryCommand(folder, ['.']);

  expect(output).toContain('Unknown property: a\\u001b[31m.');
  expect(output).not.toContain('\u001B');
});
