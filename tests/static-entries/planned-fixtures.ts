import { globSync, readFileSync } from 'node:fs';
import { type Registry } from '#renderer';
import { createMemoryHost } from '#renderer/memory';
import { experience } from '#site/experience.ts';
import { createPlan, readSiteContext } from '../../renderer/create-plan/index.ts';
import type { Plan } from '../../renderer/plan/index.ts';
import { createPlatform, type Platform } from '../../renderer/platform/index.ts';
import type { LoadedCode } from '../../renderer/registry/index.ts';

type Json = Readonly<Record<string, unknown>>;

/** A page that stands ready to be rendered. */
export interface PlannedPage {
  readonly plan: Plan;
  readonly code: LoadedCode;
  readonly platform: Platform;
}

const FIXTURES = globSync('fixtures/{headers,cards,blocks}/*/*.json').filter(
  (path) => !path.endsWith('.invalid.json'),
);
const NOT_FOUND = { status: 404 };

/** Holds the results for the query of each page's address. */
const FOUND = {
  total: 43,
  items: [
    { title: 'Cards', url: '/en/individuals/cards', excerpt: 'A card <b>& more' },
    { title: 'Without an excerpt', url: 'https://www.example.com' },
  ],
};

/**
 * Every fixture of every component as on a page, also where its feature is missing; and all of the
 * shell.
 */
export function planFixtures(registry: Registry): Promise<PlannedPage[]> {
  const components = FIXTURES.map((path) => {
    const { $schema: _schema, id: _id, ...component } = readJson(path);
    return component;
  });
  const withoutFeatures = components.map((component) =>
    JSON.parse(JSON.stringify(component).replaceAll('"branch-opening-hours"', '"no-feature"')),
  );
  const taxonomies = [{ key: 'personalization', values: ['title:default'] }];
  const withoutHeader = [
    { componentType: 'section-title', title: 'A page without header', taxonomies },
  ];
  const pages = [components, withoutFeatures, withoutHeader].map((flexComponents) => ({
    data: { flexZone: { flexComponents } },
  }));
  return planPages(registry, [...pages, undefined]);
}

/** Plans pages from what the content service would answer; without an answer there is no page. */
export function planPages(
  registry: Registry,
  pages: readonly (Json | undefined)[],
): Promise<PlannedPage[]> {
  return Promise.all(pages.map((page) => planOf(registry, page)));
}

/** All macros of the fixtures: a feature may need a value, such as the rate of a loan. */
const MACROS = {
  groups: globSync('fixtures/macros/*.json').flatMap((path) => readJson(path)['groups'] ?? []),
};

function answerTo(url: string, page: Json | undefined): Response {
  const { pathname } = new URL(url);
  if (pathname.startsWith('/fulltext-search')) return Response.json(FOUND);
  if (pathname.startsWith('/macros')) return Response.json(MACROS);
  return page ? Response.json(page) : new Response(undefined, NOT_FOUND);
}

async function planOf(registry: Registry, page: Json | undefined): Promise<PlannedPage> {
  const host = createMemoryHost({
    url: 'https://www.meridia.test/en/individuals?q=card&page=3',
    fetch: ({ url }) => Promise.resolve(answerTo(url, page)),
    cmsData: readJson('fixtures/cms-data/en-GB.json'),
  });
  // The page that is missing is of a bank with a logo of its own.
  const bank = page ? experience : { ...experience, logoUrl: '/logo.svg' };
  const site = readSiteContext(bank, host);
  const platform = createPlatform({ experience: bank, site }, host);
  const outcome = await createPlan({ platform, registry, signal: new AbortController().signal });
  if (outcome.status !== 'page') throw new Error('The page redirects.');
  return { plan: outcome.plan, code: outcome.code, platform };
}

function readJson(path: string): Json {
  return JSON.parse(readFileSync(path, 'utf8'));
}
