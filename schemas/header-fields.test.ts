import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutateValue } from '#tests/mutate-value.ts';
import { componentChecks } from './generated/checks.ts';

type Json = Record<string, unknown>;

const CORE = 'title subtitle body headerImage campaignTitle promoText promoLabel/body';
const IMAGE = 'original transformBaseUrl altTextEN altTextFR altTextNL altTextDE';

function below(parent: string, members: string): string[] {
  return members.split(' ').map((member) => `${parent}/${member}`);
}

test.each([
  ['HD-002 title, subtitle and text', 'category', below('', 'title subtitle body')],
  ['HD-003 a core', 'campaign', below('/coreHeader', `${CORE} promoStickerLayout`)],
  ['HD-004 a picture', 'home', below('/coreHeader/headerImage', IMAGE)],
  [
    'HD-005 the parts of a campaign’s title',
    'campaign',
    below('/coreHeader/campaignTitle', 'primaryTitle secondaryTitle tertiaryTitle'),
  ],
  [
    'HD-006 two calls to action',
    'product',
    ['/cta', '/secondaryCta'].flatMap((cta) => below(cta, 'textLink/text textLink/url microCopy')),
  ],
  ['HD-007 the stores of an app', 'product', below('/deviceSpecificCta', 'android ios')],
  [
    'HD-008 a notification',
    'editorial',
    below('/headerNotification', 'body notificationType textLink'),
  ],
  [
    'HD-009 a legal banner',
    'product',
    below('/legalBanner', 'body image headerBannerType componentStyle'),
  ],
  ['HD-010 quick links', 'home', below('/quickLinks/items/0', 'icon textLink')],
  ['HD-011 selling points', 'campaign', below('/usps/0', 'icon body')],
  ['HD-013 a reading time and a date', 'editorial', ['/readingTime', '/date']],
  ['HD-014 an author', 'editorial', below('/authorInfo', 'image authorName jobTitle intro')],
  ['HD-015 a card of the product', 'product', ['/productCard']],
  ['HD-012 a way back', 'product', ['/backLink']],
  ['HD-012 several banners', 'home', below('/heroBannerArray/0', 'coreHeader')],
  ...['home', 'campaign', 'category', 'editorial', 'product'].map(
    (type): [string, string, string[]] => [
      'HD-012 a feature',
      type,
      below('/featureComponent', 'name properties'),
    ],
  ),
])('%s can be written in a header, each of its fields in one form only', async (_, type, paths) => {
  const header: Json = JSON.parse(
    readFileSync(`fixtures/headers/${type}-header/full.json`, 'utf8'),
  );
  const module = await componentChecks.get(`${type}-header`)?.();
  const check = module?.check ?? (() => []);

  const unread = paths.filter((path) => check(mutateValue(header, path))[0]?.pointer !== path);

  expect(check(header)).toEqual([]);
  expect(unread).toEqual([]);
});
