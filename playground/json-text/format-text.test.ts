import { globSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatText } from './format-text.ts';

const withoutSpaces = (text: string) => text.replace(/\s/g, '');

test('every page is formatted as a file of it is written, from whatever it is made of', () => {
  for (const path of globSync('fixtures/pages/**/*.json')) {
    const page: unknown = JSON.parse(readFileSync(path, 'utf8'));
    const written = JSON.stringify(page, undefined, 2);

    expect(formatText(JSON.stringify(page))).toBe(written);
    expect(formatText(`${written}\n`)).toBe(`${written}\n`);
  }
});

test('no value is another afterwards, and a second time changes nothing', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('', ' ', '\t'), (value, space) => {
      const formatted = formatText(JSON.stringify(value, undefined, space));

      expect(JSON.parse(formatted)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(formatText(formatted)).toBe(formatted);
    }),
  );
});

test('of a broken text no character is lost', () => {
  const text = JSON.stringify({ a: [{ b: 'c d' }, 1], e: { f: [] } });
  fc.assert(
    fc.property(fc.nat(text.length), fc.nat(4), fc.string(), (start, length, typed) => {
      const broken = text.slice(0, start) + typed + text.slice(start + length);

      expect(withoutSpaces(formatText(broken))).toBe(withoutSpaces(broken));
    }),
  );
});
