import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PersonalisationConfig } from '#schemas/generated/experience.ts';
import { createMemoryBrowser } from '../../host/memory/index.testing.ts';
import type { PersonalisationHost } from '../../services/personalisation/index.ts';
import { choosePageOffers } from './personalise-page.ts';

const CONFIG = { host: 'https://marketing.test', client: 'bank', propertyTokens: { be: 'token' } };
const option = (content: string, isShown = false) =>
  `<div class="slot"><div class="offer" data-contents="${content}"${isShown ? '' : ' inert'}>${content}</div></div>`;
const place = (zone: string) =>
  `<div data-zone="${zone}"><div class="offers" data-mbox="hero">${option('default', true)}${option('saver')}</div></div>`;
const answer = (content: unknown) => ({
  execute: { mboxes: [{ name: 'hero', options: [{ content }] }] },
});

beforeEach(() => {
  document.body.innerHTML = `<div id="page">${place('mainHeaderZone')}${place('flexZone')}</div>`;
});
afterEach(() => vi.restoreAllMocks());

interface RunOptions {
  readonly level?: 'true' | 'false';
  readonly counting?: PersonalisationConfig['counting'];
  /** Without it the marketing host answers at once. */
  readonly released?: Promise<void>;
}

/** Starts a page of a visitor; its marketing host answers with the content. */
function start(content: unknown, { level = 'true', counting, released }: RunOptions = {}) {
  const browser = createMemoryBrowser();
  browser.cookies.set('cookiesOptin', level);
  const bodies: unknown[] = [];
  const host: PersonalisationHost = {
    ...browser.openTab(),
    createId: () => '8'.repeat(32),
    describeBrowser: () => ({
      context: {
        userAgent: '',
        timeOffsetInMinutes: 0,
        screen: { width: 1, height: 1, orientation: 'landscape' },
        window: { width: 1, height: 1 },
      },
      referrer: '',
      language: 'en-GB',
    }),
    async fetch(request) {
      bodies.push(await request.json());
      await released;
      return Response.json(answer(content));
    },
  };
  const config = { ...CONFIG, ...(counting && { counting }) };
  return { browser, bodies, done: choosePageOffers(window, { config, host }) };
}

/** Runs a page to its end. */
async function run(content: unknown, options?: RunOptions) {
  const { bodies, done } = start(content, options);
  await done;
  return { bodies, calls: bodies.length };
}

const shown = (zone: string) => document.querySelector(`[data-zone="${zone}"]`)?.textContent;

/** Says whether the browser has painted something of the page. */
const paint = (isPainted: boolean) =>
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((task) => {
    if (isPainted) task(0);
    return 0;
  });

describe('an answer', () => {
  test('shows what it names, and takes the rest out of the document', async () => {
    paint(false);

    await run('saver');

    expect([shown('mainHeaderZone'), shown('flexZone')]).toEqual(['saver', 'saver']);
    expect(document.getElementById('page')?.dataset['offers']).toBe('hero:saver');
    expect(document.querySelectorAll('[inert]')).toHaveLength(0);
  });

  test('after the first paint leaves the main header as it is', async () => {
    paint(true);

    await run('saver');

    expect([shown('mainHeaderZone'), shown('flexZone')]).toEqual(['default', 'saver']);
  });

  test.each<[string, unknown]>([
    ['the default', 'default'],
    ['what the page does not have', 'unknown'],
    ['nothing', ''],
    ['a blank', ' '],
    ['markup', '<img src=x onerror="document.body.remove()">'],
    ['a member of all objects', '__proto__'],
    ['half a megabyte', 'saver '.repeat(80_000)],
    ['a number', 7],
    ['a list', ['saver']],
    ['an object of another form', { html: 'saver' }],
  ])('of %s shows the default', async (_, content) => {
    paint(false);

    await run(content);

    expect([shown('mainHeaderZone'), shown('flexZone')]).toEqual(['default', 'default']);
    expect(document.querySelectorAll('img')).toHaveLength(0);
  });
});

test('PE-027 content that the page brings along is used, and nobody is asked', async () => {
  paint(false);
  const block = `<script type="application/json" id="offers">${JSON.stringify(answer('saver'))}</script>`;
  document.body.insertAdjacentHTML('beforeend', block);

  const { calls } = await run('default');

  expect([shown('flexZone'), calls]).toEqual(['saver', 0]);
});

test('without consent the defaults are there at once, and nobody is asked', async () => {
  paint(false);

  const { calls } = await run('saver', { level: 'false' });

  expect([shown('flexZone'), calls]).toEqual(['default', 0]);
});

test('a script that comes before the places chooses once the document is parsed', async () => {
  paint(false);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const html = document.body.innerHTML;
  document.body.innerHTML = '';

  const running = run('saver');
  document.body.innerHTML = html;
  document.dispatchEvent(new Event('readystatechange'));
  const { calls } = await running;

  expect([shown('flexZone'), calls]).toEqual(['saver', 1]);
});

describe('where offers count once they are shown', () => {
  test.each([
    ['saver', [{ type: 'display', mbox: { name: 'hero' } }]],
    ['default', [{ type: 'display', mbox: { name: 'hero' } }]],
    ['unknown', undefined],
  ])('the marketing host is told of %s if that is on the page', async (content, notifications) => {
    paint(false);

    const { bodies } = await run(content, { counting: 'display' });

    expect(bodies[0]).toHaveProperty('prefetch.mboxes.0.name', 'hero');
    expect([bodies.length, Object(bodies[1]).notifications]).toMatchObject([
      notifications ? 2 : 1,
      notifications,
    ]);
  });
});

test.each(['execute', 'display'] as const)(
  'PE-035 an answer after 500 ms is told of and not shown, and nobody counts it with %s',
  async (counting) => {
    paint(true);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const events: unknown[] = [];
    const note = (event: Event) => void events.push([event.type, Reflect.get(event, 'detail')]);
    for (const name of ['offers-decided', 'offers-late']) {
      document.body.addEventListener(name, note, { once: true });
    }
    const { browser, bodies, done } = start('saver', { counting, released });

    await browser.clock.advance(500);
    release();
    await done;

    expect([shown('mainHeaderZone'), shown('flexZone')]).toEqual(['default', 'default']);
    expect(bodies).toHaveLength(1);
    expect(events).toEqual([
      ['offers-decided', { reason: 'DEFAULT', error: '500ms timeout', contents: [] }],
      ['offers-late', { mboxes: ['hero'] }],
    ]);
  },
);

describe('a page that is made ahead', () => {
  afterEach(() => void Reflect.deleteProperty(document, 'prerendering'));

  test('asks once somebody looks at it, if that is allowed then', async () => {
    paint(false);
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    const allowed = start('saver');
    await vi.dynamicImportSettled();
    const ahead = allowed.bodies.length;

    Object.defineProperty(document, 'prerendering', { value: false, configurable: true });
    document.dispatchEvent(new Event('prerenderingchange'));
    await allowed.done;

    expect([ahead, allowed.bodies.length, shown('flexZone')]).toEqual([0, 1, 'saver']);
  });

  test('asks nobody where consent is withdrawn meanwhile', async () => {
    paint(false);
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    const { browser, bodies, done } = start('saver');
    await vi.dynamicImportSettled();

    browser.cookies.set('cookiesOptin', 'false');
    document.dispatchEvent(new Event('prerenderingchange'));
    await done;

    expect([bodies.length, shown('flexZone')]).toEqual([0, 'default']);
  });
});
