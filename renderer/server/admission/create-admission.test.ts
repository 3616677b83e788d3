import { describe, expect, test } from 'vitest';
import { createAdmission } from './create-admission.ts';

/** A server whose clock and processor are in the test's hand. */
function sampleServer() {
  let now = 0;
  let busy = 0;
  const admission = createAdmission({ now: () => now, busyMs: () => busy });
  return {
    admission,
    /**
     * Finishes pages one after the other: each waits for its services, then takes the processor.
     */
    finishPages(count: number, { costMs, waitMs }: { costMs: number; waitMs: number }) {
      for (let index = 0; index < count; index += 1) {
        const leave = admission.enter();
        now += waitMs + costMs;
        busy += costMs;
        leave?.();
      }
    },
    /** Does work that was not let in, and is noted. */
    work(count: number, costMs: number) {
      for (let index = 0; index < count; index += 1) {
        now += costMs;
        busy += costMs;
        admission.note(costMs);
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

  test('lets in fifty visits at once on a slow machine, where the last ends in time', () => {
    const slow = sampleServer();
    slow.finishPages(500, { costMs: 35, waitMs: 20 });

    expect(slow.fill()).toHaveLength(50);
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
    expect(admission.hasRoom()).toBe(true);
    expect(fill().length).toBe(limit - renewals.length);
    expect(admission.hasRoom()).toBe(false);
  });

  test('begins with what a server that has just been started can do', () => {
    const { admission } = sampleServer();

    // 100 ms of waiting and 500 ms of backlog, at 10 ms a page.
    expect(admission.stats()).toEqual({ underWay: 0, limit: 60 });
  });

  test('lets in no fewer because of work that it was told of', () => {
    const server = sampleServer();
    server.finishPages(500, { costMs: 4, waitMs: 0 });
    const { limit } = server.admission.stats();

    server.work(500, 4);

    expect(server.admission.stats().limit).toBeGreaterThanOrEqual(limit);
  });

  test('never lets in more than the memory holds', () => {
    const idle = sampleServer();
    idle.finishPages(2_000, { costMs: 0, waitMs: 50 });

    expect(idle.admission.stats().limit).toBe(1_000);
  });

  test.each([
    ['five pages in a quarter of a second', 5, 50, 83],
    ['fewer pages', 4, 100, 60],
    ['less time', 5, 49, 60],
  ])(
    'measures in windows of at least five pages and 250 ms: %s',
    (_, ...[count, waitMs, limit]) => {
      const server = sampleServer();

      server.finishPages(count, { costMs: 0, waitMs });

      // Measured, a page costs 7 ms and waits 85 ms; until then what a server begins with counts.
      expect(server.admission.stats().limit).toBe(limit);
    },
  );

  test('counts what each window measured for three tenths', () => {
    const server = sampleServer();

    server.finishPages(5, { costMs: 4, waitMs: 96 });

    // 0.7 of 10 ms and 0.3 of 4 ms a page; 0.7 of 100 ms and 0.3 of 100 ms of waiting.
    expect(server.admission.stats().limit).toBe(Math.floor(600 / 8.2));
  });
});
