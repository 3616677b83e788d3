import { expect, test } from 'vitest';
import { languages, translatorFor, type Language } from '../environment/messages.ts';
import type { Refusal } from '../state/structure/refusal.ts';
import { getZoneLabel } from '../layout/zone-label.ts';
import { formatRefusal } from './refusal-text.ts';

const REFUSALS: { readonly [Kind in Refusal['kind']]: Refusal & { readonly kind: Kind } } = {
  broken: { kind: 'broken' },
  unread: { kind: 'unread' },
  elsewhere: { kind: 'elsewhere' },
  zone: { kind: 'zone' },
  gone: { kind: 'gone' },
  'inside-itself': { kind: 'inside-itself' },
  'at-start': { kind: 'at-start' },
  'at-end': { kind: 'at-end' },
  'no-component': { kind: 'no-component' },
  'too-long': { kind: 'too-long' },
  'no-copying': { kind: 'no-copying' },
  'no-pasting': { kind: 'no-pasting' },
  'unknown-type': { kind: 'unknown-type', type: 'zzz' },
  'not-taken': { kind: 'not-taken', type: 'cards', holder: 'legalZone', zones: ['flexZone', 'b'] },
  'takes-nothing': { kind: 'takes-nothing', type: 'accordion' },
  full: { kind: 'full', holder: 'cards', count: 200 },
  'page-full': { kind: 'page-full', count: 2_000 },
};

const wordsFor = (locale: Language) => ({
  t: translatorFor(locale),
  zoneLabel: (name: string) => getZoneLabel(name, 'write', translatorFor(locale)),
});

test.each(languages)('every refusal is a sentence of its own in $name', ({ locale }) => {
  const texts = Object.values(REFUSALS).map((each) => formatRefusal(each, wordsFor(locale)));

  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => text.includes('{{') || !/[.)]$/.test(text))).toEqual([]);
});

test('a refusal names what it is about', () => {
  const words = wordsFor('en-GB');

  expect(formatRefusal(REFUSALS['not-taken'], words)).toBe(
    'Legal does not take cards. It may stand in Content, b.',
  );
  expect(formatRefusal(REFUSALS.full, words)).toMatch(
    /^cards is full: it holds 200 components already\./,
  );
  expect(formatRefusal(REFUSALS['at-start'], words)).toContain('Ctrl+M');
});
