import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { createRegistry } from '#renderer';
import { registry } from '#registry';
import { pathsOfFixture, takeStratifiedSample } from '../sample/take-sample.ts';
import { markupOf } from './markup-of.ts';
import { mountPage, servePage, type LivingPage, type ServedPageOptions } from './served-page.ts';
import '#registry/theme.css';

type Json = Readonly<Record<string, unknown>>;
type Entry = (typeof registry.entries)[number];
type PageOptions = Omit<ServedPageOptions, 'registry'>;

// Loaded where they are looked at: each is a request.
const fixtures = import.meta.glob<Json>('../../fixtures/{headers,cards,blocks}/*/*.json', {
  import: 'default',
});
const frames = import.meta.glob<Json>('../../fixtures/cms-data/*.json', { import: 'default' });

/** All its fields are empty, and an empty field leaves no markup. */
const DRAWS_NOTHING = 'blocks/legal-banner/minimal';

const nameOf = (path: string) => path.slice('../../fixtures/'.length, -'.json'.length);
const components = registry.entries.filter(({ kind }) => kind === 'component');
const goodFixtures = Object.entries(fixtures)
  .map(([path, read]) => ({ name: nameOf(path), read, type: nameOf(path).split('/')[1] }))
  .filter(({ name }) => !name.endsWith('.invalid'))
  .filter((fixture) => components.some(({ type }) => type === fixture.type));
/**
 * The sample has one fixture of each type, and whatever the change touches. The deep tests take all
 * of them.
 */
const sampledFixtures = takeStratifiedSample(goodFixtures, {
  groupOf: ({ type }) => type,
  count: 1,
  pathsOf: ({ name }) => pathsOfFixture(name),
});

/** Every part of the frame with the data of every locale and segment. */
const shellParts = registry.entries
  .filter(({ kind }) => kind === 'shell')
  .flatMap(({ type }) =>
    Object.entries(frames).map(([path, read]) => ({ type, data: nameOf(path), read })),
  );
const sampledParts = takeStratifiedSample(shellParts, {
  groupOf: ({ type }) => type,
  count: 1,
  pathsOf: ({ type, data }) => [`registry/shell/${type}/`, `fixtures/${data}.json`],
});
/** Returns the locale of data named `cms-data/<locale>.<segment>`, or without a segment. */
const localeOf = (data: string) => data.slice('cms-data/'.length).split('.')[0] ?? '';

/** Every entry as if it had something to do in a browser, so that hydration compares all of it. */
const allLive = createRegistry(registry.entries.map((entry) => ({ ...entry, interactive: true })));

/** A component alone is no page: below the page's h1 the h3 of a card would skip a level. */
const withoutHeading = createRegistry(
  allLive.entries.filter(({ type }) => type !== 'page-heading'),
);

/** These have no title: behind a section's title, those of some components are a level lower. */
const BEFORE = { componentType: 'paragraph', richBody: { value: '<p>Before</p>' } };
const AFTER = { componentType: 'accordion', items: [{ title: 'After' }] };

let living: LivingPage | undefined;
let spoken: MockInstance[];

/**
 * A page waits for its services a limited time, in which code and texts that come for the first
 * time may not come.
 */
async function loadCode(
  isWanted: (entry: Entry) => boolean = () => true,
  locales: readonly string[] = ['en-GB'],
): Promise<void> {
  const wanted = registry.entries.filter(isWanted);
  await Promise.all(
    wanted.flatMap(({ load, check, messages }) => [
      load(),
      check(),
      ...locales.map(async (locale) => messages?.(locale)),
    ]),
  );
}

beforeEach(() => {
  spoken = (['error', 'warn'] as const).map((level) => vi.spyOn(console, level));
});
afterEach(() => {
  living?.experience.dispose();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Renders one item of a page on the server, hydrates it, and renders it in the browser alone. */
async function renderThreeTimes(selector: string, options: PageOptions) {
  const page = { registry: allLive, ...options };
  const currentMarkup = () => markupOf(document.querySelector(selector));

  const served = await servePage(page);
  const server = currentMarkup();
  const hydrating = await served.hydrate();
  const hydrated = currentMarkup();
  hydrating.experience.dispose();
  living = await mountPage(page);
  const mounted = currentMarkup();
  living.experience.dispose();

  return { markup: { server, hydrated, mounted }, complaints: hydrating.messages() };
}

/** Returns the messages that the console got since the last call, React's own warnings included. */
function takeSpoken(): unknown[] {
  const calls = spoken.flatMap(({ mock }) => mock.calls);
  for (const spy of spoken) spy.mockClear();
  return calls;
}

type Renders = Awaited<ReturnType<typeof renderThreeTimes>>;

/** Lists all markup that differs from the server's markup of the item alone, and all complaints. */
function findDifferences(name: string, alone: Renders, within: Renders): unknown[] {
  const { server } = alone.markup;
  const differing = Object.entries({ alone, within }).flatMap(([where, { markup }]) =>
    Object.entries(markup)
      .filter(([, lines]) => lines.join('\n') !== server.join('\n'))
      .map(([how, lines]) => ({ name, where, how, lines, server })),
  );
  const complaints = [...alone.complaints, ...within.complaints, ...takeSpoken()];
  return [...differing, ...complaints.map((complaint) => ({ name, complaint }))];
}

test(
  'RN-022 every component renders the same within a page and alone, on the server and in a browser',
  { tags: ['deep'] },
  async () => {
    await loadCode();
    const failures: unknown[] = [];
    for (const { name, read } of sampledFixtures) {
      const config = await read();
      const alone = await renderThreeTimes('.zone > .slot', { components: [config] });
      const within = await renderThreeTimes('.zone > .slot:nth-child(2)', {
        components: [BEFORE, config, AFTER],
      });
      failures.push(...findDifferences(name, alone, within));
      const isDrawn = alone.markup.server.length > 0;
      if (isDrawn !== (name !== DRAWS_NOTHING)) failures.push({ name, isDrawn });
    }

    expect(failures).toEqual([]);
  },
);

test('every component passes axe with its styles', { tags: ['deep'] }, async () => {
  const [{ default: axe }] = await Promise.all([import('axe-core'), loadCode()]);
  const failures: unknown[] = [];
  for (const { name, read } of sampledFixtures) {
    living = await mountPage({ registry: withoutHeading, components: [await read()] });
    const { violations } = await axe.run('#page');
    living.experience.dispose();
    failures.push(
      ...violations.map(({ id, nodes }) => ({ name, id, nodes: nodes.map(({ html }) => html) })),
    );
  }

  expect(failures).toEqual([]);
});

test('RN-022 every part of the frame renders the same within a page and alone, on the server and in a browser', async () => {
  await loadCode(
    ({ kind }) => kind !== 'component',
    sampledParts.map(({ data }) => localeOf(data)),
  );
  const failures: unknown[] = [];
  for (const { type, data, read } of sampledParts) {
    // Where there is no page the error card has something to say as well.
    const options = { locale: localeOf(data), cmsData: await read() };
    const slots = { part: { shell: type }, other: { shell: 'footer' } };
    const alone = await renderThreeTimes('[data-slot="part"]', {
      ...options,
      layout: { order: ['part', 'main'], slots },
    });
    const within = await renderThreeTimes('[data-slot="part"]', {
      ...options,
      layout: { order: ['other', 'part', 'main'], slots },
    });
    const name = `${type} with ${data}`;
    failures.push(...findDifferences(name, alone, within));
    if (alone.markup.server.length === 0) failures.push({ name, isDrawn: false });
  }

  expect(failures).toEqual([]);
});
