import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryBrowser } from '../../host/memory/index.testing.ts';
import type { PersonalisationHost } from '../../services/personalisation/index.ts';
import { choosePageOffers } from './personalise-page.ts';

const CONFIG = { host: 'https://marketing.test', client: 'bank', propertyTokens: { be: 'token' } };
const option = (content: string, isShown = false) =>
  `<div class="slot"><div class="offer" data-contents="${content}"${isShown ? '' : ' inert'}>${content}</div></div>`;
const place = (zone: string) =>
  `<div data-zone="${zone}"><div class="offers" data-mbox="hero">${option('default', true)}${option('saver')}</div></div>`;
const answer = (content: string) => ({
  execute: { mboxes: [{ name: 'hero', options: [{ content }] }] },
});

beforeEach(() => {
  document.body.innerHTML = `<div id="page">${place('mainHeaderZone')}${place('flexZone')}</div>`;
});
afterEach(() => vi.restoreAllMocks());

/** Runs a page in whose session these cookies are; its marketing host answers with the content. */
async function run(content: string, level = 'true') {
  const browser = createMemoryBrowser();
  browser.cookies.set('cookiesOptin', level);
  let calls = 0;
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
    async fetch() {
      calls += 1;
      return Response.json(answer(content));
    },
  };
  await choosePageOffers(window, { config: CONFIG, host });
  return { calls };
}

const shown = (zone: string) => document.querySelector(`[data-zone="${zone}"]`)?.textContent;

/** Says whether the browser has painted something of the page. */
const paint = (isPainted: boolean) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue(isPainted ? [performance.mark('p')] : []);

describe('an answer', () => {
  test('shows what it names, and takes the rest out of the document', async () => {
    paint(false);

    await run('saver');

    expect([shown('mainHeaderZone'), shown('flexZone')]).toEqual(['saver', 'saver']);
    expect(document.querySelectorAll('[inert]')).toHaveLength(0);
  });

  test('after the first paint leaves the main header as it is', async () => {
    paint(true);

    await run('saver');

    expect([shown('mainHeaderZone'), shown('flexZone')]).toEqual(['default', 'saver']);
  });

  test.each(['default', 'unknown', ''])('of %j shows the default', async (content) => {
    paint(false);

    await run(content);

    expect([shown('mainHeaderZone'), shown('flexZone')]).toEqual(['default', 'default']);
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

  const { calls } = await run('saver', 'false');

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
