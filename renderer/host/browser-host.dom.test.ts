import { expect, test } from 'vitest';
import { createBrowserHost } from './browser-host.ts';
import { createStartHost } from './start-host.ts';

const QUERY = { locale: 'en-GB', segment: 'business', signal: new AbortController().signal };

const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

const hostOf = (one: Window & typeof globalThis) => createBrowserHost(one, createStartHost(one));

test('the page in the window gives its address, its cookies and the content of its shell', async () => {
  window.history.replaceState(null, '', '/fr/particuliers?from=mail');
  document.cookie = 'segment=business';
  document.body.innerHTML = '<script type="application/json" id="cms-data">{"footer":{}}</script>';

  const host = hostOf(window);

  expect(host.url().pathname).toBe('/fr/particuliers');
  expect(host.cookie('segment')).toBe('business');
  expect(await host.cmsData(QUERY)).toEqual({ footer: {} });
});

test('a page without a block for its shell has no content for it', async () => {
  document.body.innerHTML = '';

  expect(await hostOf(window).cmsData(QUERY)).toBeUndefined();
});

test('a page can load its document anew', () => {
  let loads = 0;
  const location = { href: 'https://www.meridia.test/', reload: () => (loads += 1) };

  hostOf(Object.create(window, { location: { value: location } })).reload?.();

  expect(loads).toBe(1);
});

test('a page can write a cookie, and knows the elements that its browser knows', () => {
  const host = hostOf(window);

  host.setCookie?.('colour=blue; Path=/');

  expect(host.cookie('colour')).toBe('blue');
  expect(host.customElements?.()).toBe(window.customElements);
});

test('a page that comes back out of the back-forward cache says so, and one that is merely shown does not', () => {
  const calls: string[] = [];
  const stop = hostOf(window).onRestore?.(() => calls.push('back'));

  show(false);
  expect(calls).toEqual([]);
  show(true);
  stop?.();
  show(true);

  expect(calls).toEqual(['back']);
});

test('what a native app leaves in its web view is there as it is, and nothing in a normal browser', () => {
  const nativeWebView = { platform: 'ios' };

  expect(hostOf(window).nativeWebView?.()).toBeUndefined();
  expect(
    hostOf(Object.create(window, { nativeWebView: { value: nativeWebView } })).nativeWebView?.(),
  ).toBe(nativeWebView);
});

test('a stopped timer does not run', async () => {
  const host = hostOf(window);
  const ran: string[] = [];

  const stop = host.after(0, () => ran.push('stopped'));
  stop();
  await new Promise<void>((resolve) => host.after(1, resolve));

  expect(ran).toEqual([]);
});

test('a page is in the language of its lang, or in its own where a translator has taken that over', ({
  onTestFinished,
}) => {
  const root = document.documentElement;
  // The document is that of other files too, before and behind this one.
  const clear = () => ['lang', 'data-localize-lang'].forEach((name) => root.removeAttribute(name));
  clear();
  onTestFinished(clear);
  const { pageLanguage } = hostOf(window);
  expect(pageLanguage?.()).toBeNull();

  root.lang = 'fr';
  expect(pageLanguage?.()).toBe('fr');

  root.setAttribute('data-localize-lang', 'nl-BE');
  expect(pageLanguage?.()).toBe('nl-BE');
});
