import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { refuseRequests } from './hold-requests.ts';
import {
  eventually,
  openPlayground,
  pageWith,
  replaceText,
  sharePlayground,
  type PlaygroundVisit,
} from './open-playground.ts';
import { openSite } from './visit.ts';

const { visit } = openSite();

const open = sharePlayground(visit);

const START = '?scenario=section-title/minimal';
const NEVER_ANSWERED = '**/never-answered';
const titled = (title: string) => pageWith({ componentType: 'section-title', title });

/** Lets a component run without end. */
async function runWithoutEnd({ preview }: Pick<PlaygroundVisit, 'preview'>): Promise<void> {
  await preview.evaluate(() => {
    requestAnimationFrame(() => {
      for (;;);
    });
  });
}

/**
 * Makes the preview as silent as one that runs without end, without taking a processor: its only
 * thread waits for an answer.
 */
async function waitWithoutEnd(preview: Frame): Promise<void> {
  await preview.evaluate(() => {
    requestAnimationFrame(() => {
      const request = new XMLHttpRequest();
      request.open('GET', '/never-answered', false);
      request.send();
    });
  });
}

const previewIn = (page: Page) => page.frameLocator('iframe[title="Preview"]').locator('body');

test(
  'PG-023 a preview that never answers is noticed, and typing goes on while it is started again',
  { tags: ['deep'] },
  async () => {
    const playground = await open(START);
    const { page, pageModel, expectAccessible } = playground;
    const alert = page.getByRole('region', { name: 'Preview', exact: true }).getByRole('alert');
    const before = await alert.innerText();

    await runWithoutEnd(playground);
    await replaceText(pageModel, titled('Typed beside it'));
    await alert.getByText('The preview has not answered').waitFor();
    await expectAccessible();
    await alert.getByRole('button', { name: 'Restart preview' }).click();

    expect(before).toBe('');
    await previewIn(page).getByText('Typed beside it').first().waitFor();
    await expect.poll(() => alert.innerText()).toBe('');
  },
);

test('PG-023 a preview that never answers can be stopped, and is started again with what was typed since', async () => {
  const asked = Promise.withResolvers<void>();
  const { page, pageModel, problems, preview } = await openPlayground(visit, START, {
    async prepare(window) {
      // The plain editor comes sooner, and is typed in as well.
      await refuseRequests(/monaco-editor/).prepare(window);
      await window.route(NEVER_ANSWERED, () => asked.resolve());
    },
  });

  await waitWithoutEnd(preview);
  await asked.promise;
  await page.getByRole('button', { name: 'Stop preview' }).click();
  const frames = await page.locator('iframe').count();
  await replaceText(pageModel, '{');
  await problems.getByText('Broken JSON').waitFor();
  await replaceText(pageModel, titled('Typed without it'));
  await page.getByRole('button', { name: 'Start preview' }).click();

  expect(frames).toBe(0);
  await previewIn(page).getByText('Typed without it').first().waitFor();
});

test(
  'a page of four million characters is typed in, checked in a thread of its own, and shown',
  { tags: ['deep'] },
  async () => {
    const { page, pageModel, problems, preview, previewText } = await open(START);
    const paragraph = { componentType: 'paragraph', richBody: { value: '<p>One of many.</p>' } };
    const many = Array.from({ length: 1_500 }, () => paragraph);
    const padding = `${' '.repeat(99)}\n`.repeat(40_000);
    const large = (title: string) =>
      pageWith({ componentType: 'section-title', title }, ...many) + padding;

    await replaceText(pageModel, large('Large'));
    await eventually(previewText, (shown) => shown.includes('Large'));
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('x');
    await problems.getByText('Broken JSON').waitFor();
    await page.keyboard.press('Backspace');
    await problems.getByText('No problems').waitFor();

    expect(await preview.locator('p').count()).toBeGreaterThan(1_000);
    expect(page.workers().map((worker) => worker.url())).toContainEqual(
      expect.stringContaining('reader.worker'),
    );
  },
);
