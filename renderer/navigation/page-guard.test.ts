import { expect, test, vi } from 'vitest';
import { createMemoryHost } from '../host/memory/index.testing.ts';
import { createEvents } from '../services/events/index.ts';
import { guardPage, mayLeavePage, type PageGuard } from './page-guard.ts';
import { siteWith } from './site-with.testing.ts';

const { signal } = new AbortController();

/** Guards that have something unsaved or not, and answer so; undefined where they cannot ask. */
function guardsThat(...answers: readonly (readonly [isUnsaved: boolean, mayLeave?: boolean])[]) {
  const events = createEvents(createMemoryHost());
  const guards = answers.map(([isUnsaved, mayLeave]) => ({
    isUnsaved: () => isUnsaved,
    ask: vi.fn<PageGuard['ask']>(() =>
      mayLeave === undefined ? Promise.reject(new Error('No code.')) : Promise.resolve(mayLeave),
    ),
    onLeave: vi.fn<PageGuard['onLeave']>(),
  }));
  guards.forEach((guard) => guardPage(events, guard));
  return { events, guards };
}

test('a visitor is asked once, by a guard that has something to lose, and all hear of a yes', async () => {
  const { events, guards } = guardsThat([false, false], [true, true], [true, false]);

  expect(await mayLeavePage(events, signal)).toBe(true);

  expect(guards.map(({ ask }) => ask.mock.calls.length)).toEqual([0, 1, 0]);
  expect(guards.map(({ onLeave }) => onLeave.mock.calls.length)).toEqual([0, 1, 1]);
});

test.each([
  ['nobody guards it', [], true],
  ['nothing is unsaved', [[false, false]], true],
  ['a visitor stays', [[true, false]], false],
  ['the question does not come', [[true]], true],
] as const)('a page may be left, or not, where %s', async (_, answers, mayLeave) => {
  const { events } = guardsThat(...answers);

  expect(await mayLeavePage(events, signal)).toBe(mayLeave);
});

test('a visitor who stays keeps address and page, by a link as by Back, and nothing is loaded', async () => {
  const mayLeave = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
  const { go, address, site, said, router } = siteWith({ mayLeave, visited: ['/a', '/start'] });

  expect(await go('/cards')).toBe('stayed');
  await router.navigate(-1);
  await expect.poll(() => router.state.blockers.get('page')?.state).toBe('unblocked');

  expect([address(), site.screen]).toEqual(['/start', '/start']);
  expect(mayLeave).toHaveBeenCalledTimes(2);
  expect(said).toEqual([]);
});

test('who is led on is asked about the last address alone', async () => {
  const mayLeave = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  const { go, come, site } = siteWith({ mayLeave });

  const going = go('/old');
  await come('/new');

  expect(await going).toBe('shown');
  expect(site.screen).toBe('/new');
  expect(mayLeave).toHaveBeenCalledTimes(1);
});

test('a newer navigation makes the question of an older one idle', async () => {
  const asked: AbortSignal[] = [];
  const answers: ((mayLeave: boolean) => void)[] = [];
  const { go, come, site } = siteWith({
    mayLeave: (signalOfOne) => {
      asked.push(signalOfOne);
      return new Promise((resolve) => answers.push(resolve));
    },
  });

  const older = go('/a');
  const newer = go('/b');
  answers.forEach((answer) => answer(true));
  await come('/b');

  expect(await Promise.all([older, newer])).toEqual(['superseded', 'shown']);
  expect(asked.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(site.screen).toBe('/b');
});
