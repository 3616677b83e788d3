import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { CAMPAIGN, CAMPAIGN_WORDS } from './campaign-page.ts';
import { copyFixtures } from './copy-fixtures.ts';
import { countActions } from './count-actions.ts';
import { eventually, openPlayground } from './open-playground.ts';
import { openSite } from './visit.ts';

const TOKEN = 'token-of-this-start';
const { fixtures, validateStrictly } = copyFixtures();
const { visit } = openSite({ fixtures, site: { saving: { token: TOKEN } } });

/** The most actions for the page by keyboard alone: chords of keys and texts typed. */
const MAX_ACTIONS = 200;
/** A person who has not come to a field by then looks for another way. */
const MAX_TABS = 40;

const isFocused = (target: Locator) =>
  target.first().evaluate((element) => element === document.activeElement);

/** A window in Write that nobody has touched, with what an author does in it by keyboard. */
async function openWindow() {
  const visited = await openPlayground(visit, `?scenario=home/en&mode=write#token=${TOKEN}`);
  const { page } = visited;
  const { count, press, type } = countActions(page);
  const form = page.getByRole('region', { name: 'Inspector', exact: true });
  const untilIn = (region: string) =>
    page.waitForFunction(
      (name) => document.activeElement?.closest(`[aria-label="${name}"]`) !== null,
      region,
    );
  /** The editor of rich text takes the place of a plain field, and the focus with it. */
  const untilInRichText = () =>
    page.waitForFunction(() => document.activeElement?.getAttribute('contenteditable') === 'true');
  /** Goes on by a key until something has the focus. */
  const goTo = async (target: Locator, key = 'Tab') => {
    await target.first().waitFor();
    for (let tabs = 0; !(await isFocused(target)); tabs += 1) {
      if (tabs === MAX_TABS)
        throw new Error(`${MAX_TABS} times ${key} do not lead to ${String(target)}.`);
      await press(key);
    }
  };
  return {
    ...visited,
    count,
    press,
    type,
    form,
    goTo,
    untilIn,
    untilInRichText,
    button: (name: string, around: Locator = form) =>
      around.getByRole('button', { name, exact: true }),
    field: (name: string, around: Locator = form) =>
      around.getByRole('textbox', { name, exact: true }),
    group: (name: string) => form.getByRole('group', { name, exact: true }),
    /** Adds a component behind the current one, and writes the first of its texts. */
    add: async (words: string, text?: string) => {
      await press('Control+Enter');
      await type(words);
      await page.getByRole('dialog').getByRole('option').first().waitFor();
      await press('Enter');
      await untilIn('Outline');
      if (text === undefined) return;
      await press('F2');
      await untilIn('Inspector');
      await type(text);
    },
    /** Chooses the first thing that the words find in a picker. */
    pick: async (words: string) => {
      await press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('option').first().waitFor();
      await type(words);
      await dialog
        .getByRole('option', { name: new RegExp(words, 'i') })
        .first()
        .waitFor();
      await press('Enter');
      await dialog.waitFor({ state: 'detached' });
    },
    back: async () => {
      await press('Escape');
      await untilIn('Outline');
    },
  };
}

test(
  'a campaign page is written by keyboard alone in Write, saved, and CI takes it',
  { tags: ['deep'] },
  async () => {
    const author = await openWindow();
    const { page, form, press, type, goTo, add, pick, back, button, field, group } = author;

    // The tools are one stop of the Tab key, and arrows lead through them.
    await goTo(page.getByRole('toolbar', { name: 'Tools' }).getByRole('button'));
    await goTo(page.getByRole('button', { name: 'New page' }), 'ArrowRight');
    await press('Enter');
    await page.getByRole('dialog', { name: 'New page' }).waitFor();
    await press('Enter');
    await author.untilIn('Outline');

    await type('Header');
    await add('campaign', CAMPAIGN.title);
    await goTo(form.getByRole('button', { name: 'Choose picture for Header image' }));
    await pick('house keys');
    await goTo(button('Add Cta'));
    await press('Enter');
    await goTo(field('Text', group('Cta')));
    await type(CAMPAIGN.button);
    await goTo(button('Choose link for Url', group('Cta')));
    await pick('home loan');
    await goTo(button('Add Legal banner'));
    await press('Enter');
    await author.untilInRichText();
    await type(CAMPAIGN.banner);
    await back();

    await type('Content');
    await add('section title', CAMPAIGN.section);
    await back();
    await add('cards');
    for (const [index, card] of CAMPAIGN.cards.entries()) {
      if (index === 0) {
        await press('Control+Shift+Enter');
        await type('news');
        await page.getByRole('dialog').getByRole('option').first().waitFor();
        await press('Enter', 'F2');
        await author.untilIn('Inspector');
        await type(card);
      } else await add('news', card);
      await back();
    }
    await type('Content');
    await add('accordion', 'Questions');
    for (const [index, question] of CAMPAIGN.questions.entries()) {
      const item = form.getByRole('group', { name: `Items ${index + 1}` });
      if (index === 0) {
        await goTo(group('Items').getByRole('button', { name: /^Items 1/ }));
        await press('Enter');
      } else {
        await goTo(button('Add to Items'), 'Shift+Tab');
        await press('Enter');
      }
      await goTo(field('Title', item));
      await press('Control+a');
      await type(question);
    }
    await back();
    await add('call to action');
    await press('F2');
    await author.untilIn('Inspector');
    await goTo(field('Text', group('Cta')));
    await press('Control+a');
    await type(CAMPAIGN.offer);
    await back();
    await type('Legal');
    await add('paragraph');
    await press('F2');
    await author.untilIn('Inspector');
    await goTo(button('Add Rich body'));
    await press('Enter');
    await author.untilInRichText();
    await type(CAMPAIGN.legal);
    // The tools stand before the text; the last of them is the one for macros.
    await goTo(group('Rich body').getByRole('toolbar').getByRole('button'), 'Shift+Tab');
    await press('End');
    await pick('mortgage');

    await press('Control+Shift+s');
    const dialog = page.getByRole('dialog', { name: 'Save as new scenario' });
    await goTo(dialog.getByRole('textbox', { name: 'Title', exact: true }));
    await type(CAMPAIGN.title);
    await press('Enter');
    await page.getByText('Saved:').waitFor();

    await eventually(author.previewText, (shown) =>
      CAMPAIGN_WORDS.every((each) => shown.includes(each)),
    );
    const saved = 'pages/en/individuals/warm-by-winter.json';
    expect(await validateStrictly(saved)).toContain(' 0 problems');
    expect(author.consoleMessages).toEqual([]);
    expect(author.count()).toBeLessThanOrEqual(MAX_ACTIONS);
  },
);
