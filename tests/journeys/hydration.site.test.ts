import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { FEATURE_DATA, holdRequests, SCRIPTS } from './hold-requests.ts';
import { VISITED_PAGES } from './pages.ts';
import { perceived } from './perceived.ts';
import { untilReady, openSite } from './visit.ts';
import { wakeUp } from './wake-up.ts';

const { site, visit } = openSite();

/**
 * Matches the pages with a select that can be searched: without script it is a plain one, whose
 * options a page says, and with script a field and a list that opens. form-files has a journey.
 */
const SEARCHABLE = /\/(?:send-a-document|envoyer-un-document|document-sturen|dokument-senden)$/;

test.each(VISITED_PAGES.filter((path) => !SEARCHABLE.test(path)))(
  'RN-002 RN-003 %s says the same before and after it hydrates, and asks for nothing again',
  async (path) => {
    const scripts = holdRequests(SCRIPTS);
    // The content that a feature waits for is meant to change the page when it comes.
    const features = holdRequests(FEATURE_DATA);
    const { page, requests, expectQuiet } = await visit(path, {
      prepare: (window) => Promise.all([scripts.prepare(window), features.prepare(window)]),
      until: 'readable',
    });

    const before = await perceived(page);
    scripts.release();
    await untilReady(page);
    await wakeUp(page);
    const after = await perceived(page);
    features.release();

    expect(before.text.length).toBeGreaterThan(500);
    expect(after).toEqual(before);
    expect(requests.filter((url, index) => requests.indexOf(url) !== index)).toEqual([]);
    expect(requests.filter((url) => /page-model|key-values|cms-data/.test(url))).toEqual([]);
    expect(site().faultInjection.calls('page-model')).toHaveLength(1);
    expect(site().faultInjection.calls('macros').length).toBeLessThanOrEqual(1);
    expect(site().faultInjection.calls('cms-data')).toHaveLength(1);
    await expectQuiet();
  },
);

test(
  'a page that something added to keeps all that the server rendered, with one report',
  { tags: ['deep'] },
  async () => {
    const { page, consoleMessages } = await visit('/en/individuals', {
      prepare: (window) => window.addInitScript(addToTheFirstZone),
    });

    const { text } = await perceived(page);
    await wakeUp(page);
    await page.getByRole('button', { name: 'How do I block my card?' }).click();

    expect(text).toContain('A home loan that starts with a clear number');
    expect(text).toContain('Saver Plus, for money you leave alone');
    await page.getByText('In the app, open the card').waitFor();
    expect(consoleMessages).toEqual([expect.stringContaining('(unexpected-error)')]);
    expect(await page.evaluate(() => window.watchedViolations)).toEqual([]);
  },
);

test('a page whose plan was lost on its way is made in the browser', async () => {
  const { page } = await visit('/en/individuals', { prepare: losePlan });

  const { text } = await perceived(page);

  expect(text).toContain('A home loan that starts with a clear number');
});

/** Takes out of the document what its scripts would go on from. */
function losePlan(page: Page): Promise<unknown> {
  return page.route('**/en/individuals', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/<script type="application\/json" id="plan">.*?<\/script>/s, '');
    await route.fulfill({ response, body });
  });
}

/** Changes the page as a browser's extension may, while the document is still on its way. */
function addToTheFirstZone(): void {
  new MutationObserver((_, observer) => {
    const zone = document.querySelector('.zone');
    if (!zone) return;
    observer.disconnect();
    zone.prepend(document.createElement('aside'));
  }).observe(document, { childList: true, subtree: true });
}
