import { expect, test } from 'vitest';
import { assert, property } from 'fast-check';
import { createLineWriter, cleanText } from './line-writer.ts';
import { hostileTexts } from './hostile-texts.testing.ts';

test('lines of one turn are written together and in their order', async () => {
  const written: string[] = [];
  const { write } = createLineWriter({ write: (text) => written.push(text) });

  write('one');
  write('two');
  await new Promise((resolve) => setImmediate(resolve));
  write('three');
  await new Promise((resolve) => setImmediate(resolve));

  expect(written).toEqual(['one\ntwo\n', 'three\n']);
});

test('what waits is written at once where the process is about to end', () => {
  const written: string[] = [];
  const { write, flush } = createLineWriter({ write: (text) => written.push(text) });

  write('the last words');
  flush();
  flush();

  expect(written).toEqual(['the last words\n']);
});

test.each([
  ['a line end', 'one\ntwo\r\n', String.raw`one\ntwo\r\n`],
  ['a command to a terminal', 'a\u001B[2Jb\u0007', String.raw`a\u{1b}[2Jb\u{7}`],
  ['a command in one character', 'a\u009B2Jb', String.raw`a\u{9b}2Jb`],
  ['text that runs the other way', 'pay \u202Eevil', String.raw`pay \u{202e}evil`],
  ['an isolate', '\u2067x\u2069', String.raw`\u{2067}x\u{2069}`],
  ['line ends of Unicode', 'a\u2028b\u2029c', String.raw`a\u{2028}b\u{2029}c`],
  ['half a letter', 'a\uD800', String.raw`a\u{d800}`],
  ['letters of any script', 'Épargne, Sparen, 貯蓄 😀', 'Épargne, Sparen, 貯蓄 😀'],
])('%s cannot break a line or a terminal', (_, text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

test('a long text is cut and says how much is left', () => {
  expect(cleanText('x'.repeat(520))).toBe(`${'x'.repeat(500)}... (20 more characters)`);
  expect(cleanText('abcdef', 3)).toBe('abc... (3 more characters)');
});

test('no text at all leaves a character that is not printed as it is', () => {
  assert(
    property(hostileTexts(), (text) => {
      expect(cleanText(text)).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
    }),
  );
});
