import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import experience from '#site/experience.json' with { type: 'json' };
import { axeViolationsInDialog } from '../axe-violations.ts';
import { testFirst } from '../sample/test-first.ts';
import {
  eventually,
  pageWith,
  readPaintedText,
  replaceText,
  sharePlayground,
  textIn,
} from './open-playground.ts';
import { hoverAtCaret, putCaretBehind, suggestionsAtCaret } from './use-editor.ts';
import { openOutlineByKeyboard, OUTLINE_TEXT, outlineHasFocus } from './use-outline.ts';
import { openSite } from './visit.ts';

const { visit } = openSite();
/** All regions in one window: opening it costs more than what is done in it. */
const open = sharePlayground(visit);

/** The content of the shell in all languages and segments, as one text. */
function readShell(): string {
  const folder = 'fixtures/cms-data';
  const documents = readdirSync(folder).map((file): [string, unknown] => [
    basename(file, '.json'),
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  ]);
  return JSON.stringify(Object.fromEntries(documents), null, 2);
}

/** Takes the bar out of the layout that most pages have. */
function removeTopBar(text: string): string {
  const written: typeof experience = JSON.parse(text);
  const { order, slots } = written.layouts.default;
  const { topBar: _, ...others } = slots;
  const layout = { order: order.filter((name) => name !== 'topBar'), slots: others };
  return JSON.stringify({ ...written, layouts: { ...written.layouts, default: layout } }, null, 2);
}

/** Shows a tab, and changes the document in it. */
async function rewrite(page: Page, name: string, change: (text: string) => string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
  const field = page.getByRole('textbox', { name, exact: true });
  const before = await readPaintedText(field);
  const text = change(before);
  expect(text).not.toBe(before);
  await replaceText(field, text);
}

test('PG-021 macros are completed and explained under the names of their files', async () => {
  const { page, macros } = await open('?scenario=product/en&tab=macros');

  await putCaretBehind(page, macros, '"groups');
  expect(await hoverAtCaret(page)).toContain('The groups of macros');

  await putCaretBehind(page, macros, '"groups": [');
  await page.keyboard.insertText('{ "k" },');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
  expect(await suggestionsAtCaret(page)).toContain('keys');
});

test('PG-016 cms-data: the frame without its links, the page whole; for one call the frame whole, as the service is asked again', async () => {
  const { page, previewText } = await open('?scenario=home/en');
  const region = page.getByRole('region', { name: 'Preview', exact: true });
  const before = await previewText();
  await region.getByRole('button', { name: 'Faults', exact: true }).click();
  await region.getByRole('combobox', { name: 'cms-data', exact: true }).selectOption('disconnect');
  await eventually(
    previewText,
    (text) => text.includes('Picked for November') && !text.includes('Branches'),
  );

  await region.getByLabel('cms-data times', { exact: true }).fill('1');
  await eventually(previewText, (text) => text.includes('Branches'));
  await page.waitForURL(/fault-cms-data=disconnect\*1/);

  expect(before).toContain('Branches');
  await region.getByRole('button', { name: 'Clear', exact: true }).click();
});

testFirst(1, ['service-card/full', 'home/en'])(
  'PG-005 an edit in Experience and in Shell shows in the layout and frame of the preview: %s',
  async (id) => {
    const playground = await open(`?scenario=${id}`);
    const { page, preview, previewText, consoleMessages } = playground;
    expect(await previewText()).toContain('Open an account');

    // The documents are too long to be read in the editor's field, but not to be replaced in it.
    await page.getByRole('tab', { name: 'Shell', exact: true }).click();
    const shell = readShell().replaceAll('Open an account', 'Become a client');
    await replaceText(page.getByRole('textbox', { name: 'Shell', exact: true }), shell);
    await eventually(previewText, (shown) => shown.includes('Become a client'));
    await expect.poll(() => preview.getByRole('banner').count()).toBe(1);

    await rewrite(page, 'Experience', (text) => removeTopBar(text));
    await eventually(
      // The page is laid out anew, and for a moment there is nothing of it.
      () =>
        Promise.all([
          preview.getByRole('banner').count(),
          preview.getByRole('contentinfo').count(),
        ]),
      ([banners, footers]) => banners === 0 && footers === 1,
    );

    await page.getByRole('button', { name: 'Undo' }).click();
    await preview.getByRole('banner').waitFor();
    expect(await previewText()).toContain('Become a client');
    expect(consoleMessages).toEqual([]);
  },
);

test('PG-009 the caret outlines the component that it stands in', async () => {
  const { page, pageModel, preview, previewText, consoleMessages } = await open(
    '?scenario=section-title/minimal',
  );
  await replaceText(
    pageModel,
    pageWith(
      { componentType: 'section-title', title: 'First title' },
      { componentType: 'paragraph', richBody: { value: '<p>Words</p>' } },
    ),
  );
  await eventually(previewText, (shown) => shown.includes('First title'));
  const mark = preview.locator('[data-mark="selected"]');

  await putCaretBehind(page, pageModel, '"First');
  await expect.poll(() => mark.textContent()).toBe('section title');
  await mark.waitFor();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect.poll(() => mark.textContent()).toBe('Abschnittstitel');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('English');
  await page.keyboard.press('ControlOrMeta+End');
  await eventually(() => mark.isHidden(), Boolean);

  expect(consoleMessages).toEqual([]);
});

test('PG-010 Outline adds and deletes components by keyboard alone, and all of it is taken back', async () => {
  const { page, pageModel, press, shown, said, consoleMessages } = await openOutlineByKeyboard(
    open,
    'section-title/german-compound-nouns',
  );

  // Into what another component holds.
  await page.keyboard.type('Pear');
  await press('Shift+F10', 'ArrowDown', 'Enter');
  await expect.poll(() => shown('flexZone')).toBe('First [Apple Pear Pear] Last');
  await press('Delete');
  await expect.poll(() => shown('flexZone')).toBe('First [Apple Pear] Last');
  await expect.poll(() => said.innerText()).toBe('Deleted Pear. Undo brings it back.');
  expect(await outlineHasFocus(page)).toBe(true);

  // A palette of what the zone takes.
  await press('End', 'Control+Enter');
  await page.getByRole('dialog', { name: 'Add to legalZone' }).waitFor();
  await expect.poll(() => page.getByRole('dialog').getByRole('option').count()).toBe(2);
  await page.keyboard.type('running text');
  expect(await axeViolationsInDialog(page)).toEqual([]);
  await press('Enter');
  await expect.poll(() => shown('legalZone')).toBe('paragraph');
  await page.getByRole('region', { name: 'Problems' }).getByText('No problems.').waitFor();
  expect(await outlineHasFocus(page)).toBe(true);
  await press('Alt+ArrowUp');
  await expect.poll(() => said.innerText()).toMatch(/^This is the first one here\./);

  for (let edits = 0; edits < 3; edits += 1) await press('Control+z');
  await expect.poll(textIn(pageModel)).toBe(OUTLINE_TEXT);
  expect(await outlineHasFocus(page)).toBe(true);
  expect(consoleMessages).toEqual([]);
});

test('PG-011 by keyboard alone a component is selected and filled in', async () => {
  const { page, pageModel } = await open('?scenario=product-card/full');
  const inspector = page.getByRole('region', { name: 'Inspector', exact: true });
  const outline = page.getByRole('region', { name: 'Outline', exact: true });
  await outline.getByRole('treeitem', { name: 'Meridia home loan' }).first().click();
  await inspector.getByRole('textbox').first().waitFor();

  await outline.getByRole('tree').focus();
  await page.keyboard.press('F2');
  const region = page.locator('section:focus-within');
  await expect.poll(() => region.last().getAttribute('aria-label')).toBe('Inspector');
  const handle = inspector.getByRole('button', { name: /^Move Check mark list 1 / });
  for (let stops = 0; stops < 40; stops += 1) {
    if (await handle.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  // A long text stands on several lines, and End leads to the end of one.
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' or less');

  await expect
    .poll(async () => JSON.parse(await pageModel.inputValue()).data.flexZone.flexComponents[0])
    .toMatchObject({
      checkMarkList: [
        'Skip one payment a year',
        'A firm offer within two working days or less',
        'Pay back early, up to 10% a year',
      ],
    });
});

test('PG-014 Network lists each call of the preview with request, answer, time and time budget', async () => {
  const { page, preview, consoleMessages } = await open('?scenario=home/en');
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  const network = page.getByRole('region', { name: 'Network', exact: true });
  await network.getByRole('button', { name: 'Network', exact: true }).click();
  const faults = page.getByRole('region', { name: 'Faults', exact: true });
  await faults.getByRole('combobox', { name: 'macros', exact: true }).selectOption('status');
  await network.getByText('fault status:500').waitFor();
  const rows = async () => (await network.getByRole('row').allInnerTexts()).slice(1).map(oneLine);
  const isListed = async (patterns: readonly RegExp[]) => {
    const found = await rows();
    return (
      found.length === patterns.length && patterns.every((each, at) => each.test(found[at] ?? ''))
    );
  };
  const loaded = [
    /^GET \/cms-data\?locale=en-GB&segment=individuals 200 [\d,]+ of 3,000 ms after [\d,]+ ms$/,
    /^GET \/flex-page\/\S+page-model\?pageUrl=\/en\/individuals 200 [\d,]+ of 10,000 ms after/,
    /^POST \/macros\/pricing\/key-values fault status:500 500 [\d,]+ of 3,000 ms after/,
  ];
  await eventually(() => isListed(loaded), Boolean);

  await network.getByRole('button', { name: /macros/ }).click();
  const details = oneLine(await network.locator('.network__details').innerText());
  expect(details).toMatch(/^Request POST https:.* content-type application\/json .*"groups": \[/);
  expect(details).toMatch(/Answer It has met the fault status:500.* "error": /);

  // Calls of a visitor stand below those of the page, as soon as they are made.
  await preview.getByRole('combobox', { name: 'Search' }).fill('savings');
  await eventually(
    () =>
      isListed([
        ...loaded,
        /^GET \/config\/app\/open 200 [\d,]+ of 3,000 ms after/,
        /^POST \/fulltext-search\/suggestions 200 [\d,]+ of 2,000 ms after/,
      ]),
    Boolean,
  );
  expect(consoleMessages).toEqual([]);
  await page.getByRole('button', { name: 'Code', exact: true }).click();
});

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
