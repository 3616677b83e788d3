import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { pageWith, tryCommand } from '../command/try-command.testing.ts';

const CARD = { componentType: 'service-card', title: 'Saver Plus' };
const RED = '\u001B[31m';

const lines = (text: string) => text.split('\n');

test('the problems of a file are together below its name, in the order of the text', async () => {
  const folder = temporaryFolder({
    'a.json': { ...CARD, cardSize: 'huge', titel: 'x' },
    'b.json': { componentType: 'service-card' },
  });

  const { output } = await tryCommand(folder, ['.']);

  const headings = lines(output).filter((line) => /^\S/.test(line));
  expect(headings).toEqual([
    'a.json: 2 problems',
    'b.json: 1 problem',
    '2 files checked, 3 problems.',
    'Icons, macros, images and links were not checked: give --against <folder>.',
  ]);
  expect(output.indexOf('a.json:4:15')).toBeLessThan(output.indexOf('a.json:5:3'));
});

test('where there was nothing to check, nothing is said about what was not', async () => {
  const { output } = await tryCommand(temporaryFolder({}), ['.']);

  expect(output).toBe('0 files checked, 0 problems.\n');
});

test('no line is wider than 80 columns, but for a place or a word that would break in two', async () => {
  const path = `${'deep/'.repeat(11)}page.json`;
  const folder = temporaryFolder({ [path]: pageWith({ ...CARD, colour: 'red', image: {} }) });

  const { output } = await tryCommand(folder, ['.']);

  const wide = lines(output).filter((line) => line.length > 80);
  expect(output).toContain('Free names here:');
  expect(wide).toEqual([
    `  ${path}:8:11  error  unknown-property`,
    `  ${path}:9:20  error  missing-property`,
  ]);
});

test.each([
  [60, 60],
  [10, 40],
  [400, 100],
])('on a terminal of %i columns lines are at most %i wide', async (columns, most) => {
  const folder = temporaryFolder({ 'a.json': { componentType: 'none' } });

  const { output } = await tryCommand(folder, ['.'], { isTTY: true, columns });

  // A word that is longer than a line, such as the name of a component, has one of its own.
  const divisible = lines(stripVTControlCharacters(output)).filter((line) => /\S\s/.test(line));
  const widths = divisible.map((line) => line.length);
  expect(Math.max(...widths)).toBeLessThanOrEqual(most);
});

const TERMINAL = { isTTY: true };

test.each([
  ['a terminal is coloured', TERMINAL, true],
  ['what is no terminal is not', {}, false],
  ['NO_COLOR switches colours off', { ...TERMINAL, env: { NO_COLOR: '1' } }, false],
  ['an empty NO_COLOR says nothing', { ...TERMINAL, env: { NO_COLOR: '' } }, true],
  ['FORCE_COLOR switches colours on', { env: { FORCE_COLOR: '1' } }, true],
  ['an empty FORCE_COLOR does as well', { env: { FORCE_COLOR: '' } }, true],
  ['FORCE_COLOR=0 switches colours off', { ...TERMINAL, env: { FORCE_COLOR: '0' } }, false],
  ['FORCE_COLOR goes before NO_COLOR', { env: { NO_COLOR: '1', FORCE_COLOR: '1' } }, true],
  ['a dumb terminal is not coloured', { ...TERMINAL, env: { TERM: 'dumb' } }, false],
])('%s', async (_name, trial, isColoured) => {
  const folder = temporaryFolder({ 'a.json': { componentType: 'service-card' } });

  const { output } = await tryCommand(folder, ['.'], trial);

  expect(output.includes(RED)).toBe(isColoured);
});

test('colours change nothing but colours', async () => {
  const folder = temporaryFolder({ 'a.json': { ...CARD, cardSize: 'huge', id: 5 } });

  const plain = await tryCommand(folder, ['.']);
  const coloured = await tryCommand(folder, ['.'], { env: { FORCE_COLOR: '1' } });

  expect(coloured.output).not.toBe(plain.output);
  expect(stripVTControlCharacters(coloured.output)).toBe(plain.output);
});

test.each(['json', 'sarif', 'junit', 'github'])('%s is never coloured', async (format) => {
  const folder = temporaryFolder({ 'a.json': { componentType: 'service-card' } });

  const { output } = await tryCommand(folder, ['.', '--format', format], {
    isTTY: true,
    env: { FORCE_COLOR: '1' },
  });

  expect(output).not.toContain('\u001B');
});

test('signs that turn the direction of text or break a line reach no report as they are', async () => {
  const folder = temporaryFolder({ 'a.json': { ...CARD, 'x\u202Ey\u2028z': 1 } });

  const { output } = await tryCommand(folder, ['.']);

  expect(output).toContain('x\\u202ey\\u2028z');
});

test('of many warnings of one kind in a file three are printed in full and the others by their lines', async () => {
  const cards = Array.from({ length: 6 }, () => ({
    ...CARD,
    link: { text: 'x', url: 'ftp://x/' },
  }));
  const folder = temporaryFolder({ 'page.json': pageWith(...cards) });

  const { output } = await tryCommand(folder, ['page.json']);
  const strict = await tryCommand(folder, ['page.json', '--strict']);

  expect(output.match(/Refused address:/g)).toHaveLength(3);
  expect(output).toContain('  3 more of refused-address, in lines 34, 42, 50.\n');
  expect(output).toContain('1 file checked, 0 problems, 6 warnings.');
  expect(strict.output.match(/Refused address:/g)).toHaveLength(6);
});
