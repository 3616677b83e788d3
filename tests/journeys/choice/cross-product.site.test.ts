import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { Experiment } from '#schemas/generated/experiment-list.ts';
import { IS_DEEP, SEED, shuffled } from '../../faults/seeded.ts';
import { FEATURE_DATA, holdRequests } from '../hold-requests.ts';
import { perceived } from '../perceived.ts';
import { SESSION_NAME, sampleSession } from '../sample-session.ts';
import { stopLookUpLimit } from '../stop-clock.ts';
import { openSite } from '../visit.ts';
import { wakeUp } from '../wake-up.ts';
import { ALLOWED, ALLOWED_OFFERS } from './allowed.ts';
import { describeVisitor, PLACES, VISITORS, type ChoiceVisitor } from './visitors.ts';

const { site, visit } = openSite();

/** `npm test` walks as many of either session by seed, the deep tests all. */
const SLICE = 3;

const takeSlice = (session: ChoiceVisitor['session']) =>
  shuffled(
    VISITORS.filter((visitor) => visitor.session === session),
    SLICE,
  );
const WALKED = IS_DEEP ? VISITORS : [...takeSlice('anonymous'), ...takeSlice('signed-in')];
console.info(`Kinds of visitors: ${VISITORS.length}; walked: ${WALKED.length}, by seed ${SEED}.`);

/** Cookies that the visitor brings along, which concern no experiment and no offer. */
const OWN_COOKIES = { 'third-party-id': 'borrower' };
const HINT = { 'signed-in': '1' };

const CALLED = /^\/(?:experiment|rest)\//;

/** Opens the page as that visitor. What features wait for comes after the comparison. */
async function open({ experiment, variant, level, session }: ChoiceVisitor) {
  const byBrowser: string[] = [];
  const features = holdRequests(FEATURE_DATA);
  const opened = await visit(experiment.experimentUrl, {
    consent: level,
    cookies: {
      ...OWN_COOKIES,
      ...(variant !== undefined && { experiments: `${experiment.key}:${variant}` }),
      ...(session === 'signed-in' && HINT),
    },
    async prepare(page) {
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (CALLED.test(pathname)) byBrowser.push(`${request.method()} ${pathname}`);
      });
      await features.prepare(page);
      if (session === 'anonymous') return;
      await stopLookUpLimit(page);
      await page.addInitScript(([name, text]) => localStorage.setItem(name, text), [
        SESSION_NAME,
        sampleSession(),
      ] as const);
    },
  });
  return { ...opened, features, byBrowser };
}

/** The variants that have been visited, as the service was told. */
const visited = () =>
  (['open-visits', 'visits'] as const)
    .flatMap((endpoint) => site().faultInjection.calls(endpoint))
    .map(({ url }) => /variants\/([^/]+)\/visits$/.exec(new URL(url).pathname)?.[1]);

/** The pages that the content service was asked for, the one that is shown last. */
const pageUrls = () =>
  site()
    .faultInjection.calls('page-model')
    .map(({ url }) => new URL(url).searchParams.get('pageUrl'));

/** The page of a variant; that of the experiment where none was assigned. */
const findUrl = ({ experimentUrl, variants }: Experiment, name: string | undefined) =>
  variants.find(({ variant }) => variant === name)?.variantUrl ?? experimentUrl;

/** Where a browser makes the page, nothing in it says any more that there was a choice. */
const hasOffers = (pageUrl: string) =>
  readFileSync(`fixtures/pages${pageUrl}.json`, 'utf8').includes('"personalization"');

async function readCookieNames(page: Page): Promise<string[]> {
  const own = new Set([...Object.keys(OWN_COOKIES), ...Object.keys(HINT)]);
  const cookies = await page.context().cookies();
  return cookies
    .map(({ name }) => name)
    .filter((name) => !own.has(name))
    .toSorted();
}

test('an experiment is on a page of each of three segments in each of four languages', () => {
  const languages = new Set(PLACES.map((place) => place.split(' ')[0]));

  expect(languages.size).toBe(4);
  expect(new Set(PLACES).size).toBe(12);
});

test.each(WALKED.map((visitor) => [describeVisitor(visitor), visitor] as const))(
  '%s: nothing moves or changes, and no more is asked or stored than is allowed',
  IS_DEEP ? { tags: ['deep'] } : {},
  async (_, visitor) => {
    const { experiment, variant, level, session } = visitor;
    site().reset();
    const allowed = ALLOWED[session][level][variant === undefined ? 'new' : 'known'];
    const isAssigned = allowed.byBrowser.length > 0;
    const { page, features, byBrowser, expectQuiet } = await open(visitor);
    await expect.poll(visited).toHaveLength(isAssigned ? 1 : 0);
    await page.waitForFunction(() => !document.querySelector('.offers[data-waits]'));
    // Those who have not chosen yet are asked, before everything else.
    if (level === 'none') await page.getByRole('dialog').waitFor();

    const before = await perceived(page);
    await wakeUp(page);
    const after = await perceived(page);

    const [seen] = visited();
    // The cookie decides for whoever is anonymous, the profile for everybody else.
    const shown = (session === 'anonymous' ? variant : undefined) ?? seen ?? '';
    const offers = hasOffers(findUrl(experiment, seen))
      ? ALLOWED_OFFERS[level]
      : ALLOWED_OFFERS.none;
    const expected = [...allowed.byBrowser, ...offers.byBrowser].map((call) =>
      call.replace('KEY', experiment.key).replace('VARIANT', shown),
    );
    expect(after).toEqual(before);
    await expect.poll(() => byBrowser.toSorted()).toEqual(expected.toSorted());
    const byServer = site().faultInjection.calls('open-variants');
    expect(byServer.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual(
      allowed.byServer,
    );
    await expect
      .poll(() => readCookieNames(page))
      .toEqual([...allowed.cookies, ...offers.cookies].toSorted());
    expect(pageUrls().at(-1)).toBe(findUrl(experiment, seen));
    await expectQuiet();
    features.release();
  },
);
