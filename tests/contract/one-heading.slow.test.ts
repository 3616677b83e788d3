import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createRequestHandler } from '#renderer/server';
import { registry } from '#registry';
import { DEFAULT_CONTENT, readOffer } from '#schemas/content/read-offer.ts';
import { experience } from '#site/experience.ts';
import { collectFailures } from '../sample/collect-failures.ts';
import { takeSample } from '../sample/take-sample.ts';

type Json = Readonly<Record<string, unknown>>;

/** Returns true for what every visitor may see, the default of what only some are offered. */
const isForAll = ({ taxonomies }: Json) =>
  readOffer(taxonomies)?.contents.includes(DEFAULT_CONTENT) ?? true;

interface Page {
  readonly meta?: Json;
  readonly header?: readonly Json[];
  readonly flex?: readonly Json[];
}

const ADDRESS = 'https://www.meridia.test/en/individuals/rates';

/** The texts of the h1, or of headings of another level, that a page has as a server renders it. */
async function headingsOf({ meta, header, flex }: Page, level = 1): Promise<string[]> {
  const data = {
    ...(meta && { meta }),
    ...(header && { mainHeaderZone: { flexComponents: header } }),
    ...(flex && { flexZone: { flexComponents: flex } }),
  };
  const handle = createRequestHandler({
    registry,
    experience,
    files: () => ({ styles: [], code: [], fonts: [], modules: [] }),
    fetch: () => Promise.resolve(Response.json({ data })),
    cmsData: () => Promise.resolve({}),
    console: { error: () => {}, warn: () => {}, info: () => {} },
  });
  const response = await handle(new Request(ADDRESS));
  const html = await response.text();
  const headings = html.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, 'gs'));
  return [...headings].map(([, inner = '']) => inner.replaceAll(/<[^>]*>|\u00AD/g, ''));
}

const VARIANTS = registry.entries
  .filter(({ family }) => family === 'headers')
  .map(({ type }) => type);

const titled = (componentType: string, title: string) => ({ componentType, title });
const home = (title: string) => ({ componentType: 'home-header', coreHeader: { title } });
const section = titled('section-title', 'Rates of today');
const named = { title: 'Rates and fees' };

describe('a page has exactly one h1', () => {
  test.each([
    ['a header', { meta: named, header: [home('Welcome')] }, 'Welcome'],
    ['two headers', { header: [home('One'), titled('category-header', 'Two')] }, 'One'],
    ['a header among the blocks', { flex: [section, home('Late'), home('Later')] }, 'Late'],
    [
      'a header that cannot be shown before one that can',
      { header: [titled('category-header', ''), home('Second')] },
      'Second',
    ],
    ['no header', { meta: named, flex: [section] }, 'Rates and fees'],
    ['a header without a title', { meta: named, header: [home('')] }, 'Rates and fees'],
    ['neither a header nor a name', { flex: [section] }, experience.appName],
    ['nothing', {}, experience.appName],
  ])('HD-001 whatever its model says: %s', async (_, page, heading) => {
    expect(await headingsOf(page)).toEqual([heading]);
  });

  test('HD-001 the variants of headers are home, campaign, category, editorial and product', () => {
    expect(VARIANTS.toSorted()).toEqual(
      ['campaign', 'category', 'editorial', 'home', 'product'].map((name) => `${name}-header`),
    );
  });

  test.each(VARIANTS)(
    'HD-001 the variant %s brings it, alone; behind another header its title is an h2',
    async (variant) => {
      const path = `fixtures/headers/${variant}/full.json`;
      const header = JSON.parse(readFileSync(path, 'utf8')) as Json;

      const [own, ...others] = await headingsOf({ meta: named, header: [header] });
      expect([named.title, undefined]).not.toContain(own);
      expect(others).toEqual([]);

      const second = { header: [home('First'), header] };
      expect(await headingsOf(second)).toEqual(['First']);
      expect(await headingsOf(second, 2)).toContain(own);
    },
  );

  test('so has every page of the fixtures', async () => {
    const paths = globSync('fixtures/pages/**/*.json').toSorted();
    const sample = takeSample(paths, { count: 6, pathsOf: (path) => [path] });

    const failures = await collectFailures(sample, String, async (path) => {
      const { meta, mainHeaderZone, flexZone } = JSON.parse(readFileSync(path, 'utf8')).data;
      const flex = flexZone?.flexComponents;
      // Of the headers that some visitors are offered, one is shown.
      const header = mainHeaderZone?.flexComponents.filter(isForAll);
      expect(await headingsOf({ meta, header, flex })).toHaveLength(1);
    });

    expect(failures).toEqual([]);
  });
});
