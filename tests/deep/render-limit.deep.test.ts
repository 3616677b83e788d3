import { describe, expect, test } from 'vitest';
import { createFaultInjection, type FaultInjection, type Endpoint } from '#fixtures/backend';
import { measureLag } from '../served/measure-lag.ts';
import { startSite } from '../served/start-site.ts';

const RENDER_LIMIT_MS = 4_000;

const PAGE = '/en/individuals/saving/saver-plus';

/** A backend whose delays never end, and the signals of those who wait for them. */
function endlessBackend() {
  const signals: AbortSignal[] = [];
  const faultInjection = createFaultInjection(async (_, signal) => {
    signals.push(signal);
    await new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
  });
  return { faultInjection, signals };
}

/**
 * Visits a page of a site where a page and an error card have been visited before, so that their
 * code is there.
 */
async function timedVisit(faultInjection: FaultInjection, endpoints: readonly Endpoint[]) {
  const site = await startSite({ faultInjection, site: { timeLimitFactor: 1 } });
  await site.get(PAGE);
  await site.get(`${PAGE}/no-such-page`);
  const earlier = site.messages.length;
  endpoints.forEach((endpoint) => faultInjection.set(endpoint, { kind: 'slow', delayMs: 60_000 }));
  const lag = measureLag();
  const begunAt = performance.now();
  const answer = await site.get(PAGE);
  const html = await answer.text();
  const durationMs = performance.now() - begunAt - lag.stop();
  await site.stop();
  const messages = site.messages.slice(earlier);
  return { messages, trace: site.trace(), status: answer.status, html, durationMs };
}

const CARD = 'Something went wrong. Please try again later.';

// They wait for real, so they wait together.
describe.concurrent('a page whose services never answer', () => {
  test.each<{
    readonly endpoints: readonly Endpoint[];
    readonly status: number;
    readonly shown: string;
    readonly waits: number;
  }>([
    { endpoints: ['page-model'], status: 503, shown: CARD, waits: 1 },
    { endpoints: ['macros'], status: 200, shown: 'Saver Plus', waits: 1 },
    { endpoints: ['cms-data'], status: 200, shown: 'Saver Plus', waits: 1 },
    { endpoints: ['page-model', 'macros', 'cms-data'], status: 503, shown: CARD, waits: 2 },
  ])(
    'RN-018 ends within 4 seconds and gives up what it had begun: $endpoints',
    async ({ endpoints, status, shown, waits }) => {
      const { faultInjection, signals } = endlessBackend();

      const visit = await timedVisit(faultInjection, endpoints);

      expect(visit.durationMs).toBeLessThan(RENDER_LIMIT_MS);
      expect(visit.status).toBe(status);
      expect(visit.html).toContain(shown);
      expect(visit.html).not.toContain('%{');
      expect(signals.map(({ aborted }) => aborted)).toEqual(Array(waits).fill(true));
      // Without their content navigation and footer say so as well.
      const empty = endpoints.includes('cms-data') ? 2 : 0;
      expect(visit.messages).toHaveLength(waits + empty);
      expect(visit.trace.filter(({ end }) => end === 'timed-out')).toHaveLength(waits);
    },
  );

  test('RN-018 ends within 4 seconds when first the page and then macros are slow', async () => {
    const { signals, faultInjection: endless } = endlessBackend();
    const wait: FaultInjection['wait'] = (delayMs, signal) =>
      endless.calls('macros').length > 1
        ? endless.wait(delayMs, signal)
        : createFaultInjection().wait(2_500, signal);

    const { durationMs, status, html } = await timedVisit({ ...endless, wait }, [
      'page-model',
      'macros',
    ]);

    expect(durationMs).toBeLessThan(RENDER_LIMIT_MS);
    expect(status).toBe(200);
    expect(html).not.toContain('%{');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});
