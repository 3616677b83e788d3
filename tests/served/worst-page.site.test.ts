import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { worstPage } from '../bench/pages/worst-page.ts';
import { startSite, type TestSite } from './start-site.ts';

const HOME = '/en/individuals';
const WORST = '/en/individuals/worst';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
beforeEach(async () => {
  site.reset();
  // The modules that a page needs are loaded once; no visitor after this waits for that.
  await (await site.get(HOME)).text();
  site.faultInjection.set('page-model', { kind: 'body', text: JSON.stringify(worstPage()) });
});
afterAll(() => site.stop());

/** Asks for the worst page, and goes on once the server has it checked and asks for its macros. */
async function askForTheWorst(init?: RequestInit) {
  const before = site.faultInjection.calls('macros').length;
  const answer = site.get(WORST, init);
  while (site.faultInjection.calls('macros').length === before) {
    await new Promise((resolve) => void setImmediate(resolve));
  }
  site.faultInjection.clear();
  return { answer };
}

describe('a page at every limit', () => {
  test('lets others have their answers before it is done itself', async () => {
    const done: string[] = [];
    const visit = (name: string, answer: Promise<Response>) =>
      answer.then(() => void done.push(name));

    const { answer } = await askForTheWorst();
    await Promise.all([
      visit('worst', answer),
      visit('home', site.get(HOME)),
      visit('health', site.get('/healthz')),
    ]);

    expect(done.toSorted()).toEqual(['health', 'home', 'worst']);
    expect(done.at(-1)).toBe('worst');
  });

  test('is aborted when its visitor has left', async () => {
    const leaving = new AbortController();
    // Otherwise a quick server may be done before it can know.
    site.faultInjection.set('macros', { kind: 'hang' });
    const { answer } = await askForTheWorst({ signal: leaving.signal });

    leaving.abort();
    await expect(answer).rejects.toThrow('abort');

    // Until the server has noticed that nobody waits, the latest page is the one before.
    await expect.poll(() => site.trace().map(({ step }) => step)).not.toContain('render-page');
    expect(site.trace().map(({ step }) => step)).toContain('fetch-page');
    expect(site.messages).toEqual([]);
  });
});
