import { expect, test } from 'vitest';
import type { InteractiveItem } from '../../plan/index.ts';
import type { ViewPlan } from '../../view/index.ts';
import { watchItems } from './watch-items.ts';

const item = (key: string, children: readonly InteractiveItem[] = []): InteractiveItem => ({
  state: 'interactive',
  kind: 'component',
  type: 'card',
  key,
  props: {},
  children,
});

const planWith = (...items: InteractiveItem[]): ViewPlan => ({
  slots: [{ name: 'main', items: [], zones: [{ name: 'flexZone', items }] }],
});

const isSettled = (settled: Promise<void>) =>
  Promise.race([settled.then(() => true), Promise.resolve().then(() => false)]);

test('a page without items has nothing to wait for', async () => {
  const { settled } = watchItems({ slots: [] });

  expect(await isSettled(settled)).toBe(true);
});

test('a page is settled once its last item is', async () => {
  const inner = item('inner');
  const outer = item('outer', [inner]);
  const { settled, onSettled } = watchItems(planWith(outer));

  onSettled(outer, false);
  expect(await isSettled(settled)).toBe(false);

  onSettled(inner, false);
  expect(await isSettled(settled)).toBe(true);
});

test('nobody waits for what stands inside an item that failed', async () => {
  const outer = item('outer', [item('inner', [item('innermost')])]);
  const { settled, onSettled } = watchItems(planWith(outer));

  onSettled(outer, true);

  expect(await isSettled(settled)).toBe(true);
});
