import { describe, expect, test } from 'vitest';
import { createAdmission } from './create-admission.ts';

/** A server whose clock and processor are in the test's hand. */
function sampleServer() {
  let now = 0;
  let busy = 0;
  const admission = createAdmission({ now: () => now, busyMs: () => busy });
  return {
    admission,
    /** Finishes pages one after the other: each waits for its services, then takes the processor. */
    finishPages(count: number, { costMs, waitMs }: { costMs: number; waitMs: number }) {
      for (let index = 0; index < count; index += 1) {
        const leave = admission.enter();
        now += waitMs + costMs;
        busy += costMs;
        leave?.();
      }
    },
    /** Lets in as many as there is room for. */
    fill: () => {
      const leaves = [];
      for (let leave = admission.enter(); leave; leave = admission.enter()) leaves.push(leave);
      return leaves;
    },
  };
}

describe('the admission of pages', () => {
  test('OP-001 lets in as many as the measured cost leaves time for, and refuses the next at once', () => {
    const server = sampleServer();
    server.finishPages(2_000, { costMs: 4, waitMs: 6 });

    const admitted = server.fill();

    // 6 ms of waiting and 500 ms of backlog, at 4 ms a page.
    expect(admitted.length).toBeGreaterThan(115);
    expect(admitted.length).toBeLessThan(135);
    expect(server.admission.enter()).toBeUndefined();
  });

  test('has room again once a page has ended, and counts its end once', () => {
    const { admission, fill } = sampleServer();
    const [first] = fill();

    first?.();
    first?.();
    const again = fill();

    expect(again).toHaveLength(1);
    expect(admission.stats().underWay).toBe(admission.stats().limit);
  });

  test('lets in more where pages only wait for slow services', () => {
    const fast = sampleServer();
    const slow = sampleServer();
    fast.finishPages(500, { costMs: 4, waitMs: 6 });
    slow.finishPages(500, { costMs: 4, waitMs: 1_000 });

    expect(slow.fill().length).toBeGreaterThan(2 * fast.fill().length);
  });

  test('lets in fewer where pages are so slow that a full house would come too late', () => {
    const slow = sampleServer();
    slow.finishPages(500, { costMs: 10, waitMs: 2_300 });

    expect(slow.fill().length).toBeLessThan(30);
  });

  test('lets in fewer as pages become expensive, and never fewer than sixteen', () => {
    const cheap = sampleServer();
    const dear = sampleServer();
    cheap.finishPages(500, { costMs: 5, waitMs: 5 });
    dear.finishPages(100, { costMs: 200, waitMs: 5 });

    expect(cheap.fill().length).toBeGreaterThan(80);
    expect(dear.fill()).toHaveLength(16);
  });

  test('takes no measure of the services while pages wait for each other', () => {
    const server = sampleServer();
    server.finishPages(2_000, { costMs: 10, waitMs: 300 });
    const before = server.admission.stats().limit;

    server.finishPages(2_000, { costMs: 10, waitMs: 0 });

    expect(Math.abs(server.admission.stats().limit - before)).toBeLessThan(2);
  });

  test('leaves half of the room to pages that somebody waits for', () => {
    const { admission, fill } = sampleServer();
    const { limit } = admission.stats();
    const renewals = [];
    for (let leave = admission.enter(false); leave; leave = admission.enter(false)) {
      renewals.push(leave);
    }

    expect(renewals.length).toBe(Math.ceil(limit / 2));
    expect(fill().length).toBe(limit - renewals.length);
  });
});
