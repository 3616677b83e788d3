import { expect, test } from 'vitest';
import { packTexts, unpackTexts } from './packed-texts.ts';

/** Anything at all in the form of a link. */
async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
}

const CHANGE = { line: 1, removed: 2, inserted: 'é\n', place: 'a.b' };

test('what is packed comes back', async () => {
  const linked = { page: { of: '1.a', changes: [CHANGE] }, macros: 'whole' };

  expect(await unpackTexts(await packTexts(linked))).toEqual({ edits: linked });
});

test('a link of the first version has whole texts', async () => {
  const link = await packed(JSON.stringify({ page: '\uFEFFa\r\nb' }));

  expect(await unpackTexts(link)).toEqual({ edits: { page: 'a\nb' } });
});

test.each([[[3, {}]], [[3, 'any form']], [[2, { page: '{}', prices: '{}' }]]])(
  'of a later playground’s link %j nothing is used',
  async (value) => {
    expect(await unpackTexts(await packed(JSON.stringify(value)))).toEqual({
      edits: {},
      trouble: 'other-version',
    });
  },
);

const page = (said: unknown) => JSON.stringify([2, { page: said }]);
const changed = (wrong: unknown[]) => page(['1.a', [wrong]]);

test.each([
  'no JSON',
  'null',
  '[]',
  '[2]',
  '[2, []]',
  '[2, null]',
  '7',
  page(7),
  page(null),
  page({ of: '1.a', changes: [] }),
  page([1, []]),
  page(['1.a', {}]),
  page(['1.a', [null]]),
  changed([-1, 0, '', '']),
  changed([0.5, 0, '', '']),
  changed([1e300, 0, '', '']),
  changed([0, '0', '', '']),
  changed([0, 0, 0, '']),
  changed([0, 0, '']),
  '['.repeat(200_000),
])('of an altered link nothing is used: %#', async (text) => {
  expect(await unpackTexts(await packed(text))).toEqual({ edits: {}, trouble: 'cut' });
});

test('names that every object has are no documents', async () => {
  const link = await packed('[2, {"__proto__": "x", "constructor": "y"}]');

  expect(await unpackTexts(link)).toEqual({ edits: {}, trouble: 'other-version' });
});
