import { expect, test } from 'vitest';
import { readFlags } from './flags.ts';

function refusalOf(...args: string[]): string {
  const request = readFlags(args);
  return 'refusal' in request ? request.refusal : 'not refused';
}

test('paths and flags come in any order, and a value follows its flag or an equals sign', () => {
  const flags = { paths: ['a.json', 'b'], format: 'sarif', strict: true, changed: 'main' };

  expect(
    readFlags(['--strict', 'a.json', '--format', 'sarif', 'b', '--changed', 'main']),
  ).toMatchObject({ flags });
  expect(readFlags(['a.json', '--changed=main', '--format=sarif', '--strict', 'b'])).toMatchObject({
    flags,
  });
});

test('without flags the report is text, warnings are let through, and every file is checked', () => {
  expect(readFlags(['a.json'])).toEqual({
    flags: { paths: ['a.json'], format: 'text', strict: false },
  });
});

test('what follows -- is a path, whatever it looks like', () => {
  expect(readFlags(['--', '--strict'])).toMatchObject({ flags: { paths: ['--strict'] } });
});

test.each([['--help'], ['-h'], ['a.json --strickt --help'], ['--help --format xml']])(
  '%s asks for help, whatever else is said',
  (args) => {
    expect(readFlags(args.split(' '))).toEqual({ help: true });
  },
);

test.each([
  ['--strickt a.json', 'Unknown flag: --strickt. Did you mean --strict?'],
  ['-strict a.json', 'Unknown flag: -strict. Did you mean --strict?'],
  ['--fromat=json a.json', 'Unknown flag: --fromat. Did you mean --format?'],
  ['--colour a.json', 'Unknown flag: --colour. Use some of: '],
  ['--no-strict a.json', 'Unknown flag: --no-strict.'],
])('an unknown flag is refused with the nearest one or with all of them: %s', (args, refusal) => {
  expect(refusalOf(...args.split(' '))).toContain(refusal);
});

test.each([
  ['--format', '--format needs a name behind it.'],
  ['--format --strict a.json', '--format needs a name behind it.'],
  ['--changed', '--changed needs a git ref behind it.'],
  ['--changed --strict', '--changed needs a git ref behind it.'],
  ['--changed=--output=x a.json', '--changed needs a git ref behind it.'],
  ['--changed= a.json', '--changed needs a git ref behind it.'],
  ['--strict=yes a.json', '--strict takes no value.'],
])(
  'a flag without its value, or with one that it does not take, is refused: %s',
  (args, refusal) => {
    expect(refusalOf(...args.split(' '))).toContain(refusal);
  },
);

test('flags, formats and paths are refused in full sentences', () => {
  expect(refusalOf('--colour', 'a.json')).toBe(
    'Unknown flag: --colour. Use some of: --format, --against, --components, --changed, --strict, --help.',
  );
  expect(refusalOf('--strict=yes', 'a.json')).toBe('--strict takes no value. Leave it out.');
  expect(refusalOf('--format', 'pdf', 'a.json')).toBe(
    'Unknown format: pdf. Use one of: text, json, sarif, junit, github.',
  );
  expect(refusalOf('a.json', '')).toContain('A path is empty.');
});

test('what content is held against is named by a folder', () => {
  expect(readFlags(['a.json', '--against', 'fixtures'])).toMatchObject({
    flags: { paths: ['a.json'], against: 'fixtures' },
  });
});

test('an unknown format is refused with the nearest one and all of them', () => {
  expect(refusalOf('--format', 'sarf', 'a.json')).toBe(
    'Unknown format: sarf. Did you mean sarif? Use one of: text, json, sarif, junit, github.',
  );
});

test('nothing to check is refused, but --changed alone means the present folder', () => {
  expect(refusalOf()).toBe(
    'There is nothing to check. Name files or folders, or - for standard input.',
  );
  expect(refusalOf('')).toBe('A path is empty. Name files or folders, or - for standard input.');
  expect(readFlags(['--changed', 'main'])).toMatchObject({ flags: { paths: ['.'] } });
});

test('standard input has no history, so - and --changed exclude each other', () => {
  expect(refusalOf('-', '--changed', 'main')).toContain('cannot stand beside --changed');
});
