import { expect, test } from 'vitest';
import { experience } from '#site/experience.ts';
import { openSite } from './visit.ts';
import { experienceWith, serveRoutes } from './with-routes.ts';

const HOME = '/en/individuals';
const CARDS = '/en/individuals/cards';
const PAGE = '/en/private-banking';
const ELSEWHERE = '/en/business';
const ROUTES = [{ pathPattern: PAGE, conditions: { app: 'banking' }, redirect: ELSEWHERE }];

const { site, visit } = openSite({ site: { experience: experienceWith(ROUTES) } });

const client = openSite({ site: { experience: { ...experience, navigation: 'client' } } });

test('CX-008 a host page reads, gives and hears the context by the handle, which is that of start-up and of routes', async () => {
  const { page, expectQuiet } = await visit(PAGE, {
    prepare: (window) => serveRoutes(window, ROUTES),
  });

  const heard = await page.evaluate(async () => {
    const { context: load } = await window.experience;
    const context = await load();
    const values: unknown[] = [await context.get('app'), await context.get('cso')];
    context.on('app', (value) => values.push(`heard ${String(value)}`));
    context.register('branch', () => Promise.resolve('Ghent'));
    values.push(await context.get('branch'), await context.get('canOverride'));
    context.set('app', 'banking');
    return values;
  });

  expect(heard).toEqual(['open', false, 'Ghent', expect.any(Boolean), 'heard banking']);
  await expectQuiet();
  await page.evaluate(async () => void (await window.experience).rerender());
  await page.waitForURL(`**${ELSEWHERE}`);
});

test('SE-066 a host page hands over an anonymous profile, profiles and their context, and hears of a renewal that failed', async () => {
  const { page } = await visit(HOME);
  site().faultInjection.set('token', { kind: 'status', status: 500 });
  /** The headers with which the page is asked for. */
  const sent: unknown[] = [];
  page.on('request', (request) => {
    const { authorization, 'extended-session-context': context } = request.headers();
    if (request.url().includes('page-model')) sent.push([authorization, context]);
  });

  const anonymous = await page.evaluate(async () => {
    const { session: load, rerender } = await window.experience;
    const session = await load();
    const expirationTime = Date.now() + 600_000;
    session.setAnonymousProfile({ accessToken: 'of-nobody', expirationTime });
    await rerender();
    return [session.state().status, session.facts().session];
  });

  expect(anonymous).toEqual(['anonymous', 'unauthenticated']);
  expect(sent).toEqual([['Bearer of-nobody', undefined]]);

  const failed = await page.evaluate(async () => {
    const { session: load, rerender } = await window.experience;
    const session = await load();
    const hearing = new Promise((resolve) =>
      session.onRefreshFailure((failure, profileId) => resolve([failure.kind, profileId])),
    );
    const profile = { accessTokenTimeToLive: 15, expirationTime: Date.now() + 15_000 };
    session.setProfiles([
      { profileId: 'p-1', accessToken: 'of-one', refreshToken: 'r-1', ...profile },
      { profileId: 'p-2', accessToken: 'of-two', ...profile },
    ]);
    session.setExtendedContext({ branch: 'Ghent' });
    session.setExtendedContext({ branch: 'Liège' }, 'p-2');
    await rerender();
    session.selectProfile('p-2');
    await rerender();
    return hearing;
  });

  expect(sent.slice(1)).toEqual([
    ['Bearer of-one', '{"branch":"Ghent"}'],
    ['Bearer of-two', '{"branch":"Li\\u00e8ge"}'],
  ]);
  expect(failed).toEqual(['status', 'p-1']);
});

test('RT-018 a host page goes to an address with its query and keeps data with it; without client navigation a document is loaded', async () => {
  const { page } = await client.visit(HOME);
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  const go = (to: string) =>
    page.evaluate(async (path) => {
      const { navigate } = await window.experience;
      const search = new URLSearchParams({ from: 'app' });
      return navigate(path, { search, data: { step: 2 } });
    }, to);

  expect(await go(CARDS)).toBe('shown');

  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe(`${CARDS}?from=app`);
  expect(await page.evaluate(() => Reflect.get(history.state, 'usr') as unknown)).toEqual({
    step: 2,
  });
  await expect.poll(() => page.locator('html[data-marked]').count()).toBe(1);

  const other = await visit(HOME);
  await other.page.evaluate(
    async (path) => void (await window.experience).navigate(new URL(path, location.href)),
    CARDS,
  );
  await other.page.waitForURL(`**${CARDS}`);
});
