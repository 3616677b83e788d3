import { expect, onTestFinished, test } from 'vitest';
import { createMemoryHost } from '#renderer/memory';
import type { Experiment } from '#schemas/generated/experiment-list.ts';
import { experience } from '#site/experience.ts';
import { watchExperiments, type ExperimentsWatch } from '#site/experiments/watch-experiments.ts';
import { startCachedSite } from './start-cached-site.ts';

const ADDRESS = '/en/individuals/borrowing/home-loan';
const VARIANT = '/en/individuals/borrowing/your-first-home-loan';
const OUTSIDE = '/en/individuals';
const LOAN: Experiment = {
  key: 'loan',
  experimentUrl: ADDRESS,
  variants: [
    { variant: 'control', variantUrl: ADDRESS },
    { variant: 'first-home', variantUrl: VARIANT },
  ],
};

const ALLOWED = 'cookiesOptin=true; thirdpartyOptin=false';
const SEES_CONTROL = `${ALLOWED}; experiments=loan:control`;
const SEES_VARIANT = `${ALLOWED}; experiments=loan:first-home`;

/** By then the list was asked for again; much later, that call would have met its limit. */
const NEXT_LOOK_MS = 46_000;

interface SentRequest {
  readonly method?: 'HEAD';
  readonly headers?: Readonly<Record<string, string>>;
}

/** A site whose service lists one experiment, by a clock in the test's hand. */
async function openSite() {
  const host = createMemoryHost();
  const until = new AbortController();
  onTestFinished(() => until.abort());
  let watch: ExperimentsWatch | undefined;
  const site = await startCachedSite({
    experiments: () => watch?.experiments() ?? [],
    isExperimentListStale: () => watch?.isStale() ?? false,
    timeLimitFactor: 1,
  });
  const { faultInjection, address } = site;
  const list = (...experiments: Experiment[]) => {
    const text = JSON.stringify({ experiments });
    faultInjection.set('experiments', { kind: 'body', text });
  };
  list(LOAN);
  watch = watchExperiments({
    experience: { ...experience, experiments: { list: '/experiment/open/experiments' } },
    origin: address,
    fetch: (request) => fetch(request),
    until: until.signal,
    host,
  });
  await watch.checked;
  const assign = (variantKey: string, variantUrl: string) => {
    const record = { experimentKey: LOAN.key, variantKey, variantStatus: 'NEW' };
    const activeVariants = [{ ...record, variantUrl, experimentUrl: ADDRESS }];
    const text = JSON.stringify({ activeVariants });
    faultInjection.set('open-variants', { kind: 'body', text });
  };
  assign('first-home', VARIANT);
  const visit = async (path: string, cookie = '', init: SentRequest = {}) => {
    const answer = await site.get(path, { ...init, headers: { cookie, ...init.headers } });
    const { status, headers } = answer;
    const text = await answer.text();
    return {
      status,
      text,
      pageUrl: /"pageUrl":"([^"]+)"/.exec(text)?.[1],
      canonical: /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1],
      timing: headers.get('server-timing'),
      etag: headers.get('etag') ?? '',
      cacheControl: headers.get('cache-control'),
      robots: headers.get('x-robots-tag'),
      length: headers.get('content-length'),
      cookie: headers.get('set-cookie'),
    };
  };
  const lookups = () => faultInjection.calls('open-variants').length;
  return { ...site, clock: host.clock, list, visit, lookups };
}

test('EX-024 only who visits a listed address and allows it is looked up, once', async () => {
  const { visit, lookups } = await openSite();

  const outside = await visit(OUTSIDE, ALLOWED);
  const below = await visit(ADDRESS, 'cookiesOptin=false');
  const known = await visit(ADDRESS, SEES_VARIANT);
  const before = lookups();
  const drawn = await visit(ADDRESS, ALLOWED);

  expect([outside.timing, below.timing, below.cookie, known.cookie]).toEqual(Array(4).fill(null));
  expect([below.pageUrl, known.pageUrl]).toEqual([ADDRESS, VARIANT]);
  expect([before, lookups()]).toEqual([0, 1]);
  expect(drawn).toMatchObject({ pageUrl: VARIANT, timing: timingOf('first-home', 'SPLIT') });
  expect(drawn.cookie).toMatch(/^experiments=loan%3Afirst-home; Max-Age=15811200; Path=\//);
});

test('EX-023 EX-025 a variant is shown at the address of the page, which is the canonical one', async () => {
  const { visit, address } = await openSite();

  const shown = await visit(ADDRESS, SEES_VARIANT);
  const own = await visit(VARIANT, SEES_VARIANT);
  const control = await visit(ADDRESS);

  expect(shown).toMatchObject({ status: 200, pageUrl: VARIANT, robots: null });
  expect([shown.canonical, control.canonical]).toEqual([address + ADDRESS, address + ADDRESS]);
  expect(own).toMatchObject({ status: 200, robots: 'noindex', timing: null });
  await expect
    .poll(async () => (await visit('/sitemap.xml')).text)
    .toContain(`<loc>${address}${ADDRESS}</loc>`);
  expect((await visit('/sitemap.xml')).text).not.toContain(VARIANT);
});

test('EX-027 an experiment that has ended in the list shows the page as it is within a minute', async () => {
  const { visit, list, clock } = await openSite();
  const before = await visit(ADDRESS, SEES_VARIANT);

  list({ ...LOAN, ended: true });
  await clock.advance(NEXT_LOOK_MS);

  expect(before.pageUrl).toBe(VARIANT);
  await expect
    .poll(() => visit(ADDRESS, SEES_VARIANT))
    .toMatchObject({
      pageUrl: ADDRESS,
      timing: null,
      cacheControl: expect.stringMatching('public'),
    });
});

test('EX-028 a lookup that hangs shows the page as it is, and stores nothing', async () => {
  const { visit, faultInjection, records } = await openSite();
  faultInjection.set('open-variants', { kind: 'hang' });

  const answer = await visit(ADDRESS, ALLOWED);

  expect(answer).toMatchObject({ status: 200, pageUrl: ADDRESS, timing: null, cookie: null });
  expect(records.at(-1)?.experiment).toEqual({ key: 'loan', reason: 'DEFAULT' });
});

test('EX-029 pages of control and variant never mix in caches, for any method, and hold no decision', async () => {
  const { visit, cacheStates } = await openSite();
  const made = [await visit(ADDRESS), await visit(ADDRESS, ALLOWED)];
  const kept = [
    await visit(ADDRESS, SEES_CONTROL, BROTLI),
    await visit(ADDRESS, SEES_VARIANT, BROTLI),
  ];
  const heads = [
    await visit(ADDRESS, SEES_CONTROL, { method: 'HEAD' }),
    await visit(ADDRESS, SEES_VARIANT, { method: 'HEAD' }),
  ];
  const [control, variant] = made;
  const crossed = await visit(ADDRESS, SEES_VARIANT, hasAlready(control?.etag));
  const again = await visit(ADDRESS, SEES_VARIANT, hasAlready(variant?.etag));

  expect(made.map(({ pageUrl }) => pageUrl)).toEqual([ADDRESS, VARIANT]);
  expect(kept.map(({ text }) => text)).toEqual(made.map(({ text }) => text));
  expect(cacheStates().slice(2)).toEqual(Array(6).fill('hit'));
  expect(control?.etag).not.toBe(variant?.etag);
  expect(heads).toMatchObject([
    { status: 200, text: '', etag: control?.etag, timing: timingOf('control', 'CACHED') },
    { status: 200, text: '', etag: variant?.etag, timing: timingOf('first-home', 'CACHED') },
  ]);
  // The browser would take its page for that of the decision which a 304 brings.
  expect([crossed, again]).toMatchObject([
    { status: 200, pageUrl: VARIANT },
    { status: 200, pageUrl: VARIANT },
  ]);
  for (const answer of [...made, ...kept, ...heads, crossed, again]) {
    expect(answer.cacheControl).toBe('private, no-cache');
    expect(answer.text).not.toMatch(/SPLIT|CACHED|DISABLED|"loan"|first-home[":]/);
  }
});

test('EX-029 an address outside any experiment is cached by all as without any', async () => {
  const { visit } = await openSite();

  const first = await visit(OUTSIDE, SEES_VARIANT);
  const again = await visit(OUTSIDE, '', hasAlready(first.etag));

  expect(first.cacheControl).toBe('public, max-age=60, stale-while-revalidate=600');
  expect([again.status, again.timing, again.cacheControl]).toEqual([304, null, first.cacheControl]);
});

const BROTLI: SentRequest = { headers: { 'accept-encoding': 'br' } };

const hasAlready = (etag = ''): SentRequest => ({ headers: { 'if-none-match': etag } });

const timingOf = (variant: string, reason: string) => `experiment;desc="loan:${variant}:${reason}"`;
