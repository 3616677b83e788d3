import { expect, test } from 'vitest';
import type { OpenedScenario } from '../playground.ts';
import { change, choose, open, showTab } from '../playground.ts';
import { readText, sampleScenario } from '../sample-scenario.testing.ts';
import { MAX_DOCUMENT_BYTES } from '#schemas/max-document-bytes.ts';
import { MAX_LINK_CHARACTERS, readAddress, writeAddress, type Address } from './address.ts';
import { resolveLinkedTexts } from './linked-texts.ts';

const HERE = new URL('https://www.meridia.test/playground/?scenario=home/en&tab=shell#edits=old');
const opened = open(sampleScenario, readText);
const EDITED = `{"data": {"meta": {"title": "é € 𝒳"}}}\n${'filler '.repeat(2_000)}`;
const textsIn = ({ edits }: Address, { texts }: OpenedScenario = sampleScenario) =>
  resolveLinkedTexts(edits, texts).texts;
const edited = change(opened, { document: 'page', text: EDITED, kind: 'typed', time: 0 }, readText);

test('an address names the scenario, and nothing that is as the scenario has it', async () => {
  const { href } = await writeAddress(HERE, opened);

  expect(href).toBe('https://www.meridia.test/playground/?scenario=section-title/sample');
});

test('tab, selects and edited texts come back out of an address as they went in', async () => {
  const playground = choose(showTab(edited, 'macros'), 'locale', 'nl-BE');

  const { href, isWhole } = await writeAddress(HERE, playground);
  const address = await readAddress(new URL(href));

  expect(isWhole).toBe(true);
  expect(address).toEqual({
    scenarioId: 'section-title/sample',
    tab: 'macros',
    selects: { locale: 'nl-BE' },
    edits: expect.anything(),
  });
  expect(textsIn(address)).toEqual({ page: EDITED });
});

test('a link that was cut within its texts is recognized, wherever it was cut', async () => {
  const { href } = await writeAddress(HERE, edited);
  const begin = href.indexOf('#') + 1;
  const cuts = [begin + 1, begin + 6, begin + 7, begin + 20, href.length - 20, href.length - 1];

  const addresses = await Promise.all(
    cuts.map((length) => readAddress(new URL(href.slice(0, length)))),
  );

  expect(addresses.map(({ trouble }) => trouble)).toEqual(cuts.map(() => 'cut'));
  expect(addresses.map(({ edits }) => edits)).toEqual(cuts.map(() => ({})));
});

test('a link in which a character was changed is broken', async () => {
  const { href } = await writeAddress(HERE, edited);
  const place = href.length - 30;
  const other = href[place] === 'A' ? 'B' : 'A';

  const address = await readAddress(new URL(href.slice(0, place) + other + href.slice(place + 1)));

  expect(address.trouble).toBe('cut');
});

test('a link whose texts are too long for any address is marked as such', async () => {
  const long = change(
    opened,
    { document: 'page', text: noise(300_000), kind: 'typed', time: 0 },
    readText,
  );

  const { href, isWhole } = await writeAddress(HERE, long);

  expect(isWhole).toBe(false);
  expect(href).not.toContain('#');
});

/** Characters that nothing can pack. */
function noise(length: number): string {
  let seed = 1;
  return Array.from({ length }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return String.fromCharCode(32 + (seed % 90));
  }).join('');
}

const linkWith = (length: number) =>
  writeAddress(
    HERE,
    change(opened, { document: 'page', text: noise(length), kind: 'typed', time: 0 }, readText),
  );

test('a link has at most 30,000 characters', async () => {
  const [shorter, longer] = await Promise.all([linkWith(26_000), linkWith(28_000)]);

  expect([shorter.isWhole, longer.isWhole]).toEqual([true, false]);
  expect(shorter.href.length).toBeGreaterThan(28_000);
  expect(shorter.href.length).toBeLessThanOrEqual(MAX_LINK_CHARACTERS);
  expect(longer.href).not.toContain('#');
});

test.each([
  [1_000_000, true],
  [1_000_001, false],
])('a link with %i characters of edited text is whole: %s', async (length, expected) => {
  const text = ' '.repeat(length);
  const long = change(opened, { document: 'page', text, kind: 'typed', time: 0 }, readText);

  expect((await writeAddress(HERE, long)).isWhole).toBe(expected);
});

test('a short link that unpacks to more than a document may have is refused', async () => {
  const bomb = new Blob([JSON.stringify({ page: ' '.repeat(MAX_DOCUMENT_BYTES) })])
    .stream()
    .pipeThrough(new CompressionStream('gzip'));
  const packed = Buffer.from(await new Response(bomb).arrayBuffer()).toString('base64url');

  const address = await readAddress(new URL(`#edits=${packed}`, HERE));

  expect(address).toMatchObject({ trouble: 'too-large', edits: {} });
});

test('what no select offers, and a tab that is none, are left out', async () => {
  const address = await readAddress(
    new URL(
      'https://www.meridia.test/playground/?locale=Klingon&viewport=-1&tab=x&session=signed-in',
    ),
  );

  expect(address).toEqual({ selects: { session: 'signed-in' }, edits: {} });
});
