import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { eventually, sharePlayground } from './open-playground.ts';
import { openSite } from './visit.ts';

const { visit } = openSite();
const open = sharePlayground(visit);

/** Puts the caret behind the first place of a document that reads so. */
async function putCaretBehind(page: Page, field: Locator, beginning: string): Promise<void> {
  const text = await field.inputValue();
  const end = text.indexOf(beginning) + beginning.length;
  expect(text).toContain(beginning);
  const lines = text.slice(0, end).split('\n');
  const column = (lines.at(-1) ?? '').length + 1;
  await field.focus();
  await page.keyboard.press('Control+Home');
  for (let line = 1; line < lines.length; line += 1) await page.keyboard.press('ArrowDown');
  for (let step = 1; step < column; step += 1) await page.keyboard.press('ArrowRight');
  await page.getByText(`Ln ${lines.length}, Col ${column}`, { exact: true }).waitFor();
}

/** What Ctrl and the space bar offer where the caret is. */
async function suggestionsAtCaret(page: Page): Promise<string> {
  await page.keyboard.press('Control+Space');
  const widget = page.locator('.suggest-widget.visible');
  await widget.locator('.monaco-list-row').first().waitFor();
  const shown = await widget.innerText();
  await page.keyboard.press('Escape');
  return shown;
}

/** The editor's explanation of the word at the caret. */
async function hoverAtCaret(page: Page): Promise<string> {
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Control+i');
  const hover = page.locator('.monaco-hover .hover-contents').first();
  await hover.waitFor();
  const shown = await hover.innerText();
  await page.keyboard.press('Escape');
  return shown;
}

test(
  'PG-021 a page that names its schema is completed and explained where it is edited',
  { tags: ['deep'] },
  async () => {
    const { page, pageModel } = await open('?scenario=service-card/full');
    await page.getByRole('searchbox').fill('home/en');
    await page.getByTitle('home/en', { exact: true }).click();
    await eventually(
      () => pageModel.inputValue(),
      (text) => text.includes('page-response.schema.json'),
    );

    await putCaretBehind(page, pageModel, '"flexZone');
    expect(await hoverAtCaret(page)).toContain('holds components');

    await putCaretBehind(page, pageModel, '"flexComponents": [');
    const components = await suggestionsAtCaret(page);
    expect(components).toContain('home-header');
    expect(components).not.toContain('article-card');

    await putCaretBehind(
      page,
      pageModel,
      '"cards": [\n            {\n              "componentType": "',
    );
    const types = await suggestionsAtCaret(page);
    expect(types).toContain('article-card');
    expect(types).not.toContain('home-header');
    expect(await hoverAtCaret(page)).toContain('Promotes one service');

    await putCaretBehind(page, pageModel, '"cardSize": ');
    expect(await suggestionsAtCaret(page)).toContain('"large"');

    await putCaretBehind(page, pageModel, '"id": "saver-plus-card",');
    await page.keyboard.insertText(' "in"');
    await page.keyboard.press('ArrowLeft');
    expect(await suggestionsAtCaret(page)).toContain('intro');
  },
);

test('PG-021 macros are completed and explained under the names of their files', async () => {
  const { page, macros } = await open('?scenario=product/en&tab=macros');

  await putCaretBehind(page, macros, '"groups');
  expect(await hoverAtCaret(page)).toContain('The groups of macros');

  await putCaretBehind(page, macros, '"groups": [');
  await page.keyboard.insertText('{ "k" },');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
  expect(await suggestionsAtCaret(page)).toContain('keys');
});

test.each([
  {
    tab: 'Experiments',
    explained: ['"variantStatus', 'ACTIVE once a visit'],
    completed: ['"activeVariants": [', '{ "e" },', 'experimentKey'],
  },
  {
    tab: 'Offers',
    explained: ['"mboxes', 'The mboxes that were asked for'],
    completed: ['"mboxes": [', '{ "n" },', 'name'],
  },
  {
    tab: 'Experience',
    explained: ['"appName', 'Stands behind each page'],
    completed: ['"locales": [', '{ "l" },', 'label'],
  },
  {
    tab: 'Shell',
    explained: ['"topBar', 'top bar'],
    completed: ['"items": [', '{ "t" },', 'textLink'],
  },
] as const)(
  'PG-021 $tab is completed and explained as it is',
  { tags: ['deep'] },
  async ({ tab, ...wanted }) => {
    const { page } = await open(`?scenario=home/en&tab=${tab.toLowerCase()}`);
    const field = page.getByRole('textbox', { name: tab, exact: true });
    const [word, explanation] = wanted.explained;
    const [place, typed, suggestion] = wanted.completed;

    await putCaretBehind(page, field, word);
    expect(await hoverAtCaret(page)).toContain(explanation);

    await putCaretBehind(page, field, place);
    await page.keyboard.insertText(typed);
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
    expect(await suggestionsAtCaret(page)).toContain(suggestion);
  },
);
