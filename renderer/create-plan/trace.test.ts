import { EventEmitter, once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { createRegistry } from '../registry/create-registry.ts';
import { createPlan } from './create-plan.ts';
import {
  answering,
  sampleEntries,
  sampleExperience,
  samplePlatform,
  sampleRegistry,
  textEntry,
  type SamplePlatform,
} from './sample-site.testing.ts';
import { createTrace, type TraceStep } from '../trace/create-trace.ts';

const withMacro = {
  data: {
    hasMacro: true,
    flexZone: { flexComponents: [{ componentType: 'note', text: '%{saving:rate}%' }] },
  },
};

interface TracedSite extends SamplePlatform {
  /** Waits until a path has been asked for. */
  readonly untilAsked: (path: string) => Promise<void>;
}

type LateAnswer = readonly [delayMs: number, body: object];

/**
 * A site whose services answer after so many milliseconds by its own clock, or break off on demand
 * to.
 */
function lateSite(answers: Readonly<Record<string, LateAnswer>>): TracedSite {
  const paths = new Set<string>();
  const asked = new EventEmitter();
  const known = new Map(Object.entries(answers));
  const sample = samplePlatform({
    cmsData: { bar: { text: 'Welcome' } },
    fetch: (request) =>
      new Promise<Response>((resolve, reject) => {
        const { pathname } = new URL(request.url);
        const [delayMs, body] = known.get(pathname) ?? [0, {}];
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
        sample.host.after(delayMs, () => resolve(Response.json(body)));
        paths.add(pathname);
        asked.emit(pathname);
      }),
  });
  return {
    ...sample,
    untilAsked: async (path) => {
      if (!paths.has(path)) await once(asked, path);
    },
  };
}

type Leg = readonly [path: string, durationMs: number];

/** The steps of a page. The clock moves on so far each time one of the paths has been asked for. */
async function stepsOf(
  { platform, host, untilAsked }: SamplePlatform & Partial<TracedSite>,
  legs: readonly Leg[] = [],
  registry = sampleRegistry,
): Promise<ReadonlyMap<string, TraceStep>> {
  const trace = createTrace(host);
  const { signal } = new AbortController();
  const outcome = createPlan({ platform, registry, trace, signal });
  for (const [path, durationMs] of legs) {
    await untilAsked?.(path);
    await host.clock.advance(durationMs);
  }
  await outcome;
  return new Map(trace.steps.map((step) => [step.step, step]));
}

const gone = () => Promise.reject(new Error('gone'));

/** The steps of a page whose content service answers this. */
const traceOf = (page: object) =>
  stepsOf(samplePlatform({ fetch: answering({ '/page-model': page }) }));

describe('the trace', () => {
  test('RN-017 of a good page lists every step: decision, reason, duration, end', async () => {
    const sample = lateSite({ '/page-model': [120, withMacro], '/macros': [80, { groups: [] }] });

    const steps = await stepsOf(sample, [
      ['/page-model', 120],
      ['/macros', 80],
    ]);

    expect([...steps.keys()].toSorted()).toEqual([
      'check-cms-data',
      'check-page',
      'fetch-cms-data',
      'fetch-macros',
      'fetch-page',
      'load-checks',
      'load-code',
      'match-route',
      'plan-page',
      'prepare-page',
      'select-page-url',
      'site-context',
      'truncate-page',
    ]);
    for (const step of steps.values()) {
      expect(step).toMatchObject({
        decision: expect.stringMatching(/./),
        reason: expect.stringMatching(/./),
        end: 'done',
      });
    }
    expect(steps.get('site-context')).toMatchObject({
      decision: 'en-GB, individuals, anonymous',
      reason: 'language by the path, segment by the path, session by the cookie',
    });
    expect(steps.get('fetch-page')).toMatchObject({
      decision: 'found',
      startedMs: 0,
      durationMs: 120,
      budgetMs: 10_000,
    });
    expect(steps.get('fetch-macros')).toMatchObject({
      startedMs: 120,
      durationMs: 80,
      budgetMs: 3_000,
    });
    expect(steps.get('fetch-cms-data')).toMatchObject({ durationMs: 0, budgetMs: 3_000 });
    expect(steps.get('check-page')).toMatchObject({
      decision: 'shown',
      reason: '1 components good, 0 left out',
    });
    expect(steps.get('load-checks')).toMatchObject({ decision: 'all there' });
    expect(steps.get('load-code')).toMatchObject({ reason: 'all there' });
  });

  test('RN-017 of a page that came too late says so, and what was shown instead', async () => {
    const sample = lateSite({ '/page-model': [60_000, withMacro] });

    const steps = await stepsOf(sample, [['/page-model', 10_000]]);

    expect(steps.get('fetch-page')).toMatchObject({
      decision: 'failed',
      reason: 'Error retrieving content: 10000ms timeout',
      durationMs: 10_000,
      budgetMs: 10_000,
      end: 'timed-out',
    });
    expect(steps.get('plan-page')).toMatchObject({
      decision: 'This page cannot be shown right now',
    });
    expect(steps.has('check-page')).toBe(false);
  });

  test('RN-017 distinguishes macros that failed from macros that did not come in time', async () => {
    const failing = samplePlatform({ fetch: answering({ '/page-model': withMacro }) });
    const late = lateSite({ '/page-model': [0, withMacro], '/macros': [60_000, { groups: [] }] });

    const failed = await stepsOf(failing);
    const timedOut = await stepsOf(late, [
      ['/page-model', 0],
      ['/macros', 3_000],
    ]);

    expect(failed.get('fetch-macros')).toMatchObject({ decision: 'dashes', end: 'failed' });
    expect(timedOut.get('fetch-macros')).toMatchObject({
      decision: 'dashes',
      durationMs: 3_000,
      end: 'timed-out',
    });
  });

  test.each([
    ['the page says it has none', { data: {} }, sampleExperience],
    ['no text names one', { data: { hasMacro: true } }, sampleExperience],
    ['the experience names no endpoint', withMacro, { ...sampleExperience, macros: undefined }],
  ])('RN-017 says why macros were skipped: %s', async (reason, page, { macros, ...experience }) => {
    const sample = samplePlatform(
      { fetch: answering({ '/page-model': page }) },
      { ...experience, ...(macros && { macros }) },
    );

    const steps = await stepsOf(sample);

    expect(steps.get('fetch-macros')).toMatchObject({ reason, end: 'skipped' });
  });

  test('RN-017 of an address without a page, or of a redirect, ends where they do', async () => {
    const nowhere = samplePlatform({}, { ...sampleExperience, routes: [{ pathPattern: '/x' }] });
    const redirecting = samplePlatform({ url: 'https://www.sample.test/' });

    const unmatched = await stepsOf(nowhere);
    const redirected = await stepsOf(redirecting);

    expect(unmatched.get('match-route')).toMatchObject({ decision: 'none' });
    expect(unmatched.get('fetch-page')).toMatchObject({ end: 'skipped' });
    expect(redirected.get('match-route')).toMatchObject({ decision: '/ -> /en/individuals' });
    expect(redirected.has('fetch-page')).toBe(false);
  });

  test('RN-017 says what did not arrive, and what was left out for it', async () => {
    const entries = [
      textEntry('unchecked', { check: gone }),
      textEntry('unloaded', { load: gone }),
    ];
    const components = ['note', 'unchecked', 'unloaded'].map((componentType) => ({
      componentType,
      text: 'a',
    }));
    const page = { data: { flexZone: { flexComponents: components } } };
    const sample = samplePlatform({ fetch: answering({ '/page-model': page }) });

    const steps = await stepsOf(sample, [], createRegistry([...sampleEntries, ...entries]));

    expect(steps.get('truncate-page')).toMatchObject({
      decision: 'whole',
      reason: '3 components, 3 list items, 24 characters',
    });
    expect(steps.get('load-checks')).toMatchObject({
      decision: 'without unchecked',
      end: 'failed',
    });
    expect(steps.get('check-page')).toMatchObject({ reason: '2 components good, 1 left out' });
    expect(steps.get('prepare-page')).toMatchObject({ decision: 'flexZone' });
    expect(steps.get('plan-page')).toMatchObject({
      decision: '1 zones',
      reason: 'the page was found',
    });
    expect(steps.get('load-code')).toMatchObject({
      decision: '2 loaded',
      reason: 'missing: component:unloaded',
      end: 'failed',
    });
    expect(steps.get('check-cms-data')).toMatchObject({
      decision: 'nothing',
      reason: 'by each check',
    });
    expect(steps.get('fetch-cms-data')).toMatchObject({ decision: 'none', reason: 'for en-GB' });
  });

  test('RN-017 says that a page was refused or cut, and why', async () => {
    const flood = Array.from({ length: 2_001 }, () => ({ componentType: 'note', text: '' }));

    const refused = await traceOf({});
    const cut = await traceOf({ data: { flexZone: { flexComponents: flood } } });

    expect(refused.get('check-page')).toMatchObject({
      decision: 'refused',
      reason: 'Missing page data',
      end: 'failed',
    });
    expect(refused.get('plan-page')).toMatchObject({ reason: 'loading the page ended as failed' });
    expect(cut.get('truncate-page')).toMatchObject({
      decision: 'cut',
      reason: expect.stringMatching(/^2001 components, /),
    });
  });
});
