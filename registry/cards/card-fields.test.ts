import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { componentChecks } from '#schemas/generated/checks.ts';
import { authoredFixture } from '#tests/fixture.ts';
import { mutateValue } from '#tests/mutate-value.ts';

const CARDS = ['service', 'product', 'article', 'contact', 'news', 'feature', 'video'].map(
  (kind) => `${kind}-card`,
);
const TYPES = globSync('schemas/cards/*.schema.json')
  .map((path) => basename(path, '.schema.json'))
  .filter((type) => CARDS.includes(type));

/**
 * The fields that every card may have; those of one type follow. The first item stands for a list.
 */
const CONTENT = [
  '/cardType',
  '/cardSize',
  '/title',
  '/body',
  '/intro',
  '/image',
  '/link/text',
  '/link/url',
  '/promotionalLabel',
  '/checkMarkList/0',
  '/promoText',
];
const OWN_CONTENT = new Map([
  ['contact-card', ['/email', '/phoneNumber', '/textLinks/0/text', '/textLinks/0/url']],
  ['news-card', ['/date']],
]);
const OF_FLEXIBLE_PAGES = new Map([
  ['article-card', ['/duration']],
  ['video-card', ['/duration', '/linkSource/text', '/linkSource/url', '/videoSource/originalUrl']],
]);

async function problemsOf(type: string, changes: object): Promise<string[]> {
  const { check } = (await componentChecks.get(type)?.()) ?? {};
  const minimal = await authoredFixture(`cards/${type}/minimal`);
  return (check?.({ ...minimal, ...changes }) ?? []).map(({ code }) => code);
}

/**
 * Where a full card has a problem, though it is right, and where it has none, though a wrong value
 * stands there.
 */
async function misreadIn(type: string, pointers: readonly string[]): Promise<string[]> {
  const check = (await componentChecks.get(type)?.())?.check ?? (() => []);
  const full = await authoredFixture(`cards/${type}/full`);
  const refused = check(full).map(({ pointer }) => pointer);
  return [
    ...refused,
    ...pointers.filter((pointer) => check(mutateValue(full, pointer))[0]?.pointer !== pointer),
  ];
}

describe('the fields of cards', () => {
  test('CD-002 there are cards of the kinds service, article, product, contact and news', () => {
    const kinds = ['service', 'article', 'product', 'contact', 'news'];

    expect(TYPES).toEqual(expect.arrayContaining(kinds.map((kind) => `${kind}-card`)));
  });

  test.each(TYPES)('CD-004 a %s is small, medium or large, and nothing else', async (type) => {
    for (const cardSize of ['small', 'medium', 'large']) {
      expect(await problemsOf(type, { cardSize })).toEqual([]);
    }
    expect(await problemsOf(type, { cardSize: 'huge' })).toEqual(['wrong-value']);
  });

  test.each(CARDS)('CD-005 a %s may have each field in one form only', async (type) => {
    const pointers = [...CONTENT, ...(OWN_CONTENT.get(type) ?? [])];

    expect(await misreadIn(type, pointers)).toEqual([]);
  });

  test.each(TYPES)('CD-006 the label of a %s is commercial or operational', async (type) => {
    for (const labelType of ['commercial', 'operational']) {
      const promotionalLabel = { body: 'New', labelType };

      expect(await problemsOf(type, { promotionalLabel })).toEqual([]);
    }
    const wrong = { promotionalLabel: { body: 'New', labelType: 'loud' } };
    expect(await problemsOf(type, wrong)).toEqual(['wrong-value']);
    expect(await problemsOf(type, { promotionalLabel: {} })).toEqual(['missing-property']);
  });

  test.each(CARDS)(
    'CD-007 a %s has the fields of flexible pages, each in one form only',
    async (type) => {
      const pointers = ['/highPrioCard', ...(OF_FLEXIBLE_PAGES.get(type) ?? [])];

      expect(await misreadIn(type, pointers)).toEqual([]);
    },
  );
});
