import { expect, test } from 'vitest';
import type { LivePart } from '../plan/index.ts';
import type { ViewPlan } from '../view/index.ts';
import { watchItems } from './watch-items.ts';

const part = (key: string, children: readonly LivePart[] = []): LivePart => ({
  kind: 'live',
  entry: 'component',
  id: 'part',
  key,
  props: {},
  children,
});

const planWith = (...items: LivePart[]): ViewPlan => ({
  slots: [{ name: 'main', items: [], zones: [{ name: 'flexZone', items }] }],
});

const isSettled = (settled: Promise<void>) =>
  Promise.race([settled.then(() => true), Promise.resolve().then(() => false)]);

test('a page without parts has nothing to wait for', async () => {
  const { settled } = watchItems({ slots: [] });

  expect(await isSettled(settled)).toBe(true);
});

test('a page is settled once its last part is', async () => {
  const inner = part('inner');
  const outer = part('outer', [inner]);
  const { settled, onSettled } = watchItems(planWith(outer));

  onSettled(outer, false);
  expect(await isSettled(settled)).toBe(false);

  onSettled(inner, false);
  expect(await isSettled(settled)).toBe(true);
});

test('nobody waits for what stands inside a part that failed', async () => {
  const outer = part('outer', [part('inner', [part('innermost')])]);
  const { settled, onSettled } = watchItems(planWith(outer));

  onSettled(outer, true);

  expect(await isSettled(settled)).toBe(true);
});
