import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { axeViolations, axeViolationsInDialog } from '../axe-violations.ts';
import {
  backToOwnTexts,
  eventually,
  readPaintedText,
  replaceText,
  sharePlayground,
  textIn,
} from './open-playground.ts';
import { openSite } from './visit.ts';

const { visit } = openSite();
const open = sharePlayground(visit);

const FULL = '?scenario=product-card/full';
const TITLE = 'Meridia home loan, fixed for 20 years';

const rowIn = (outline: Locator, name: string) => outline.getByRole('treeitem', { name }).first();

/** Opens the scenario as it is, with a component of the page selected. */
async function openInspector(query: string, row: string) {
  const opened = await open(query);
  const { page } = opened;
  await backToOwnTexts(opened);
  const inspector = page.getByRole('region', { name: 'Inspector', exact: true });
  const outline = page.getByRole('region', { name: 'Outline', exact: true });
  await rowIn(outline, row).click();
  await inspector.getByRole('textbox').first().waitFor();
  return { ...opened, inspector, outline };
}

/** The lines of a text that stand in another one's place. */
function changedLines(before: string, after: string): readonly string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  expect(now).toHaveLength(old.length);
  return now.filter((line, index) => line !== old[index]).map((line) => line.trim());
}

const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('section')?.getAttribute('aria-label'));

test(
  'PG-011 a field writes the document, shows in the preview, and leaves all other lines',
  { tags: ['deep'] },
  async () => {
    const { page, inspector, pageModel, previewText, consoleMessages } = await openInspector(
      FULL,
      TITLE,
    );
    const before = await pageModel.inputValue();

    await inspector.getByRole('textbox', { name: 'Title', exact: true }).press('Control+End');
    // The text is typed at once: keys that come late on a busy machine count as several changes.
    await page.keyboard.insertText(', by hand');
    await eventually(previewText, (shown) => shown.includes('by hand'));

    const after = await readPaintedText(pageModel);
    expect(changedLines(before, after)).toEqual([`"title": "${TITLE}, by hand",`]);
    expect(await focusedName(page)).toBe('Inspector');
    await page.keyboard.press('Control+z');
    await expect.poll(textIn(pageModel)).toBe(before);
    await page.keyboard.press('Control+y');
    await expect.poll(textIn(pageModel)).toBe(after);
    expect(consoleMessages).toEqual([]);
  },
);

test(
  'PG-011 a choice, a number, a list item, a link and a rich text are one line each',
  { tags: ['deep'] },
  async () => {
    const { page, inspector, pageModel, consoleMessages } = await openInspector(FULL, TITLE);
    const changes = [
      () => inspector.getByRole('radio', { name: 'large' }).check(),
      () =>
        inspector
          .getByRole('group', { name: 'Image' })
          .getByRole('textbox', { name: 'Width' })
          .fill('640'),
      () => inspector.getByRole('textbox', { name: 'Check mark list 2' }).fill('Skip a payment'),
      () =>
        inspector
          .getByRole('group', { name: 'Link' })
          .getByRole('textbox', { name: 'Url' })
          .fill('/en/individuals'),
      async () => {
        const body = inspector.locator('[contenteditable]').and(page.getByLabel('Body'));
        await body.first().fill('Read & sign ');
        await page.keyboard.press('Control+b');
        await page.keyboard.insertText('now');
      },
    ];
    const lines: string[] = [];
    for (const change of changes) {
      const before = await pageModel.inputValue();
      await change();
      await expect.poll(textIn(pageModel)).not.toBe(before);
      lines.push(...changedLines(before, await readPaintedText(pageModel)));
    }

    expect(lines).toEqual([
      '"cardSize": "large",',
      '"width": 640,',
      '"Skip a payment",',
      '"url": "/en/individuals"',
      '"body": "<p>Read &amp; sign <strong>now</strong></p>",',
    ]);
    expect(consoleMessages).toEqual([]);
  },
);

test(
  'PG-011 a picture is chosen by keys, comes with its texts, and shows in the preview',
  { tags: ['deep'] },
  async () => {
    const { page, inspector, pageModel, preview, consoleMessages } = await openInspector(
      FULL,
      TITLE,
    );
    const picture = preview.locator('.product-card img');
    const before = await pageModel.inputValue();

    await inspector.getByRole('button', { name: 'Choose picture for Image' }).press('Enter');
    const search = page.getByRole('combobox', { name: 'Search by name, words or size' });
    await page.getByRole('option', { name: 'savings jar' }).waitFor();
    const violations = await axeViolationsInDialog(page);
    await search.fill('coins jar');
    await search.press('Enter');

    await expect.poll(() => picture.getAttribute('src')).toContain('/images/savings-jar.png');
    await expect.poll(() => picture.getAttribute('alt')).toMatch(/^A glass jar/);
    expect(violations).toEqual([]);
    await page.keyboard.press('Control+z');
    await expect.poll(textIn(pageModel)).toBe(before);
    expect(consoleMessages).toEqual([]);
  },
);

test(
  'PG-011 an item that is dragged by its handle takes the other one’s place',
  { tags: ['deep'] },
  async () => {
    const { inspector, pageModel, page } = await openInspector(FULL, TITLE);
    const handle = (number: number) =>
      inspector.getByRole('button', { name: new RegExp(`^Move Check mark list ${number} `) });

    await handle(3).dragTo(handle(1));

    await expect
      .poll(textIn(pageModel))
      .toMatch(/"Pay back early, up to 10% a year",\s+"A firm offer within two working days"/);
    await page.keyboard.press('Control+z');
    await expect.poll(textIn(pageModel)).not.toMatch(/"Pay back early, up to 10% a year",/);
  },
);

test(
  'a problem is mended at its field, whose form is without violations in either theme',
  { tags: ['deep'] },
  async () => {
    const { page, pageModel, inspector, outline, problems, consoleMessages } = await openInspector(
      FULL,
      TITLE,
    );
    await replaceText(
      pageModel,
      (await pageModel.inputValue()).replace('"commercial"', '"comercial"'),
    );
    await rowIn(outline, TITLE).click();
    await inspector.getByRole('button', { name: 'Use commercial' }).waitFor();
    await inspector.getByRole('textbox', { name: 'Title', exact: true }).focus();
    const inLight = await axeViolations(page, true);
    await page.getByRole('button', { name: 'Use the dark theme' }).click();
    await inspector.getByRole('textbox', { name: 'Title', exact: true }).focus();
    expect([...inLight, ...(await axeViolations(page, true))]).toEqual([]);

    await inspector.getByRole('button', { name: 'Use commercial' }).click();
    await expect.poll(textIn(pageModel)).toContain('"labelType": "commercial"');
    await problems.getByText('No problems.').waitFor();
    expect(consoleMessages).toEqual([]);
  },
);
