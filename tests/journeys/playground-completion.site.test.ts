import { expect, test } from 'vitest';
import { eventually, sharePlayground } from './open-playground.ts';
import { hoverAtCaret, putCaretBehind, suggestionsAtCaret } from './use-editor.ts';
import { openSite } from './visit.ts';

const { visit } = openSite();
const open = sharePlayground(visit);

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

test.each([
  {
    tab: 'Experiments',
    explained: ['"ended', 'true once it is over'],
    completed: ['"experiments": [', '{ "k" },', 'key'],
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
