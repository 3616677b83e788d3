import { describe, expect, test } from 'vitest';
import { eventually, openPlayground, pageWith, type PlaygroundVisit } from './open-playground.ts';
import { openSite } from './visit.ts';

const { visit } = openSite();

const PAGE = pageWith(
  { componentType: 'section-title', title: 'First title' },
  ...Array.from({ length: 30 }, (_, index) => ({
    componentType: 'paragraph',
    richBody: { value: `<p>Paragraph ${index}</p>` },
  })),
  { componentType: 'link-list', title: 'Last title', links: [{ text: 'A way', url: '/en/way' }] },
);

async function openSample() {
  const visited = await openPlayground(visit, '?scenario=section-title/minimal');
  await visited.pageModel.fill(PAGE);
  await eventually(visited.previewText, (shown) => shown.includes('Last title'));
  return visited;
}

const regionOf = ({ page }: PlaygroundVisit, name: string) =>
  page.getByRole('region', { name, exact: true });
/** The component that is outlined on the page, by its type. */
const outlined = ({ preview }: PlaygroundVisit) => preview.locator('[data-mark="selected"]');
const caretOf = (visited: PlaygroundVisit) =>
  regionOf(visited, 'Editor').page().getByRole('contentinfo').innerText();
const lineOf = (mark: string) => PAGE.slice(0, PAGE.indexOf(mark)).split('\n').length;
const focusedName = ({ page }: PlaygroundVisit) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

describe('PG-009 what is selected in one place is selected in all', () => {
  test('a click on a text of the page puts the caret on it, and what is typed next stands there', async () => {
    const visited = await openSample();
    const { page, preview, pageModel, previewText, consoleMessages } = visited;
    await pageModel.focus();

    await preview.getByText('A way').click();

    await eventually(() => caretOf(visited), (text) => text.includes(`Ln ${lineOf('"A way"')}`));
    await eventually(() => outlined(visited).innerText(), (text) => text === 'link list');
    expect(await regionOf(visited, 'Outline').locator('[aria-current="true"]').innerText()).toBe('Last title');
    expect(await focusedName(visited)).toBe('Page model');
    await page.keyboard.type('Not ');
    await eventually(previewText, (shown) => shown.includes('Not A way'));
    expect(consoleMessages).toEqual([]);
  });

  test('selecting in the outline outlines the component on the page, and brings it into view', async () => {
    const visited = await openSample();
    const last = visited.preview.getByText('Last title');

    await regionOf(visited, 'Outline').getByRole('button', { name: 'Last title' }).click();

    await eventually(() => outlined(visited).innerText(), (text) => text === 'link list');
    await eventually(
      () => last.evaluate((element) => element.getBoundingClientRect().bottom <= window.innerHeight),
      Boolean,
    );
    await eventually(() => caretOf(visited), (text) => text.includes(`Ln ${lineOf('"link-list"') - 1}`));
  });

  test('the caret outlines the component that it stands in, and an edit takes the outline along', async () => {
    const visited = await openSample();
    const { page, pageModel } = visited;
    await pageModel.focus();

    await page.keyboard.press('ControlOrMeta+Home');
    for (let line = 1; line < lineOf('"First title"'); line += 1) {
      // Key by key, as a person does.
      // oxlint-disable-next-line no-await-in-loop
      await page.keyboard.press('ArrowDown');
    }

    await eventually(() => outlined(visited).innerText(), (text) => text === 'section title');
    await page.keyboard.press('ControlOrMeta+End');
    await eventually(() => outlined(visited).isHidden(), Boolean);
  });
});

test('on the page a link is selected by key too, and responds as for a visitor once that is switched', async () => {
  const visited = await openSample();
  const { page, preview } = visited;
  const link = preview.getByRole('link', { name: 'A way' });

  await link.focus();
  await page.keyboard.press('Enter');
  await eventually(() => outlined(visited).innerText(), (text) => text === 'link list');
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.keyboard.press('F9');
  const toggle = regionOf(visited, 'Preview').getByRole('button', { name: 'Select on the page' });
  await eventually(() => toggle.getAttribute('aria-pressed'), (pressed) => pressed === 'false');
  await preview.getByText('First title').click();
  expect(await outlined(visited).innerText()).toBe('link list');
});

test('outlines move nothing on the page', async () => {
  const visited = await openSample();
  const { preview } = visited;
  const boxes = () =>
    preview.evaluate(() =>
      [...document.querySelectorAll('body, body *')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].join(' ');
      }),
    );
  await preview.locator('.playground-marks').evaluate((layer) => layer.remove());
  const without = await boxes();

  const again = await openSample();
  await again.preview.getByText('First title').click();
  await again.preview.getByText('Paragraph 1').first().hover();
  await eventually(() => outlined(again).innerText(), (text) => text === 'section title');

  expect(await again.preview.locator('[data-mark="pointed"]').isVisible()).toBe(true);
  const withMarks = await again.preview.evaluate(() =>
    [...document.querySelectorAll('body, body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].join(' ');
    }),
  );
  expect(withMarks).toEqual(without);
  expect(await again.preview.locator('body [data-mark]').count()).toBe(0);
});
