import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { takeDigest } from '../digest/take-digest.ts';
import { openSite } from './visit.ts';

const { visit } = openSite();

const CHANGES: readonly (readonly [what: string, change: (page: Page) => Promise<unknown>])[] = [
  ['a text', (page) => page.locator('h1').evaluate((title) => title.append('!'))],
  [
    'the last text of the page',
    (page) => page.getByRole('contentinfo').evaluate((footer) => footer.append('!')),
  ],
  [
    'the key of a component',
    (page) =>
      page.locator('[data-type="accordion"]').evaluate((slot) => {
        slot.dataset['key'] = 'another';
      }),
  ],
  [
    'a component',
    (page) =>
      page.locator('[data-type="accordion"]').evaluate((slot) => {
        slot.dataset['type'] = 'another';
      }),
  ],
  [
    'a role',
    (page) => page.locator('h1').evaluate((title) => title.setAttribute('role', 'paragraph')),
  ],
];

test('PV-009 a digest changes with texts, components, roles and events, and not with classes, styles and data', async () => {
  const { page } = await visit('/preview/home/en');
  let before = await takeDigest(page);

  for (const [what, change] of CHANGES) {
    await change(page);
    const after = await takeDigest(page);
    expect([what, after === before]).toEqual([what, false]);
    before = after;
  }

  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('#page, #page *')) {
      element.classList.add('another');
      element.dataset['other'] = 'another';
      element.style.color = 'red';
    }
  });
  expect(await takeDigest(page)).toBe(before);

  await page.locator('[data-measure-event="log-in"]').evaluate((link) => {
    link.dataset['measureEvent'] = 'another';
  });
  // With the event of a problem the events of all elements are listed anew.
  await throwUncaught(page);
  const lines = before.split('\n');
  const changed = (await takeDigest(page)).split('\n').filter((line) => !lines.includes(line));
  expect(changed).toEqual([
    '  fault unexpected-error',
    expect.stringMatching(/^ {4}\d+ EVENT another$/),
    // The component of another type.
    '  flexZone/7/another',
  ]);
});

test.each(['kit-tooltip/labels', 'kit-tooltip/describes'])(
  'PV-012 a digest of %s waits for the tooltip of what has the focus, which comes late',
  { tags: ['deep'] },
  async (id) => {
    const { page } = await visit(`/preview/${id}`);

    expect(await takeDigest(page)).toContain('      tooltip ');
  },
);

test('PV-012 a digest waits for no tooltip where none will come', async () => {
  const { page } = await visit('/preview/kit-tooltip/disabled');

  expect(await takeDigest(page)).not.toContain(' tooltip ');
});

/** The platform reports what nobody caught as the event `fault`. */
async function throwUncaught(page: Page): Promise<void> {
  await page.evaluate(() => {
    queueMicrotask(() => {
      throw new Error('Thrown by a test.');
    });
  });
  await page.waitForFunction(() =>
    document
      .querySelector<HTMLTemplateElement>('#preview-report')
      ?.content.textContent?.includes('unexpected-error'),
  );
}
