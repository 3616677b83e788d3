import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createBackend } from '#fixtures/backend';
import { registry } from '#registry';
import { createCmsDataSource, createRequestHandler } from '#renderer/server';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { experience as ownExperience } from '#site/experience.ts';
import { store } from './run-scenario.ts';

const ORIGIN = 'https://www.meridia.example';
const HOME = '/en/individuals';

// Time stands still: the first page loads the code of all parts, and must not run out of it on a
// busy machine.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterAll(() => void vi.useRealTimers());

interface AskOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly experience?: ExperienceConfig;
  /** It takes the place of the content of the shell that the fixtures have. */
  readonly cmsData?: unknown;
}

/** The site's own server over the fixtures, and what it logs. */
async function ask(path: string, options: AskOptions = {}) {
  const { headers = {}, experience = ownExperience } = options;
  const logged: string[] = [];
  const log = (...args: unknown[]) => void logged.push(args.map(String).join(' '));
  const backend = createBackend({ store, images: async () => undefined });
  const fetch = async (request: Request) => backend.fetch(request);
  const own = createCmsDataSource(ORIGIN, { fetch, random: () => 0, after: () => () => undefined });
  const handle = createRequestHandler({
    registry,
    experience,
    files: () => ({ styles: [], code: [], fonts: [], modules: [] }),
    fetch,
    cmsData: 'cmsData' in options ? () => Promise.resolve(options.cmsData) : own,
    console: { error: log, warn: log, info: log },
  });
  const response = await handle(new Request(ORIGIN + path, { headers }));
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return { page, logged, status: response.status };
}

/** Returns true if a slot holds such an element. */
function has(page: Document, slot: string, selector: string): boolean {
  return page.querySelector(`[data-slot="${slot}"] ${selector}`) !== null;
}

const textOf = (page: Document, slot: string) =>
  page.querySelector(`[data-slot="${slot}"]`)?.textContent;
const hasTopBar = (page: Document) => has(page, 'topBar', 'header');
const hasNavigation = (page: Document) => has(page, 'navigation', 'nav');
const hasFooter = (page: Document) => has(page, 'footer', 'footer');

/** The site whose pages all have that layout. */
function withLayout(pageLayout: string): ExperienceConfig {
  const routes = ownExperience.routes.map((route) => ({ ...route, pageLayout }));
  return { ...ownExperience, routes };
}

describe('the layouts of the site', () => {
  test('SH-001 SH-004 the default one has top bar, navigation, page and footer', async () => {
    const { page } = await ask(HOME);

    expect(has(page, 'topBar', '[role="search"]')).toBe(true);
    expect(hasNavigation(page)).toBe(true);
    expect(hasFooter(page)).toBe(true);
    const parts = [...page.querySelectorAll('#page > *')];
    expect(parts.map((part) => part.getAttribute('data-slot') ?? part.id)).toEqual([
      'topBar',
      'navigation',
      'main',
      'footer',
      'cookieDialog',
    ]);
  });

  test('SH-002 the one of a flow has a top bar for that and the footer, and no navigation', async () => {
    const { page } = await ask(HOME, { experience: withLayout('flow') });

    expect(hasTopBar(page)).toBe(true);
    expect(has(page, 'topBar', '[role="search"]')).toBe(false);
    expect(hasNavigation(page)).toBe(false);
    expect(hasFooter(page)).toBe(true);
  });

  test('SH-003 the application is called by the name of the bank and that of the region', async () => {
    const { page } = await ask(HOME);

    expect(ownExperience.appName).toBe('Meridia Belgium');
    expect(page.title).toMatch(/ - Meridia Belgium$/);
  });
});

describe('what a page stands in', () => {
  test('SH-005 with the flag standalone in its query a page has no navigation', async () => {
    const { page } = await ask(`${HOME}?standalone`);

    expect(hasNavigation(page)).toBe(false);
    expect(hasTopBar(page)).toBe(true);
    expect(hasFooter(page)).toBe(true);
  });

  test.each([
    ['a cookie', { cookie: 'enhanced-webview=1' }],
    ['a header', { 'x-enhanced-webview': '1' }],
  ])(
    'SH-006 in an enhanced webview, which %s tells, it has neither top bar nor footer',
    async (_, headers) => {
      const { page } = await ask(HOME, { headers });

      expect(hasTopBar(page)).toBe(false);
      expect(hasFooter(page)).toBe(false);
      expect(hasNavigation(page)).toBe(true);
    },
  );

  test.each([{ cookie: 'enhanced-webview=0' }, { 'x-enhanced-webview': 'no' }, {}])(
    'SH-006 with the headers %j it has both',
    async (headers) => {
      const { page } = await ask(HOME, { headers });

      expect(hasTopBar(page)).toBe(true);
      expect(hasFooter(page)).toBe(true);
    },
  );
});

describe('whose content the shell has', () => {
  test.each([
    ['/en/individuals', 'Individuals', '/en/individuals/saving/saver-plus'],
    ['/en/business', 'Business', '/en/business'],
    ['/en/private-banking', 'PrivateBanking', '/en/private-banking'],
  ])('SH-020 SH-021 at %s that of the segment', async (path, cookieValue, link) => {
    const { page } = await ask(path);

    const block = page.querySelector('script[id="cms-data"]')?.textContent ?? '';
    expect(JSON.parse(block)).toMatchObject({ segmentContext: { cookieValue } });
    expect(has(page, 'navigation', `a[href="${link}"]`)).toBe(true);
  });

  test('SH-020 nobody is shown what is for another segment', async () => {
    const { page } = await ask('/en/business');
    const titles = textOf(page, 'navigation');

    expect(titles).toContain('Borrowing');
    expect(titles).not.toContain('Daily banking');
  });

  test('NA-014 the navigation is that of the content service, the narrow one of its own', async () => {
    const cmsData = {
      navigation: entryCalled('In the list'),
      mobileNavigation: entryCalled('In the bar'),
    };

    const { page } = await ask(HOME, { cmsData });

    const texts = [...page.querySelectorAll('[data-slot="navigation"] nav')];
    expect(texts.map(({ textContent }) => textContent)).toEqual(['In the list', 'In the bar']);
  });
});

describe('without content for the navigation', () => {
  test.each([
    ['none came', undefined],
    ['it has none', { footer: {} }],
    ['it is broken', { navigation: { menuItems: 'none' }, footer: {} }],
  ])('NA-015 NA-016 where %s, the server says so once, and the page stands', async (_, cmsData) => {
    const { page, logged, status } = await ask(HOME, { cmsData });

    const said = logged.filter((line) =>
      line.includes('Error occurred while reading window object'),
    );
    expect(said).toHaveLength(1);
    expect(textOf(page, 'navigation')).toBe('');
    expect(status).toBe(200);
    expect(page.querySelector('main h1')).not.toBeNull();
  });
});

describe('the content of the footer', () => {
  const textLinks = [{ text: 'Fees and rates', url: '/en/individuals' }];
  const footer = { generalLinks: [{ title: 'Good to know', textLinks }] };
  const segmentContext = { cookieValue: 'Individuals', footerSegmentLabel: 'You and yours' };

  test('FT-014 is that of the content service', async () => {
    const { page, logged } = await ask(HOME, {
      cmsData: { footer, segmentContext, navigation: { menuItems: [] } },
    });

    expect(textOf(page, 'footer')).toContain('Good to knowFees and rates');
    expect(textOf(page, 'footer')).toContain('You and yours');
    expect(logged).toEqual([]);
  });

  test('FT-014 stays where that of the segment is wrong, which is reported once', async () => {
    const { page, logged } = await ask(HOME, {
      cmsData: { footer, navigation: { menuItems: [] }, segmentContext: { cookieValue: 'X' } },
    });

    expect(textOf(page, 'footer')).toContain('Good to knowFees and rates');
    expect(logged).toEqual([expect.stringMatching(/^Wrong value: "X"\..*cookieValue\)$/)]);
  });

  test.each([
    ['none came', undefined],
    ['it has none', {}],
    ['it has nothing but the segment', { segmentContext }],
    ['it is no object', { footer: 'none' }],
    ['it is broken', { footer: { generalLinks: 'none' } }],
    ['it is broken deep inside', { footer: { generalLinks: [{ title: '', textLinks }] } }],
  ])(
    'FT-015 FT-016 where %s, the server says so once, and the footer stays empty',
    async (_, cmsData) => {
      const { page, logged, status } = await ask(HOME, { cmsData });

      const said = logged.filter((line) => line.includes('Error while reading window object'));
      expect(said).toHaveLength(1);
      expect(textOf(page, 'footer')).toBe('');
      expect(status).toBe(200);
      expect(page.querySelector('main h1')).not.toBeNull();
    },
  );
});

function entryCalled(title: string) {
  return { menuItems: [{ title, link: { url: '/en/individuals' } }] };
}
