import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createBackend, createFaultInjection } from '#fixtures/backend';
import { createDiskStore, createSharpImages } from '#fixtures/node';
import { createMemoryBrowser } from '#renderer/memory';
import { createPagesSource } from '#site/sitemap/create-sitemap.ts';
import { createSitemapAnswers } from '#site/sitemap/sitemap-answers.ts';
import { watchPages } from '#site/sitemap/watch-pages.ts';
import { endsOf, FAULTS } from '../faults/faults.ts';
import { IS_DEEP, shuffled } from '../faults/seeded.ts';
import { listenerOf, serveOnLoopback } from '../serve-on-loopback.ts';

const HOME = '/en/individuals';
const LISTED = '/en/individuals/cards';
/** The clock moves by this with every look for a failure, so that nobody waits for a limit. */
const STEP_MS = 3_000;
/**
 * After so long a list that has not come is asked for again, and one that has. Much later, that
 * call would have met its limit.
 */
const NEXT_TRY_MS = 63_000;
const RENEWAL_MS = 3_780_000;
/** These are the kinds that `npm test` tries. */
const SAMPLED: readonly string[] = ['status', 'disconnect', 'hang', 'body'];

// The adapter says which answers it could not send.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

/** A sitemap whose list of pages comes over HTTP, by a clock that the test moves. */
async function startSitemap() {
  const faultInjection = createFaultInjection();
  const store = createDiskStore('fixtures');
  const images = createSharpImages('fixtures/images');
  const backend = createBackend({ store, images, faultInjection });
  const { origin } = await serveOnLoopback(listenerOf(backend.fetch));
  const browser = createMemoryBrowser();
  const { clock } = browser;
  const warnings: string[] = [];
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const warn = (text: string) => void warnings.push(text);
  const host = {
    now: clock.now,
    after: clock.after,
    random: () => 0.5,
    console: { warn, error: warn, info: warn },
  };

  const start = () => {
    const pages = watchPages({
      fetch: createPagesSource(
        { origin, path: '/flex-page/open/pages', locale: 'en-GB' },
        fetch,
        host,
      ),
      until: leaving.signal,
      host,
    });
    const homes = [{ url: HOME }];
    const answers = createSitemapAnswers({ pages, homes, siteOrigin: 'https://a.example', warn });
    return async () => {
      const xml = await (await answers.request('/sitemap.xml')).text();
      return [HOME, LISTED].filter((path) => xml.includes(`${path}</loc>`));
    };
  };
  return { start, clock, warnings, faultInjection };
}

// One that breaks, one that never ends and one that is no list go the same ways as all others.
test.each(shuffled(IS_DEEP ? FAULTS : FAULTS.filter(({ kind }) => SAMPLED.includes(kind))))(
  'without the list of pages the sitemap has the homes, or the last list: $kind',
  async (fault) => {
    const { start, clock, warnings, faultInjection } = await startSitemap();
    const failures = async () => {
      await clock.advance(STEP_MS);
      return warnings.length;
    };
    faultInjection.set('pages', fault);
    const pagesIn = start();

    await expect.poll(failures).toBe(1);
    const homes = await pagesIn();
    faultInjection.set('pages', undefined);
    const met = faultInjection.calls('pages').length;
    await clock.advance(NEXT_TRY_MS);
    await expect.poll(pagesIn).toEqual([HOME, LISTED]);
    faultInjection.set('pages', fault);
    await clock.advance(RENEWAL_MS);
    await expect.poll(failures).toBe(2);

    expect(homes).toEqual([HOME]);
    expect(await pagesIn()).toEqual([HOME, LISTED]);
    expect(warnings).toEqual(Array(2).fill(expect.stringMatching(/^The list of pages for the/)));
    await expect.poll(() => faultInjection.ends('pages')).not.toContain('under-way');
    const strange = faultInjection.ends('pages').slice(0, met);
    expect(strange.filter((end) => !endsOf(fault).includes(end))).toEqual([]);
  },
);
