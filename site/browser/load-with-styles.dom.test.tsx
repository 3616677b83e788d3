import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { loadWithStyles } from './load-with-styles.ts';

const CARD = 'assets/card-aaaaaaaa.css';

afterEach(() => document.head.replaceChildren());

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
const addresses = () => links().map((link) => link.getAttribute('href'));

function pageWith(address: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
}

test.each([
  ['by itself', `/${CARD}`],
  ['in a set', '/assets/styles/bbbbbbbb.aaaaaaaa.cccccccc.css'],
])('RN-014 a style sheet that the page has %s is not loaded again', async (_, address) => {
  pageWith(address);

  const module = await loadWithStyles(() => Promise.resolve('code'), [CARD]);

  expect(module).toBe('code');
  expect(addresses()).toEqual([address]);
});

test('code is there once the style sheet that it needs is', async () => {
  const steps: string[] = [];

  const both = Promise.all([
    loadWithStyles(() => Promise.resolve('code'), [CARD]).then(() => steps.push('first')),
    loadWithStyles(() => Promise.resolve('code'), [CARD]).then(() => steps.push('second')),
  ]);
  await nextTurn();
  steps.push('sheet');
  links()[0]?.dispatchEvent(new Event('load'));
  await both;

  expect(steps).toEqual(['sheet', 'first', 'second']);
  expect(addresses()).toEqual([`/${CARD}`]);
});

test('a style sheet that did not arrive is asked for again by the next import', async () => {
  const failing = loadWithStyles(() => Promise.resolve('code'), [CARD]);
  links()[0]?.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow(`/${CARD} did not arrive`);

  const next = loadWithStyles(() => Promise.resolve('code'), [CARD]);
  links()[0]?.dispatchEvent(new Event('load'));

  expect(await next).toBe('code');
});

test('code without style sheets waits for nothing', async () => {
  expect(await loadWithStyles(() => Promise.resolve('code'))).toBe('code');
});
