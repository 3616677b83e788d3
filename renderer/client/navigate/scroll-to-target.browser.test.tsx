import { afterEach, beforeEach, expect, test } from 'vitest';
import { allowMotion } from '#tests/emulate-media.ts';
import { createMemoryHost } from '../../host/memory/index.testing.ts';
import { scrollToTarget } from './scroll-to-hash.ts';

const HEIGHT = 4_000;
const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve));

let target: HTMLElement;

beforeEach(allowMotion);
beforeEach(() => {
  target = document.createElement('h2');
  target.textContent = 'Loans';
  target.style.cssText = `margin-block-start: ${HEIGHT / 2}px; scroll-margin-block-start: 96px`;
  const below = document.createElement('div');
  below.style.height = `${HEIGHT}px`;
  document.body.replaceChildren(target, below);
  scrollTo(0, 0);
});
afterEach(() => document.body.replaceChildren());

/** A scroll whose clock the test moves; frames are the browser's. */
function begin() {
  const host = createMemoryHost();
  const ending = new AbortController();
  const over = scrollToTarget(window, target, { host, isOver: () => ending.signal.aborted });
  const pass = async (ms: number) => {
    await host.clock.advance(ms);
    await frame();
    await frame();
  };
  return { over, pass, ending };
}

/** Where the browser itself would stop. */
function placeOf(element: HTMLElement): number {
  const { scrollY: before } = window;
  element.scrollIntoView();
  const place = window.scrollY;
  scrollTo(0, before);
  return place;
}

test('SH-012 a scroll takes 400 ms, slowly at first and at the end', async () => {
  const place = placeOf(target);
  const { over, pass } = begin();
  expect(scrollY).toBe(0);

  const places: number[] = [];
  for (const ms of [40, 160, 160, 39]) {
    await pass(ms);
    places.push(Math.round((scrollY / place) * 100));
  }

  expect(places).toEqual([2, 50, 98, 100]);
  await pass(1);
  await over;
  expect(scrollY).toBe(place);
});

test('whoever scrolls meanwhile is not taken back', { tags: ['deep'] }, async () => {
  const { over, pass } = begin();
  await pass(100);
  const here = scrollY;

  window.dispatchEvent(new Event('wheel'));
  await pass(300);
  await over;

  expect(scrollY).toBe(here);
});

test('a scroll ends with its page', { tags: ['deep'] }, async () => {
  const { over, pass, ending } = begin();
  ending.abort();

  await pass(400);
  await over;

  expect(scrollY).toBe(0);
});
