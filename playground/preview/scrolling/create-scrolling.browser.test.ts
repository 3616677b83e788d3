import { afterEach, beforeEach, expect, test } from 'vitest';
import { boxOf } from '#tests/whole-pixels.ts';
import { createSampleItem } from '../selecting/sample-item.testing.ts';
import { createScrolling } from './create-scrolling.ts';

beforeEach(() => document.body.style.setProperty('margin', '0'));

afterEach(() => {
  document.body.innerHTML = '';
  document.body.style.removeProperty('margin');
  window.scrollTo({ top: 0, behavior: 'instant' });
});

const PLAN = {
  slots: [
    {
      name: 'main',
      items: [],
      zones: [
        { name: 'flexZone', items: [createSampleItem('a'), createSampleItem('b')] },
        { name: 'complementaryZone', items: [createSampleItem('aside')] },
      ],
    },
  ],
};

const toSlot = (key: string, height: number) =>
  `<div data-key="${key}" style="block-size: ${height}px"></div>`;
const slotOf = (key: string) => document.querySelector<HTMLElement>(`[data-key="${key}"]`)!;

/** Puts a page on the screen: a header of 100 px, and two components beside a third one. */
function openPage() {
  document.body.innerHTML =
    '<div id="page" style="padding-block-start: 100px">' +
    `<div data-zone="complementaryZone" style="float: right">${toSlot('aside', 50)}</div>` +
    `<div data-zone="flexZone">${toSlot('a', 400)}${toSlot('b', 4_000)}</div></div>`;
  const waiting: ((position: unknown) => void)[] = [];
  const scrolling = createScrolling(window, {
    shown: () => ({ page: { plan: PLAN } }),
    onScrolled: (position) => waiting.splice(0).forEach((resolve) => resolve(position)),
  });
  /** Does something, and resolves with the report of it. */
  const report = (task: () => void) =>
    new Promise<unknown>((resolve) => {
      waiting.push(resolve);
      task();
    });
  return { scrolling, report };
}

const scrollBy = (top: number) => window.scrollBy({ top, behavior: 'instant' });

test('a page reports what a person scrolls, and what it does by itself as that', async () => {
  const { scrolling, report } = openPage();

  const first = await report(() => scrolling.follow({ isWanted: true }));
  const byWheel = await report(() => {
    window.dispatchEvent(new WheelEvent('wheel'));
    scrollBy(300);
  });
  scrolling.release();
  const byItself = await report(() => scrollBy(-200));

  expect([first, byWheel, byItself]).toEqual([
    { share: 0, byPerson: false },
    { pointer: '/a', share: 0.5, byPerson: true },
    { pointer: '/a', share: 0, byPerson: false },
  ]);
});

test('a page that follows has the same share of the component by, also once that has grown', async () => {
  const { scrolling, report } = openPage();
  await report(() => scrolling.follow({ isWanted: true }));

  const followed = await report(() => scrolling.scrollTo({ pointer: '/a', share: 0.5 }));
  const before = boxOf(slotOf('a')).top;
  const grown = new Promise<void>((resolve) => {
    window.addEventListener('scroll', () => resolve(), { once: true });
  });
  slotOf('a').style.blockSize = '800px';
  await grown;

  expect(followed).toEqual({ pointer: '/a', share: 0.5, byPerson: false });
  expect([before, boxOf(slotOf('a')).top]).toEqual([-200, -400]);
});
