import { expect, test } from 'vitest';
import { openSite } from './visit.ts';

const { visit } = openSite();

let used: unknown;

test('a window is left with everything that a page may leave behind', async () => {
  const { page } = await visit('/en/individuals/search');
  used = page;

  await page.context().addCookies([{ name: 'left', value: '1', url: page.url() }]);
  const entries = await page.evaluate(() => {
    localStorage.setItem('left', '1');
    sessionStorage.setItem('left', '1');
    window.name = 'left';
    history.pushState(undefined, '', '#left');
    return history.length;
  });
  expect(entries).toBeGreaterThan(2);
});

test('the next test has the same window, in which none of it is left', async () => {
  const { page, consoleMessages } = await visit('/fr/particuliers/recherche', { width: 360 });

  const found = await page.evaluate(() => [
    localStorage.getItem('left'),
    sessionStorage.getItem('left'),
    window.name,
    document.cookie.includes('left'),
    history.length,
    innerWidth,
  ]);
  expect(page).toBe(used);
  expect(found).toEqual([null, null, '', false, 2, 360]);
  expect(consoleMessages).toEqual([]);
});

test('a window that a test has changed for good is the same until its end', async () => {
  const { page } = await visit('/en/individuals/search');
  expect(page).toBe(used);
  await page.addInitScript(() => void 0);
});

test('so the next test has another', async () => {
  const { page } = await visit('/en/individuals/search');

  expect(page).not.toBe(used);
});
