import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import {
  enterAddress,
  eventually,
  openAnotherWindow,
  openPlayground,
  pageWith,
  replaceText,
  sharePlayground,
  textIn,
  type PlaygroundVisit,
} from './open-playground.ts';
import { openSite, untilReady } from './visit.ts';

const { visit } = openSite();
const open = sharePlayground(visit);

declare global {
  interface Window {
    mendStorage: () => void;
  }
}

const OTHER = 'section-title/full';
const title = (text: string) => pageWith({ componentType: 'section-title', title: text });

/** Chooses a scenario in the list. */
async function choose({ page }: Pick<PlaygroundVisit, 'page'>, id: string): Promise<void> {
  await page.getByRole('searchbox').fill(id);
  await page.getByTitle(id, { exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('scenario') === id);
}

/** Returns true if leaving the page would ask, as the browser finds out. */
const leavingAsks = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

test(
  'going back to the scenario’s own texts is one change, which can be taken back',
  { tags: ['deep'] },
  async () => {
    const { page, pageModel } = await open('?scenario=section-title/minimal');
    const own = await pageModel.inputValue();
    await replaceText(pageModel, title('Mine'));

    await page.getByRole('button', { name: 'Back to the scenario’s own texts' }).click();
    await expect.poll(textIn(pageModel)).toBe(own);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();

    await expect.poll(textIn(pageModel)).toBe(title('Mine'));
  },
);

test(
  'a link to other texts stands over the draft, which undo brings back',
  { tags: ['deep'] },
  async () => {
    const { page, pageModel } = await open('?scenario=section-title/signs-only');
    await replaceText(pageModel, title('Sent'));
    await eventually(
      async () => page.url(),
      (url) => url.includes('#edits='),
    );
    const link = page.url();
    await replaceText(pageModel, title('My own'));
    await eventually(
      () => leavingAsks(page),
      (asks) => !asks,
    );

    await open(`?scenario=${OTHER}`);
    const { search, hash } = new URL(link);
    await enterAddress(page, search + hash);

    await expect.poll(textIn(pageModel)).toBe(title('Sent'));
    await page.getByText('stand over your own draft').waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(textIn(pageModel)).toBe(title('My own'));
  },
);

test(
  'where the browser’s storage is full, a notice says it, leaving asks and nothing breaks',
  { tags: ['deep'] },
  async () => {
    const playground = await open('?scenario=paragraph/minimal');
    const { page, consoleMessages } = playground;
    await page.evaluate(() => {
      const put: unknown = Reflect.get(IDBObjectStore.prototype, 'put');
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('As the test wants it.', 'QuotaExceededError');
      };
      window.mendStorage = () => Object.assign(IDBObjectStore.prototype, { put });
    });

    await expectKeptInWindow(playground, 'storage is full');
    await page.evaluate(() => window.mendStorage());
    expect(consoleMessages).toEqual([]);
  },
);

test(
  'where the browser forbids storage, a notice says it, leaving asks and nothing breaks',
  { tags: ['deep'] },
  async () => {
    const playground = await openPlayground(visit, '?scenario=paragraph/minimal', {
      prepare: (window) =>
        window.addInitScript(() => {
          IDBFactory.prototype.open = () => {
            throw new DOMException('As the test wants it.', 'SecurityError');
          };
        }),
    });

    await expectKeptInWindow(playground, 'does not let the playground store anything');
    expect(playground.consoleMessages).toEqual([]);
  },
);

async function expectKeptInWindow(playground: PlaygroundVisit, message: string): Promise<void> {
  const { page, pageModel, previewText } = playground;
  await replaceText(pageModel, title('Kept in the window'));
  await page.getByText(message).waitFor();
  await eventually(previewText, (shown) => shown.includes('Kept in the window'));
  expect(await leavingAsks(page)).toBe(true);

  await choose(playground, OTHER);
  await choose(playground, 'paragraph/minimal');
  await expect.poll(textIn(pageModel)).toBe(title('Kept in the window'));
}

test(
  'each new page stays under its title over a reload, until it is dropped, which can be taken back',
  { tags: ['deep'] },
  async () => {
    const { page, pageModel, expectAccessible } = await open('?scenario=link-list/minimal');
    const scenarios = page.getByRole('region', { name: 'Scenarios', exact: true });
    const row = (name: string) => scenarios.getByRole('button', { name, exact: true });
    const write = async (words: string) => {
      await page.getByRole('button', { name: 'New page', exact: true }).click();
      await page.getByRole('button', { name: /^Empty page/ }).click();
      await row('New page').waitFor();
      await replaceText(pageModel, `{ "data": { "meta": { "title": "${words}" } } }`);
      await row(`${words} Edited`).waitFor();
    };
    // Tests before have looked for other scenarios.
    await page.getByRole('searchbox').fill('');
    await write('Spring offer');
    await write('Summer offer');
    await eventually(
      () => leavingAsks(page),
      (asks) => !asks,
    );

    await page.reload();
    await untilReady(page);
    await expect.poll(textIn(pageModel)).toContain('Summer offer');
    await row('Spring offer Edited').click();
    await expect.poll(textIn(pageModel)).toContain('Spring offer');
    await expectAccessible();

    await row('Drop “Spring offer”').focus();
    await page.keyboard.press('Enter');
    const back = page.getByRole('button', { name: 'Bring it back', exact: true });
    await back.waitFor();
    await row('Spring offer Edited').waitFor({ state: 'detached' });
    await back.click();
    await row('Spring offer Edited').waitFor();
    await expect.poll(textIn(pageModel)).toContain('Spring offer');
  },
);

test(
  'PG-022 another scenario, Back, a reload and a closed window keep each draft and its undo',
  { tags: ['deep'] },
  async () => {
    const playground = await open('?scenario=link-list/minimal');
    const { page, pageModel, previewText } = playground;
    const own = await pageModel.inputValue();
    await replaceText(pageModel, title('Mine'));
    await eventually(previewText, (shown) => shown.includes('Mine'));

    await choose(playground, OTHER);
    await expect.poll(textIn(pageModel)).not.toBe(title('Mine'));
    const ownOfOther = await pageModel.inputValue();
    await replaceText(pageModel, title('Other'));
    await page.goBack();
    await expect.poll(textIn(pageModel)).toBe(title('Mine'));
    await page.goForward();
    await expect.poll(textIn(pageModel)).toBe(title('Other'));
    // Past a scenario that is not open yet.
    await page.goBack();
    await page.goForward();
    await expect.poll(textIn(pageModel)).toBe(title('Other'));
    expect(new URL(page.url()).searchParams.get('scenario')).toBe(OTHER);

    await eventually(
      () => leavingAsks(page),
      (asks) => !asks,
    );
    await page.reload();
    await untilReady(page);
    await expect.poll(textIn(pageModel)).toBe(title('Other'));
    await page.getByTitle('link-list/minimal', { exact: true }).getByText('Edited').waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(textIn(pageModel)).toBe(ownOfOther);
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await expect.poll(textIn(pageModel)).toBe(title('Other'));

    const later = await openAnotherWindow(playground, page.url(), '?scenario=link-list/minimal');
    await page.close();
    await expect.poll(textIn(later.pageModel)).toBe(title('Mine'));
    await later.page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(textIn(later.pageModel)).toBe(own);
  },
);
