import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { createRegistry } from '#renderer';
import { registry } from '#registry';
import '#registry/theme.css';
import { markupOf } from './markup-of.ts';
import { mountPage, servePage, type LivingPage, type ServedPageOptions } from './served-page.ts';

type Json = Readonly<Record<string, unknown>>;
type PageOptions = Omit<ServedPageOptions, 'registry'>;

const fixtures = import.meta.glob<Json>('../../fixtures/*/*/*.json', {
  eager: true,
  import: 'default',
});
const frames = import.meta.glob<Json>('../../fixtures/cms-data/*.json', {
  eager: true,
  import: 'default',
});

/** All its fields are empty, and an empty field leaves no markup. */
const DRAWS_NOTHING = 'blocks/legal-banner/minimal';

const nameOf = (path: string) => path.slice('../../fixtures/'.length, -'.json'.length);
/** Of a file `cms-data/<locale>.<segment>`, or without a segment. */
const localeOf = (path: string) => nameOf(path).slice('cms-data/'.length).split('.')[0] ?? '';
const components = registry.entries.filter(({ kind }) => kind === 'component');
const goodFixtures = Object.entries(fixtures)
  .map(([path, config]) => [nameOf(path), config] as const)
  .filter(([name]) => !name.endsWith('.invalid'))
  .filter(([, config]) => components.some(({ type }) => type === config['componentType']));
const shellParts = registry.entries.filter(({ kind }) => kind === 'shell').map(({ type }) => type);

/** Every entry as if it had something to do in a browser, so that hydration compares all of it. */
const allLive = createRegistry(registry.entries.map((entry) => ({ ...entry, interactive: true })));

/** A component alone is no page: below the page's h1 the h3 of a card would skip a level. */
const withoutHeading = createRegistry(
  allLive.entries.filter(({ type }) => type !== 'page-heading'),
);

/** Without a title: behind a section's the titles of some are a level lower. */
const BEFORE = { componentType: 'paragraph', richBody: { value: '<p>Before</p>' } };
const AFTER = { componentType: 'accordion', items: [{ title: 'After' }] };

let living: LivingPage | undefined;
let spoken: MockInstance[];

beforeEach(() => {
  spoken = (['error', 'warn'] as const).map((level) => vi.spyOn(console, level));
});
afterEach(() => {
  living?.experience.dispose();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** One item of a page as the server renders it, once hydrated, and as the browser alone renders it. */
async function drawingsOf(selector: string, options: PageOptions) {
  const page = { registry: allLive, ...options };
  const currentMarkup = () => markupOf(document.querySelector(selector));

  const served = await servePage(page);
  const server = currentMarkup();
  const hydrating = await served.hydrate();
  const hydrated = currentMarkup();
  hydrating.experience.dispose();
  living = await mountPage(page);

  return {
    markup: { server, hydrated, mounted: currentMarkup() },
    complaints: hydrating.messages(),
  };
}

/** Fails when the console spoke, be it React's own warning. */
function expectSilence(): void {
  expect(spoken.flatMap(({ mock }) => mock.calls)).toEqual([]);
}

test.each(goodFixtures)(
  'RN-022 %s renders the same within a page and alone, on the server and in a browser',
  async (name, config) => {
    const alone = await drawingsOf('.zone > .slot', { components: [config] });
    const within = await drawingsOf('.zone > .slot:nth-child(2)', {
      components: [BEFORE, config, AFTER],
    });

    const { server } = alone.markup;
    const sameEverywhere = { server, hydrated: server, mounted: server };
    expect(server.length > 0).toBe(name !== DRAWS_NOTHING);
    expect(alone).toEqual({ markup: sameEverywhere, complaints: [] });
    expect(within).toEqual({ markup: sameEverywhere, complaints: [] });
    expectSilence();
  },
);

test.each(goodFixtures)('%s passes axe with its styles', async (_, config) => {
  living = await mountPage({ registry: withoutHeading, components: [config] });

  const { violations } = await axe.run('#page');

  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

describe.each(Object.entries(frames))('with the shell data of %s', (path, cmsData) => {
  // Where there is no page the error card has something to say as well.
  const options = { locale: localeOf(path), cmsData };

  test.each(shellParts)(
    'RN-022 %s renders the same within a page and alone, on the server and in a browser',
    async (type) => {
      const slots = { part: { shell: type }, other: { shell: 'footer' } };
      const alone = { ...options, layout: { order: ['part'], slots } };
      const within = { ...options, layout: { order: ['other', 'part', 'main'], slots } };

      const one = await drawingsOf('[data-slot="part"]', alone);
      const other = await drawingsOf('[data-slot="part"]', within);

      const { server } = one.markup;
      expect(server).not.toEqual([]);
      expect(one.markup).toEqual({ server, hydrated: server, mounted: server });
      expect(other).toEqual(one);
      expect(one.complaints).toEqual([]);
      expectSilence();
    },
  );
});
