import { describe, expect, test } from 'vitest';
import { createFaultInjection } from '#fixtures/backend';
import { decisionsIn } from './plan-in.ts';
import { startSite, type TestSite } from './start-site.ts';

interface Visitor {
  readonly path: string;
  readonly cookie?: string;
  /** The values from here on have to be shown to the visitor, alone or among others. */
  readonly locale: string;
  readonly segment?: string;
  readonly session?: string;
  readonly skip: string;
}

const EN = { locale: 'en-GB', skip: 'Skip to the content' };
const FR = { locale: 'fr-BE', skip: 'Aller au contenu' };
const NL = { locale: 'nl-BE', skip: 'Naar de inhoud' };
const DE = { locale: 'de-DE', skip: 'Zum Inhalt' };

/** Visitors who differ in language, segment, session, page and what becomes of it. */
const VISITORS: readonly Visitor[] = [
  { ...EN, path: '/en/individuals' },
  { ...EN, path: '/en/individuals', cookie: 'signed-in=1', session: 'signed-in' },
  { ...FR, path: '/fr/particuliers', cookie: 'locale=nl-BE' },
  { ...NL, path: '/nl/particulieren/sparen/saver-plus' },
  { ...DE, path: '/de/privatkunden', cookie: 'signed-in=1; locale=fr-BE', session: 'signed-in' },
  { ...EN, path: '/en/business', cookie: 'signed-in=1', session: 'signed-in', segment: 'business' },
  { ...FR, path: '/fr/professionnels', segment: 'business' },
  { ...NL, path: '/nowhere', cookie: 'locale=nl-BE' },
  { ...DE, path: '/nowhere', cookie: 'locale=de-DE; signed-in=1', session: 'signed-in' },
];

async function visit(site: TestSite, { path, cookie = '' }: Visitor) {
  const answer = await site.get(path, { headers: { cookie } });
  const html = (await answer.text()).replaceAll(site.address, '');
  return { path, cookie, status: answer.status, cache: answer.headers.get('cache-control'), html };
}

/**
 * Holds every request for a page until all visitors have asked for theirs, then lets the last go
 * first.
 */
function allAtOnce() {
  const waiting: (() => void)[] = [];
  const faultInjection = createFaultInjection(
    () =>
      new Promise((resolve) => {
        waiting.unshift(resolve);
        if (waiting.length === VISITORS.length) waiting.forEach((go) => go());
      }),
  );
  faultInjection.set('page-model', { kind: 'slow', delayMs: 1 });
  return faultInjection;
}

async function visitAllAtOnce() {
  const site = await startSite({ faultInjection: allAtOnce() });
  const visits = await Promise.all(VISITORS.map((visitor) => visit(site, visitor)));
  await site.stop();
  return visits;
}

async function visitOneByOne(visitors: readonly Visitor[]) {
  const site = await startSite();
  const visits = [];
  for (const visitor of visitors) visits.push(await visit(site, visitor));
  await site.stop();
  return visits;
}

describe('visitors at the same time', () => {
  test('RN-009 are each shown their own language, messages, segment and session', async () => {
    const visits = await visitAllAtOnce();

    for (const [index, { html, cache }] of visits.entries()) {
      const {
        locale,
        skip,
        segment = 'individuals',
        session = 'anonymous',
      } = VISITORS[index] ?? {};
      expect(decisionsIn(html)).toMatchObject({ locale, segment, session });
      expect(html).toContain(`<html lang="${locale}">`);
      expect(html).toContain(`>${skip}</a>`);
      expect(html).toContain(`data-session="${session}"`);
      expect(cache?.startsWith('private')).toBe(session === 'signed-in');
    }
  });

  test('RN-009 get the very page that they get alone', async () => {
    const alone = await visitOneByOne(VISITORS.toReversed());

    const together = await visitAllAtOnce();

    expect(together).toEqual(alone.toReversed());
  });
});
