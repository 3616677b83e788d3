import type { Locator } from 'playwright';
import { CAMPAIGN } from './campaign-page.ts';
import { countActions } from './count-actions.ts';
import { openPlayground } from './open-playground.ts';
import type { Visits } from './visit.ts';

/** The token of the server's start. */
export const TOKEN = 'token-of-this-start';

/** Opens a window in Write, with what an author does in it. */
export async function openCampaignWindow(visit: Visits['visit']) {
  const visited = await openPlayground(visit, `?scenario=home/en&mode=write#token=${TOKEN}`);
  const { page } = visited;
  const actions = countActions(page);
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  const form = region('Inspector');
  const field = (name: string, around: Locator = form) =>
    around.getByRole('textbox', { name, exact: true });
  return {
    ...visited,
    ...actions,
    region,
    form,
    field,
    pressKeys: actions.press,
    press: (name: string, around: Locator = form) =>
      actions.click(around.getByRole('button', { name, exact: true })),
    group: (name: string) => form.getByRole('group', { name, exact: true }),
    /** Adds a component from the grid: its first text is then to be typed. */
    add: async (name: string, text?: string) => {
      await actions.click(region('Components').getByRole('button', { name, exact: true }));
      await form.locator('.inspector__name', { hasText: new RegExp(`^${name}$`) }).waitFor();
      if (text === undefined) return;
      await page.waitForFunction(isInForm);
      await actions.type(text);
    },
    fill: async (locator: Locator, text: string) => {
      await actions.click(locator);
      await actions.press('Control+a');
      await actions.type(text);
    },
    /** Chooses the first thing that the words find in a picker. */
    pick: async (button: Locator, words: string) => {
      await actions.click(button);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('option').first().waitFor();
      await actions.type(words);
      await dialog
        .getByRole('option', { name: new RegExp(words, 'i') })
        .first()
        .waitFor();
      await actions.press('Enter');
      await dialog.waitFor({ state: 'detached' });
    },
  };
}

/** Runs in the page. */
function isInForm(): boolean {
  return document.activeElement?.closest('[aria-label="Inspector"] .form') !== null;
}

type Author = Awaited<ReturnType<typeof openCampaignWindow>>;

/** Writes the campaign page by mouse, without leaving Write, and saves it as a page of its own. */
export async function writeCampaign(author: Author): Promise<void> {
  const { page, region, form, field, group, click, press, add, fill, pick } = author;
  await click(page.getByRole('button', { name: 'New page' }));
  await click(page.getByRole('button', { name: /^Empty page/ }));
  await region('Outline')
    .getByRole('treeitem', { name: /^Header empty/ })
    .waitFor();
  await click(page.getByRole('tab', { name: 'Components' }));
  await add('Campaign header', CAMPAIGN.title);
  await pick(form.getByRole('button', { name: 'Choose picture for Header image' }), 'house keys');
  await press('Add Cta');
  await fill(field('Text', group('Cta')), CAMPAIGN.button);
  await pick(group('Cta').getByRole('button', { name: 'Choose link for Url' }), 'home loan');
  await press('Add Legal banner');
  await fill(field('Body', group('Legal banner')), CAMPAIGN.banner);
  await add('Section title', CAMPAIGN.section);
  await add('Cards');
  for (const card of CAMPAIGN.cards) await add('News card', card);
  await add('Accordion', 'Questions');
  for (const [index, question] of CAMPAIGN.questions.entries()) {
    if (index === 0) await click(group('Items').getByRole('button', { name: /^Items 1/ }));
    else await press('Add to Items');
    await fill(field('Title', form.getByRole('group', { name: `Items ${index + 1}` })), question);
  }
  await add('Call to action');
  await fill(field('Text', group('Cta')), CAMPAIGN.offer);
  await click(page.getByRole('tab', { name: 'Page', exact: true }));
  const legal = region('Outline').getByRole('treeitem', { name: /^Legal/ });
  await click(legal.getByTitle('Add inside…'));
  await click(page.getByRole('dialog').getByRole('option', { name: /^Paragraph / }));
  await press('Add Rich body');
  await fill(field('Value', group('Rich body')), CAMPAIGN.legal);
  await pick(group('Rich body').getByRole('button', { name: 'Insert macro' }), 'mortgage');

  await click(page.getByRole('button', { name: 'Save as new scenario' }));
  const dialog = page.getByRole('dialog', { name: 'Save as new scenario' });
  await fill(dialog.getByRole('textbox', { name: 'Title' }), CAMPAIGN.title);
  await press('Save', dialog);
  await page.getByText('Saved:').waitFor();
}
