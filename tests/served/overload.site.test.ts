import { describe, expect, onTestFinished, test } from 'vitest';
import { createFaultInjection } from '#fixtures/backend';
import { createAdmission, createPageCache, type AnswerRecord } from '#renderer/server';
import { startSite } from './start-site.ts';

const PAGE = '/en/individuals/saving/saver-plus';
/**
 * Few enough that the first who were admitted are still within their time when the last is refused.
 */
const TOO_MANY = 20;
/** Room for so many is left where others make pages already. */
const FREE = 4;
const SIGNED_IN = { headers: { cookie: 'signed-in=1' } };

/**
 * A site whose services answer when the test lets them, and whose pages are dear enough for a small
 * house.
 */
async function startSmallSite() {
  const released = Promise.withResolvers<void>();
  const faultInjection = createFaultInjection(() => released.promise);
  const records: AnswerRecord[] = [];
  const admission = createAdmission({ now: () => 0, busyMs: () => 0 });
  let time = Date.UTC(2026, 10, 21, 9);
  const site = await startSite({
    faultInjection,
    site: {
      admission,
      pageCache: createPageCache({ maxBytes: 8_000_000 }),
      now: () => time,
      onAnswer: (record) => void records.push(record),
    },
  });
  onTestFinished(site.stop);
  /**
   * Takes room as if others were making pages, and leaves only so many places. Returns the function
   * that ends the others.
   */
  const leaveRoomFor = (count: number) => {
    const others = Array.from({ length: admission.stats().limit - count }, () => admission.enter());
    return () => others.forEach((leave) => leave?.());
  };
  return {
    ...site,
    admission,
    records,
    leaveRoomFor,
    hold: () => faultInjection.set('page-model', { kind: 'slow', delayMs: 1 }),
    release: released.resolve,
    advance: (seconds: number) => {
      time += seconds * 1_000;
    },
  };
}

describe('more visitors than the server can serve in time', () => {
  test('OP-001 get 503 with Retry-After at once, and every page that is admitted is complete', async () => {
    const site = await startSmallSite();
    site.hold();
    const othersLeave = site.leaveRoomFor(FREE);

    const visits = Array.from({ length: FREE + TOO_MANY }, () => site.get(PAGE, SIGNED_IN));
    // While not a single page can be finished, all who are refused have their answer.
    await expect.poll(() => site.records.length).toBe(TOO_MANY);
    const refused = site.records.map(({ status, admission }) => `${status} ${admission}`);
    site.release();
    const answers = await Promise.all(visits);
    const admitted = answers.filter(({ status }) => status === 200);
    const pages = await Promise.all(admitted.map((answer) => answer.text()));
    othersLeave();

    expect(new Set(refused)).toEqual(new Set(['503 refused']));
    expect(admitted).toHaveLength(FREE);
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).toContain('2.35%');
    expect(site.admission.stats().underWay).toBe(0);
    // There is room again.
    expect((await site.get(PAGE, SIGNED_IN)).status).toBe(200);
  });

  test('OP-001 read in their language when to come back', async () => {
    const site = await startSmallSite();
    site.leaveRoomFor(0);

    const refused = await site.get('/fr/particuliers', SIGNED_IN);
    const html = await refused.text();

    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect(refused.headers.get('cache-control')).toBe('private, no-store');
    expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).toContain('lang="fr-BE"');
    expect(html).toMatch(/<h1>[^<]+<\/h1><p>[^<]+<\/p>/);
  });

  test('OP-003 are shown the last good page instead, where it is cached', async () => {
    const site = await startSmallSite();
    const good = await site.get(PAGE);
    site.advance(1_000);
    site.leaveRoomFor(0);

    const kept = await site.get(PAGE);
    const health = await site.get('/healthz');

    expect(kept.status).toBe(200);
    expect(kept.headers.get('age')).toBe('1000');
    expect(kept.headers.get('etag')).toBe(good.headers.get('etag'));
    expect(health.status).toBe(200);
    expect(site.records.at(-1)).toMatchObject({ cache: 'fallback', admission: 'refused' });
  });

  test('who leave make way for others', async () => {
    const site = await startSmallSite();
    site.hold();
    const { limit } = site.admission.stats();
    const othersLeave = site.leaveRoomFor(FREE);
    const leaving = new AbortController();
    const crowd = Array.from({ length: FREE }, () =>
      site.get(PAGE, { ...SIGNED_IN, signal: leaving.signal }).catch(() => 'left'),
    );
    await expect.poll(() => site.admission.stats().underWay).toBe(limit);

    leaving.abort();
    await Promise.all(crowd);
    othersLeave();

    await expect.poll(() => site.admission.stats().underWay).toBe(0);
    site.release();
  });
});
