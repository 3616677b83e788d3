import { describe, expect, test } from 'vitest';
import * as serviceCard from '#schemas/generated/cards/service-card.check.ts';
import * as envelope from '#schemas/generated/page-response.check.ts';
import { finish } from '#schemas/finish.ts';
import { truncatePage } from '#schemas/page-limits.ts';
import type { Problem } from '../errors/index.ts';
import { checkPage } from './check-page.ts';

const CARD = { componentType: 'service-card', title: 'Saver Plus' };

/** Returns the model of what can be shown of a response, and what was reported beside. */
function resultOf(response: object) {
  const reported: string[] = [];
  const report = ({ code, pointer }: Problem) => void reported.push(`${code} ${pointer}`);
  const lookUp = { get: () => serviceCard, families: new Map(), failed: new Map() };
  const page = finish(checkPage(finish(truncatePage(response)), { envelope, lookUp, report }));
  if (!page.ok) throw new Error(page.problem.message);
  return { model: page.model, reported };
}

const modelOf = (data: object) => resultOf({ data });

const zone = (...flexComponents: unknown[]) => ({ flexComponents });

describe('the metadata of a page', () => {
  test('stay where they are right, and are dropped where they are wrong', () => {
    expect(modelOf({ meta: { title: 'Saving' } }).model.meta).toEqual({ title: 'Saving' });
    expect(modelOf({ meta: { title: 5 }, flexZone: zone(CARD) })).toMatchObject({
      model: { meta: {}, zones: [{ name: 'flexZone' }] },
      reported: ['wrong-type /data/meta/title'],
    });
    expect(modelOf({ flexZone: zone(CARD) }).model.meta).toEqual({});
  });

  test.each([
    ['a wrong robots', { title: 'Saving', robots: ['noindex'] }],
    ['a misspelt robots', { title: 'Saving', robts: 'noindex' }],
    ['another name for it', { title: 'Saving', noIndex: true }],
    ['another name for it', { title: 'Saving', robots: 'follow', index: false }],
    ['a misspelt word in it', { title: 'Saving', robots: 'no-index, follow' }],
    ['a too long one', { title: 'Saving', robots: 'x'.repeat(101) }],
  ])('with %s keep search engines away: %j', (_, meta) => {
    expect(modelOf({ meta }).model.meta).toEqual({ title: 'Saving', robots: 'noindex' });
  });

  test.each([
    [{ robots: 'index, follow' }],
    [{ robots: 'noindex, nofollow' }],
    [{ robots: 'max-snippet:20, noimageindex' }],
    [{}],
  ])('with a right robots say just that: %j', (meta) => {
    expect(modelOf({ meta }).model.meta).toEqual(meta);
  });

  test.each([[{ index: true }], [{ noindex: false }], [{ indexedAt: '2026-11-20' }]])(
    'that say to be found in other words change nothing: %j',
    (meta) => {
      expect(modelOf({ meta }).model.meta).toEqual({});
    },
  );

  test('that stand a level too high keep search engines away all the same', () => {
    const robots = { robots: 'noindex' };

    expect(modelOf({ ...robots, flexZone: zone(CARD) }).model.meta).toEqual(robots);
    expect(modelOf({ metta: robots, flexZone: zone(CARD) }).model.meta).toEqual(robots);
    expect(resultOf({ meta: robots, data: {} }).model.meta).toEqual(robots);
    expect(resultOf({ ...robots, data: {} }).model.meta).toEqual(robots);
  });

  test('that name an address of their own for the page lose it: a page has the one it stands at', () => {
    expect(
      modelOf({ meta: { title: 'Saving', canonical: 'https://evil.test' } }).model.meta,
    ).toEqual({ title: 'Saving' });
  });

  test('a wrong alternate costs itself', () => {
    const right = { locale: 'fr-BE', url: '/fr' };
    const wrong = [null, { locale: 'fr-BE' }, { ...right, url: 5 }, { locale: 'French', url: '/' }];

    const { model } = modelOf({ meta: { alternates: [...wrong, right, { ...right, new: 1 }] } });

    expect(model.meta).toEqual({ alternates: [right, right] });
  });

  test('lose what is surplus, and an entry in which something is missing in its place', () => {
    const alternate = { locale: 'fr-BE', url: '/fr' };

    expect(modelOf({ meta: { title: 'Saving', colour: 'red' } }).model.meta).toEqual({
      title: 'Saving',
    });
    expect(
      modelOf({ meta: { title: 'Saving', alternates: [{ locale: 'fr-BE', urlx: '/fr' }] } }),
    ).toMatchObject({
      model: { meta: { title: 'Saving', alternates: [] } },
      reported: ['unknown-property /data/meta/alternates/0/urlx'],
    });
    expect(modelOf({ meta: { alternates: [alternate] } }).model.meta).toEqual({
      alternates: [alternate],
    });
  });
});
