import { expect, test } from 'vitest';
import { createMemoryBrowser, type MemoryBrowser } from '../../host/memory/index.testing.ts';
import { createStorage } from '../storage/index.ts';
import { ACTIVITY_NAME, createActivity } from './record-activity.ts';

const EVENTS = ['keydown', 'mousedown', 'mousemove', 'wheel', 'touchstart'];

function openTab(browser: MemoryBrowser) {
  const tab = browser.openTab();
  const activity = createActivity(createStorage({ publicNames: [ACTIVITY_NAME] }, tab), tab);
  activity.start();
  return { tab, activity };
}

test.each(EVENTS)('SE-049 %s is activity', async (name) => {
  const browser = createMemoryBrowser();
  const { tab, activity } = openTab(browser);
  await browser.clock.advance(5_000);

  tab.dispatch(name);

  expect(activity.lastTime()).toBe(browser.now());
});

test('SE-049 nothing else is', async () => {
  const browser = createMemoryBrowser();
  const { tab, activity } = openTab(browser);
  const begin = browser.now();
  await browser.clock.advance(5_000);

  ['scroll', 'click', 'keyup', 'focus', 'touchmove', 'visibilitychange'].forEach(tab.dispatch);

  expect(activity.lastTime()).toBe(begin);
});

test('SE-048 activity is recorded at most once per second', async () => {
  const browser = createMemoryBrowser();
  const { tab } = openTab(browser);
  const start = browser.now();
  const recorded = new Set<number>();

  for (let step = 0; step <= 25; step += 1) {
    tab.dispatch('mousemove');
    recorded.add(Number(browser.stored.get(ACTIVITY_NAME)) - start);
    await browser.clock.advance(100);
  }

  expect([...recorded]).toEqual([0, 1_000, 2_000]);
});

test('what somebody does in one tab counts in all', async () => {
  const browser = createMemoryBrowser();
  const { activity } = openTab(browser);
  const other = openTab(browser);
  await browser.clock.advance(7_000);

  other.tab.dispatch('wheel');

  expect(activity.lastTime()).toBe(browser.now());
});

test('a clock that is set back makes no activity of the future, and new activity counts', async () => {
  const browser = createMemoryBrowser();
  const { tab, activity } = openTab(browser);
  tab.dispatch('keydown');

  browser.moveWallClock(-3_600_000);
  expect(activity.lastTime()).toBe(browser.now());
  await browser.clock.advance(2_000);
  tab.dispatch('keydown');
  await browser.clock.advance(500);

  expect(activity.lastTime()).toBe(browser.now() - 500);
});

test.each(['junk', '', '-1', '1e999', 'NaN', '99999999999999999999'])(
  'the time of the last activity is that of the start where %j is stored',
  (text) => {
    const browser = createMemoryBrowser();
    const { activity } = openTab(browser);

    browser.storeFromElsewhere(ACTIVITY_NAME, text);

    expect(activity.lastTime()).toBe(browser.now());
  },
);

test('after dispose nothing is recorded', async () => {
  const browser = createMemoryBrowser();
  const { tab, activity } = openTab(browser);

  activity.dispose();
  tab.dispatch('keydown');

  expect(browser.stored.get(ACTIVITY_NAME)).toBeUndefined();
});
