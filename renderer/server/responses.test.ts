import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { samplePlatform, sampleRegistry, answering } from '../create-plan/sample-site.testing.ts';
import { createPlan, type PlanOutcome } from '../create-plan/index.ts';
import { createTrace } from '../trace/index.ts';
import type { PageEntries } from './page-files.ts';
import { note, NO_FILES, pageOf } from './sample-server.testing.ts';
import { redirectAnswer, renderPageAnswer } from './responses.ts';
import type { ProblemNoticeProps } from './show-problems.ts';

type Page = Extract<PlanOutcome, { status: 'page' }>;

/** A page of the sample site, and what is needed to answer with it. */
async function plannedPage(
  flexComponents: readonly object[] = [
    note('a'),
    note('b'),
    { componentType: 'interactive-note', text: 'c' },
  ],
) {
  const { platform, host } = samplePlatform({ fetch: answering(pageOf(...flexComponents)) });
  const { signal } = new AbortController();
  const outcome = await createPlan({ platform, registry: sampleRegistry, signal });
  if (outcome.status !== 'page') throw new Error('The sample site has a page there.');
  const asked: PageEntries[] = [];
  const files = (entries: PageEntries) => {
    asked.push(entries);
    return NO_FILES;
  };
  return {
    outcome,
    platform,
    host,
    asked,
    files,
    trace: createTrace(host),
    isForAll: true,
    isComplete: () => true,
  };
}

/**
 * How often others had their turn while a page was answered, by a clock that moves on at every
 * look.
 */
async function turnsFor(isLarge: boolean): Promise<number> {
  const { outcome, platform, host, ...context } = await plannedPage();
  let [time, turns] = [0, 0];
  const busy = {
    ...host,
    now: () => (time += 8),
    nextTurn: () => {
      turns += 1;
      return Promise.resolve();
    },
  };
  const page: Page = { ...outcome, plan: { ...outcome.plan, isLarge } };
  const { signal } = new AbortController();
  await renderPageAnswer(page, { ...context, platform: { ...platform, host: busy }, signal });
  return turns;
}

function Notice({ type, problems }: ProblemNoticeProps) {
  return createElement('b', null, `${type}: ${problems.map(({ code }) => code).join()}`);
}

const typesOf = (entries: readonly { readonly type: string }[] = []) =>
  entries.map(({ type }) => type);

describe('the answer with a page', () => {
  test('gives others a turn before it, and a large one at each step and after each place', async () => {
    expect(await turnsFor(false)).toBe(1);
    // Before rendering, after each of two places that are weighed: that of two static neighbours,
    // and that of an interactive item; before the plan is written and after each of three items of
    // it, as the neighbours are one; between rendering, writing, encoding and tagging.
    expect(await turnsFor(true)).toBe(1 + 2 + 1 + 3 + 3);
  });

  test('ends at the next pause once nobody waits for it', async () => {
    const { outcome, ...context } = await plannedPage();
    const page: Page = { ...outcome, plan: { ...outcome.plan, isLarge: true } };
    const host = { ...context.host, now: () => performance.now() * 1_000 };
    const left = { ...context, platform: { ...context.platform, host } };

    const answer = renderPageAnswer(page, {
      ...left,
      signal: AbortSignal.abort(new Error('left')),
    });

    await expect(answer).rejects.toThrow('left');
  });

  test('asks for the files of what is rendered, and which of it runs in the browser', async () => {
    const { outcome, asked, ...context } = await plannedPage();
    const { signal } = new AbortController();

    await renderPageAnswer(outcome, { ...context, signal });

    expect(asked).toHaveLength(1);
    expect(typesOf(asked[0]?.entries)).toEqual(['bar', 'note', 'note', 'interactive-note']);
    expect(typesOf(asked[0]?.interactive)).toEqual(['bar', 'interactive-note']);
    expect(asked[0]?.locale).toBe('en-GB');
  });

  test('has a notice with type and problem in the place of a faulty item, where one is given', async () => {
    const flexComponents = [
      note('a'),
      { componentType: 'no-such-thing' },
      { componentType: 'note' },
    ];
    const { outcome, ...context } = await plannedPage(flexComponents);
    const { signal } = new AbortController();
    const read = async (options: Partial<Parameters<typeof renderPageAnswer>[1]> = {}) => {
      const { body } = await renderPageAnswer(outcome, { ...context, signal, ...options });
      return new TextDecoder().decode(body ?? undefined);
    };

    expect(await read({ problemNotice: Notice })).toMatch(
      />a<.*<b>no-such-thing: unknown-component<\/b>.*<b>note: /,
    );
    expect(await read()).not.toContain('<b>');
  });

  test('says its language and its kind, and may be stored where nothing is missing', async () => {
    const { outcome, ...context } = await plannedPage();
    const { signal } = new AbortController();

    const whole = await renderPageAnswer(outcome, { ...context, signal });
    const poor = await renderPageAnswer(outcome, { ...context, signal, isComplete: () => false });
    const own = await renderPageAnswer(outcome, { ...context, signal, isForAll: false });

    expect(whole.headers).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'en-GB',
      'cache-control': 'public, max-age=60, stale-while-revalidate=600',
      vary: 'Cookie, Accept-Encoding',
      etag: whole.etag,
    });
    expect(whole.etag).toMatch(/^W\//);
    expect(poor.headers['cache-control']).toBe('private, no-store');
    expect([own.headers['cache-control'], own.etag]).toEqual(['private, no-store', undefined]);
    expect([poor.etag, poor.headers['etag'], poor.headers['retry-after']]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test('a redirect to an anchor with letters of any language arrives there', () => {
  const { headers } = redirectAnswer('/fr/aide?q=a%20b#contr\u00F4le \uD83D\uDE42');

  expect(new Headers(headers).get('location')).toBe(
    '/fr/aide?q=a%20b#contr%C3%B4le%20%F0%9F%99%82',
  );
});
