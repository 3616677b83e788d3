import { expect, onTestFinished, test } from 'vitest';
import { openTabs } from '../open-tabs.ts';
import { startOtherHost } from '../other-host.ts';
import { testFirst } from '../../sample/test-first.ts';

/** A busy machine may need so long for what takes a moment, in milliseconds. */

/** Due for a renewal five seconds after the log-in, which is half a second here. */
const SHORT_LIFE_MS = 25_000;

async function openTab() {
  const tabs = await openTabs({ count: 1 });
  onTestFinished(tabs.close);
  const [page] = tabs.running();
  if (!page) throw new Error('There is no tab.');
  return { ...tabs, page };
}

testFirst(1, ['localhost', '127.0.0.1', '127.0.0.1.localhost'])(
  'a browser sends no token to %s at another port, not even a question whether it may',
  async (name) => {
    const { page, logIn, server } = await openTab();
    const other = await startOtherHost();
    await logIn();
    const ask = (url: string) =>
      page.evaluate(async (address) => {
        await fetch(window.tab.session.authorise(new Request(address)));
      }, url);

    await ask(`${server.origin}/picture.svg`);
    await ask(`http://${name}:${other.port}/accounts`);

    expect(server.requests.at(-1)?.authorization).toBe('Bearer access-1');
    expect(other.heard).toHaveLength(1);
    expect(other.heard[0]).toContain('GET /accounts');
    expect(other.heard[0]).not.toMatch(/authorization|access-|refresh-/i);
  },
);

test.each([302, 307])(
  'a browser follows no redirect of status %i with a token',
  { tags: ['deep'] },
  async (status) => {
    const { page, logIn, server } = await openTab();
    const other = await startOtherHost();
    const headers = { location: `http://127.0.0.1:${other.port}/oauth2/token` };
    server.faultInjection.set('token', { kind: 'status', status, headers });

    await logIn(SHORT_LIFE_MS);
    const failures = () => page.evaluate(() => window.tab.failures);
    await expect.poll(failures).toHaveLength(3);

    expect(await failures()).toEqual(['network', 'network', 'network']);
    expect(other.heard).toEqual([]);
    expect(await page.evaluate(() => window.tab.session.accessToken())).toBe('access-1');
  },
);
