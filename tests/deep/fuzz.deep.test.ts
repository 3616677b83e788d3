import { assert, asyncProperty, array, constantFrom, oneof, string, tuple } from 'fast-check';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { harmIn } from '../hostile/harm-in.ts';
import { PAGES } from '../journeys/pages.ts';
import { createAsk } from './answers.ts';
import { goodComponents } from './good-components.ts';
import { mutated, mutations } from './spoiled-values.ts';
import { randomPages } from './random-pages.ts';
import { seedOf } from './units.ts';

const HOME = '/en/individuals';
const RUNS = 150;
const ROUNDS = [1, 2, 3, 4, 5, 6, 7, 8];

const ask = await createAsk();
const good = await goodComponents();

test.each(ROUNDS)(
  'random pages have problems only where they were planted, round %i',
  async (round) => {
    const seed = seedOf(`random pages ${round}`);
    const property = asyncProperty(randomPages(good), async ({ model, plantedAt, goodCount }) => {
      const { status, html, faultsAt } = await ask(HOME, JSON.stringify(model));

      const isPlanted = (pointer: string) =>
        plantedAt.some((planted) => isWithin(pointer, planted));
      const isFound = (planted: string) => faultsAt.some((pointer) => isWithin(pointer, planted));
      expect(status).toBe(200);
      expect(faultsAt.filter((pointer) => !isPlanted(pointer))).toEqual([]);
      expect(plantedAt.filter((planted) => !isFound(planted))).toEqual([]);
      expect(slotsIn(html)).toBeGreaterThanOrEqual(goodCount);
      expect(harmIn(html)).toEqual([]);
    });

    await assert(property, { seed, numRuns: RUNS });
  },
);

test.each(PAGES)('%s, changed at random, is still an orderly and harmless page', async (path) => {
  const page: unknown = JSON.parse(await readFile(`fixtures/pages${path}.json`, 'utf8'));
  const property = asyncProperty(mutations, async (changes) => {
    const { status, html, messages } = await ask(path, mutated(page, changes));

    expect([200, 503]).toContain(status);
    expect(html).toMatch(/<\/html>\s*$/);
    expect(harmIn(html)).toEqual([]);
    expect(messages.filter((message) => message.includes('unexpected-error'))).toEqual([]);
  });

  await assert(property, { seed: seedOf(path), numRuns: RUNS });
});

test.each(ROUNDS)('random rich text is rendered without harm, round %i', async (round) => {
  const property = asyncProperty(richText(), async (body) => {
    const component = { componentType: 'paragraph', richBody: { value: body } };
    const model = { data: { flexZone: { flexComponents: [component, { ...TITLE }] } } };
    const { status, html } = await ask(HOME, JSON.stringify(model));

    expect(status).toBe(200);
    expect(html).toContain(TITLE.title);
    expect(harmIn(html)).toEqual([]);
  });

  await assert(property, { seed: seedOf(`rich text ${round}`), numRuns: RUNS });
});

const TITLE = { componentType: 'section-title', title: 'It stands after the text' };

/** Pieces of markup as careless and as hostile authors write them. */
function richText() {
  const tag = constantFrom(
    ...'p b i a ul li table tr td h2 h6 script style svg iframe img object form template'.split(
      ' ',
    ),
  );
  const attribute = constantFrom(
    ' onclick="alert(1)"',
    ' href="javascript:alert(1)"',
    " href='/a'",
    ' style="position:fixed"',
    ' src=x onerror=alert(1)',
    ' srcdoc="<script>alert(1)</script>"',
  );
  const piece = oneof(
    tuple(tag, array(attribute, { maxLength: 2 })).map(([name, all]) => `<${name}${all.join('')}>`),
    tag.map((name) => `</${name}>`),
    constantFrom(
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '&lt;script&gt;',
      '&#x3c;',
      '{{',
      '}}',
      '\u0000',
    ),
    string({ maxLength: 12 }),
  );
  return array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
}

function isWithin(pointer: string, outer: string): boolean {
  return pointer === outer || pointer.startsWith(`${outer}/`);
}

function slotsIn(html: string): number {
  return html.split('<div class="slot"').length - 1;
}
