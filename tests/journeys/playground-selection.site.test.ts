import type { Frame } from 'playwright';
import { describe, expect, test } from 'vitest';
import {
  eventually,
  pageWith,
  replaceText,
  sharePlayground,
  type PlaygroundVisit,
} from './open-playground.ts';
import { REGION_NAMES } from '../region-names.ts';
import { openSite } from './visit.ts';

const { visit } = openSite();
const open = sharePlayground(visit);

const PAGE = pageWith(
  { componentType: 'section-title', title: 'First title' },
  ...Array.from({ length: 30 }, (_, index) => ({
    componentType: 'paragraph',
    richBody: { value: `<p>Paragraph ${index}</p>` },
  })),
  { componentType: 'link-list', textLinks: [{ text: 'A way', url: '/en/individuals' }] },
);
const lineOf = (mark: string) => PAGE.slice(0, PAGE.indexOf(mark)).split('\n').length;

/** Each test begins in one that no other has changed, with nothing selected. */
const UNTOUCHED = [
  'section-title/minimal',
  'section-title/full',
  'section-title/signs-only',
  'paragraph/minimal',
  'paragraph/full',
  'news-card/minimal',
  'news-card/full',
  'news-card/large',
  'news-card/small',
  'testimonial/minimal',
  'testimonial/full',
  'link-list/box',
];

/**
 * Opens a page as narrow as a phone, so that it is not scaled down: the driver of the browser
 * misses scaled elements.
 */
async function openSample() {
  const visited = await open(`?scenario=${UNTOUCHED.shift()}&viewport=360`);
  await replaceText(visited.pageModel, PAGE);
  await eventually(visited.previewText, (shown) => shown.includes('A way'));
  return visited;
}

const regionOf = ({ page }: PlaygroundVisit, name: string) =>
  page.getByRole('region', { name, exact: true });

const rowOf = (visited: PlaygroundVisit, state: { readonly selected?: boolean } = {}) =>
  regionOf(visited, 'Outline').getByRole('treeitem', { name: 'A way', ...state });

/** Only the rows in sight are there. */
async function bringRowIntoView(visited: PlaygroundVisit): Promise<void> {
  await regionOf(visited, 'Outline').getByRole('tree').focus();
  await visited.page.keyboard.type('A way');
  await rowOf(visited).waitFor();
}

/** Expects the type of a component on the outline around it in the preview. */
async function outlined({ preview }: PlaygroundVisit, type: string): Promise<void> {
  const label = preview.locator('[data-mark="selected"]');
  await eventually(
    () => label.textContent(),
    (text) => text === type,
  );
  await label.waitFor();
}

async function caretIs({ page }: PlaygroundVisit, line: number): Promise<void> {
  await eventually(
    () => page.getByRole('contentinfo').innerText(),
    (text) => text.includes(`Ln ${line},`),
  );
}

const focusedName = ({ page }: PlaygroundVisit) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

const boxesIn = (preview: Frame) =>
  preview.evaluate(() =>
    [...document.querySelectorAll('body, body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, x, y, width, height].join(' ');
    }),
  );

describe('what is selected in one place is selected in all', () => {
  test(
    'PG-009 a click on a text of the page puts the caret on it, and who was typing types on there',
    { tags: ['deep'] },
    async () => {
      const visited = await openSample();
      const { page, preview, pageModel, previewText, consoleMessages } = visited;
      await pageModel.focus();

      // The click goes to its words: beside them the link has an arrow.
      await preview.getByText('A way').click({ position: { x: 20, y: 26 } });

      await caretIs(visited, lineOf('"A way"'));
      await outlined(visited, 'link list');
      await rowOf(visited, { selected: true }).waitFor();
      expect(await focusedName(visited)).toBe('Page model');
      await page.keyboard.type('Not ');
      await eventually(previewText, (shown) => shown.includes('Not A way'));
      expect(consoleMessages).toEqual([]);
    },
  );

  test(
    'PG-009 selecting in the outline outlines the component on the page, and brings it into view',
    { tags: ['deep'] },
    async () => {
      const visited = await openSample();
      const link = visited.preview.getByText('A way');

      await bringRowIntoView(visited);
      await rowOf(visited).click();

      await outlined(visited, 'link list');
      await eventually(
        () =>
          link.evaluate((element) => element.getBoundingClientRect().bottom < window.innerHeight),
        Boolean,
      );
      await caretIs(visited, lineOf('"link-list"') - 1);
      expect(visited.consoleMessages).toEqual([]);
    },
  );

  test('a double click leads into the editor', { tags: ['deep'] }, async () => {
    const visited = await openSample();
    await bringRowIntoView(visited);
    await rowOf(visited).click();

    await visited.preview.getByText('A way').dblclick();

    await eventually(
      () => focusedName(visited),
      (name) => name === 'Page model',
    );
    expect(visited.consoleMessages).toEqual([]);
  });
});

test(
  'a click leads to its component also once components before it have come, gone or moved',
  { tags: ['deep'] },
  async () => {
    const visited = await openSample();
    const { page, pageModel, preview } = visited;
    const outline = regionOf(visited, 'Outline');
    // Only the rows in sight are there.
    await outline.getByRole('tree').press('Home');
    await outline.getByRole('treeitem', { name: 'First title' }).click();
    await page.keyboard.press('Alt+ArrowDown');
    await eventually(
      () => pageModel.inputValue(),
      (text) => text.indexOf('Paragraph 0') < text.indexOf('First title'),
    );
    await outlined(visited, 'section title');

    await preview.getByText('Paragraph 2', { exact: true }).click({ position: { x: 10, y: 10 } });
    await caretIs(visited, lineOf('<p>Paragraph 2<'));
    await preview.getByText('Paragraph 0', { exact: true }).click({ position: { x: 10, y: 10 } });

    const text = await pageModel.inputValue();
    await caretIs(visited, text.slice(0, text.indexOf('<p>Paragraph 0<')).split('\n').length);
    await outlined(visited, 'paragraph');
    expect(visited.consoleMessages).toEqual([]);
  },
);

test(
  'while the text is broken, a click that leads nowhere does not keep the next from leading to its place',
  { tags: ['deep'] },
  async () => {
    const visited = await openSample();
    const { page, pageModel, preview } = visited;
    // Its value is another one by now, so nobody knows where the click leads.
    const broken = PAGE.replace('"First title"', '"Another"').replace('"A way",', '"A way"');
    await replaceText(pageModel, broken);
    await eventually(
      () => visited.problems.innerText(),
      (text) => text.includes('Broken JSON'),
    );
    const lineIn = (mark: string) => broken.slice(0, broken.indexOf(mark)).split('\n').length;

    for (const round of [1, 2]) {
      // One after the other, as a person does.
      // oxlint-disable-next-line no-await-in-loop
      await preview.getByText('First title').click();
      // oxlint-disable-next-line no-await-in-loop
      await preview
        .getByText(`Paragraph ${round}`, { exact: true })
        .click({ position: { x: 10, y: 10 } });
      // oxlint-disable-next-line no-await-in-loop
      await caretIs(visited, lineIn(`<p>Paragraph ${round}</p>`));
      // oxlint-disable-next-line no-await-in-loop
      await outlined(visited, 'paragraph');
    }
    expect(visited.consoleMessages).toEqual([]);
    await expect.poll(() => page.getByText('Broken JSON').count()).toBeGreaterThan(0);
  },
);

test(
  'F6 leads out of the page in the preview to the next region, with Shift to the one before',
  { tags: ['deep'] },
  async () => {
    const visited = await openSample();
    const { page, preview } = visited;
    const link = preview.getByRole('link', { name: 'A way' });
    const regionWithFocus = () =>
      page.evaluate(
        () =>
          document.activeElement?.closest('section[aria-label]')?.getAttribute('aria-label') ?? '',
      );

    const reached: string[] = [];
    for (const key of ['F6', 'Shift+F6']) {
      await link.focus();
      await eventually(regionWithFocus, (name) => name === 'Preview');
      await page.keyboard.press(key);
      await eventually(regionWithFocus, (name) => name !== 'Preview');
      reached.push(await regionWithFocus());
    }

    const own = REGION_NAMES.indexOf('Preview');
    expect(reached).toEqual([REGION_NAMES[own + 1], REGION_NAMES[own - 1]]);
    expect(visited.consoleMessages).toEqual([]);
  },
);

test(
  'by key a link is selected, too, and with selecting off the page responds as for a visitor',
  { tags: ['deep'] },
  async () => {
    const visited = await openSample();
    const { page, preview } = visited;
    const link = preview.getByRole('link', { name: 'A way' });
    const toggle = regionOf(visited, 'Preview').getByRole('button', { name: 'Select on the page' });

    await link.focus();
    await page.keyboard.press('Enter');
    await outlined(visited, 'link list');
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.keyboard.press('F9');
    await eventually(
      () => toggle.getAttribute('aria-pressed'),
      (pressed) => pressed === 'false',
    );
    await preview.getByText('First title').click();
    await page.keyboard.press('F9');
    await eventually(
      () => toggle.getAttribute('aria-pressed'),
      (pressed) => pressed === 'true',
    );
    await outlined(visited, 'link list');
  },
);

test('outlines move nothing on the page, and stand outside of it', { tags: ['deep'] }, async () => {
  const visited = await openSample();
  const { preview } = visited;
  const before = await boxesIn(preview);

  await preview.getByText('First title').click();
  await preview.getByText('Paragraph 1', { exact: true }).hover();
  await outlined(visited, 'section title');
  const withMarks = await boxesIn(preview);
  await preview.locator('[data-mark="pointed"]').waitFor();
  await preview.locator('.playground-marks').evaluate((layer) => layer.remove());

  expect(withMarks).toEqual(before);
  expect(await boxesIn(preview)).toEqual(before);
  expect(await preview.locator('body [data-mark]').count()).toBe(0);
});
