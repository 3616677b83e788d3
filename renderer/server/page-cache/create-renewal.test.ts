import { describe, expect, test } from 'vitest';
import { shareRenders } from './create-renewal.ts';

/** A render that ends when the test says so, and notes whether it was aborted. */
function pendingRender() {
  const pending = Promise.withResolvers<string>();
  const signals: AbortSignal[] = [];
  const make = (signal: AbortSignal) => {
    signals.push(signal);
    return pending.promise;
  };
  return { make, signals, finish: pending.resolve, fail: pending.reject };
}

describe('renders that visitors share', () => {
  test('are begun once for all who ask at the same time, and anew for who comes after', async () => {
    const renders = shareRenders<string>();
    const first = pendingRender();
    const later = pendingRender();

    const asked = [1, 2, 3].map(() => renders.share('key', undefined, first.make));
    first.finish('page');
    const answers = await Promise.all(asked);
    const again = renders.share('key', undefined, later.make);
    later.finish('newer page');

    expect(answers).toEqual(['page', 'page', 'page']);
    expect(first.signals).toHaveLength(1);
    expect(await again).toBe('newer page');
  });

  test('are apart for different keys', () => {
    const renders = shareRenders<string>();
    const [one, other] = [pendingRender(), pendingRender()];

    void renders.share('one', undefined, one.make);
    void renders.share('other', undefined, other.make);

    expect([one.signals.length, other.signals.length]).toEqual([1, 1]);
  });

  test('go on as long as one who waits is there, and end when the last has left', () => {
    const renders = shareRenders<string>();
    const render = pendingRender();
    const visitors = [new AbortController(), new AbortController()];
    visitors.forEach(({ signal }) => void renders.share('key', signal, render.make));

    visitors[0]?.abort();
    const afterOne = render.signals[0]?.aborted;
    visitors[1]?.abort();

    expect(afterOne).toBe(false);
    expect(render.signals[0]?.aborted).toBe(true);
    expect(renders.isUnderWay('key')).toBe(false);
  });

  test('go on for nobody in particular, whoever leaves', () => {
    const renders = shareRenders<string>();
    const render = pendingRender();
    const visitor = new AbortController();
    void renders.share('key', undefined, render.make);
    void renders.share('key', visitor.signal, render.make);

    visitor.abort();

    expect(render.signals[0]?.aborted).toBe(false);
  });

  test('do not give a page that was aborted to who asks then', async () => {
    const renders = shareRenders<string>();
    const [left, next] = [pendingRender(), pendingRender()];
    const visitor = new AbortController();
    void renders.share('key', visitor.signal, left.make);
    visitor.abort();

    const asked = renders.share('key', undefined, next.make);
    left.finish('cut short');
    await Promise.resolve();
    const isStillShared = renders.isUnderWay('key');
    next.finish('whole');

    expect(await asked).toBe('whole');
    expect(isStillShared).toBe(true);
  });

  test('fail for all who share them, and are forgotten', async () => {
    const renders = shareRenders<string>();
    const render = pendingRender();
    const asked = [1, 2].map(() => renders.share('key', undefined, render.make));

    render.fail(new Error('broken'));
    const ends = await Promise.allSettled(asked);

    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(renders.isUnderWay('key')).toBe(false);
  });
});
