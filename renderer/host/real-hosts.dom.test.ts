import { afterEach, describe, expect, test, vi } from 'vitest';
import { createBrowserHost } from './browser-host.ts';
import { createStartHost } from './start-host.ts';
import { createServerHost } from './server-host.ts';

const request = new Request('https://api.sample.test/page');
const answer = new Response('answer');
const fetch = (asked: Request) =>
  asked === request ? Promise.resolve(answer) : Promise.reject(new Error('another request'));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function hostOf(kind: string) {
  vi.stubGlobal('fetch', fetch);
  if (kind === 'window') return createBrowserHost(window, createStartHost(window));
  const visit = { url: new URL('https://www.sample.test/'), cookies: '' };
  return createServerHost(visit, { fetch, console });
}

describe.each(['window', 'server'])('the host of a %s', (kind) => {
  test('tells the time, which goes on', () => {
    vi.useFakeTimers({ now: 5_000 });
    const host = hostOf(kind);

    const before = host.now();
    vi.advanceTimersByTime(250);

    expect([before, host.now()]).toEqual([5_000, 5_250]);
  });

  test('runs a task after its time, and not before', () => {
    vi.useFakeTimers();
    const task = vi.fn<() => void>();
    hostOf(kind).after(300, task);

    vi.advanceTimersByTime(299);
    const callsBefore = task.mock.calls.length;
    vi.advanceTimersByTime(1);

    expect([callsBefore, task.mock.calls.length]).toEqual([0, 1]);
  });

  test('asks the network, and gives its answer', async () => {
    expect(await hostOf(kind).fetch(request)).toBe(answer);
  });

  test('gives what chance gives', () => {
    vi.spyOn(Math, 'random').mockReturnValueOnce(0.25);

    expect(hostOf(kind).random()).toBe(0.25);
  });

  test('lets others have their turn, and goes on', async () => {
    await expect(hostOf(kind).nextTurn()).resolves.toBeUndefined();
  });

  test('takes turns one after the other without a timer, which browsers would delay', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { nextTurn } = hostOf(kind);

    for (let turns = 0; turns < 10; turns += 1) await nextTurn();

    expect(vi.getTimerCount()).toBe(0);
  });
});
