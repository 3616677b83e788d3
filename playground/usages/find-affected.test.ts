import { expect, test } from 'vitest';
import { createMemoryStore } from '#fixtures/backend';
import { findAffected, type SavedChange } from './find-affected.ts';

const titled = (title: string, more: object = {}) => ({
  componentType: 'section-title',
  title,
  ...more,
});
const pageOf = (title: string, more: object = {}) => ({
  data: { flexZone: { flexComponents: [titled(title, more)] } },
});
const scenario = (page: object, more: object = {}) => ({
  title: 'A scenario',
  description: 'One of the sample.',
  tags: ['sample'],
  page,
  locale: 'en-GB',
  ...more,
});

const FILES = createMemoryStore({
  'pages/en/cards.json': pageOf('Cards'),
  'pages/en/individuals.json': pageOf('From %{savings:rate}%'),
  'pages/en/business.json': pageOf('Business', {
    taxonomies: [{ key: 'personalization', values: ['rates:default', 'rates:saver'] }],
  }),
  'blocks/section-title/rate.json': titled('%{savings:rate}%'),
  'experiment-list/home.json': {
    experiments: [
      {
        key: 'home',
        experimentUrl: '/en/individuals',
        variants: [
          { variant: 'control', variantUrl: '/en/individuals' },
          { variant: 'b', variantUrl: '/en/business' },
        ],
      },
    ],
  },
  'offers/saver.json': {
    execute: { mboxes: [{ name: 'rates', options: [{ type: 'html', content: 'saver' }] }] },
  },
  'scenarios/home/variant.json': scenario({ path: '/en/individuals' }, { experiment: 'home:b' }),
  'scenarios/home/en.json': scenario({ fixture: 'en/individuals' }),
  'scenarios/home/business.json': scenario({ fixture: 'en/business' }),
  'scenarios/home/fr.json': scenario({ fixture: 'en/business' }, { locale: 'fr-BE' }),
  'scenarios/section-title/rate.json': scenario({ component: 'blocks/section-title/rate' }),
  'scenarios/section-title/patched.json': scenario(
    { fixture: 'en/business' },
    {
      patch: [
        {
          op: 'replace',
          path: '/data/flexZone/flexComponents/0/title',
          value: '%{savings:rate}%',
        },
      ],
    },
  ),
});

const find = (change: Partial<SavedChange>) =>
  findAffected(FILES, { paths: [], macros: [], ...change });

test('a macro is seen in the pages that use it, and in all scenarios of them', async () => {
  expect(await find({ macros: ['savings:rate'] })).toEqual({
    pages: ['/en/individuals'],
    scenarios: ['home/en', 'section-title/patched', 'section-title/rate'],
  });
});

test('a page and a component are seen in their scenarios', async () => {
  const pages = await find({ paths: ['pages/en/business.json'] });
  const component = await find({ paths: ['blocks/section-title/rate.json'] });

  expect(pages).toEqual({
    pages: ['/en/business'],
    scenarios: ['home/business', 'home/fr', 'section-title/patched'],
  });
  expect(component).toEqual({ pages: [], scenarios: ['section-title/rate'] });
});

test('a shell is seen around all pages of its locale', async () => {
  const { scenarios } = await find({ paths: ['cms-data/fr-BE.json'] });

  expect(scenarios).toEqual(['home/fr']);
});

test('a list of experiments is seen on their pages, and in the scenarios of its variants', async () => {
  expect(await find({ paths: ['experiment-list/home.json'] })).toEqual({
    pages: ['/en/business', '/en/individuals'],
    scenarios: ['home/variant'],
  });
});

test('offers are seen on the pages that have their contents', async () => {
  expect(await find({ paths: ['offers/saver.json'] })).toEqual({
    pages: ['/en/business'],
    scenarios: [],
  });
});

test('what no page uses is seen nowhere', async () => {
  expect(await find({ macros: ['loans:fee'] })).toEqual({ pages: [], scenarios: [] });
});
