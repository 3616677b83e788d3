import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { copyFixtures } from './copy-fixtures.ts';
import { countActions } from './count-actions.ts';
import { eventually, sharePlayground, type PlaygroundVisit } from './open-playground.ts';
import { openSite } from './visit.ts';

const TOKEN = 'token-of-this-start';
const { fixtures, validate } = copyFixtures();
const { visit } = openSite({ fixtures, site: { saving: { token: TOKEN } } });

const open = sharePlayground(visit);
/** The most actions that an author may need: clicks, chords of keys, and texts typed. */
const MAX_ACTIONS = 60;

interface Part {
  readonly zone: string;
  /** The words that find it in the palette; `type` is its name there. */
  readonly words: string;
  readonly type: string;
  /** The first of its texts. */
  readonly text: string;
}

const CAMPAIGN: readonly Part[] = [
  { zone: 'mainHeaderZone', words: 'campaign', type: 'campaign-header', text: 'Renovation weeks' },
  { zone: 'flexZone', words: 'section-title', type: 'section-title', text: 'Warm by winter' },
  { zone: 'flexZone', words: 'news-card', type: 'news-card', text: 'A grant for your roof' },
  { zone: 'flexZone', words: 'testimonial', type: 'testimonial', text: 'Done within a month' },
  { zone: 'flexZone', words: 'call-to-action', type: 'call-to-action', text: 'Ask for an offer' },
  { zone: 'legalZone', words: 'running text', type: 'paragraph', text: 'Subject to approval' },
];

async function openEmptyPlayground() {
  const visited = await open(`?scenario=home/en#token=${TOKEN}`);
  // Nobody has touched anything, as in a window that has just come.
  await visited.page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  return { ...visited, ...countActions(visited.page) };
}

/** The page that was open before has zones of the same names. */
const untilEmptyPage = (page: Page) => page.waitForURL(/scenario=page(?:%2F|\/)empty/);

/** The first form of a window has to be loaded. */
const untilInField = (page: Page) => untilIn(page, 'Inspector');

const untilIn = (page: Page, region: string) =>
  page.waitForFunction((name) => {
    const section = document.activeElement?.closest('section[aria-label]');
    return section?.getAttribute('aria-label') === name;
  }, region);

/** Expects that the page has all that was written, and that CI would take its files. */
async function expectSaved({ page, previewText }: PlaygroundVisit, id: string): Promise<void> {
  await page.getByText('Saved:').waitFor();
  await eventually(previewText, (shown) => CAMPAIGN.every(({ text }) => shown.includes(text)));
  const said = await validate(`scenarios/${id}.json`, 'pages');
  expect(said).toContain('0 problems');
  await page.getByRole('region', { name: 'Problems' }).getByText('No problems.').waitFor();
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
}

test(
  'a campaign page of six components is written from an empty page and saved, by mouse',
  { tags: ['deep'] },
  async () => {
    const playground = await openEmptyPlayground();
    const { page, click, press, type, count, consoleMessages } = playground;
    const region = (name: string) => page.getByRole('region', { name, exact: true });

    await click(page.getByRole('button', { name: 'New page' }));
    await click(page.getByRole('button', { name: /^Empty page/ }));
    await untilEmptyPage(page);
    for (const { zone, type: componentType, text } of CAMPAIGN) {
      const row = region('Outline').getByRole('treeitem', { name: new RegExp(`^${zone}\\b`) });
      await click(row.getByTitle('Add inside…'));
      const palette = page.getByRole('dialog', { name: `Add to ${zone}` });
      const label = componentType.replaceAll('-', ' ');
      await click(palette.getByRole('option', { name: new RegExp(`^${label} `, 'i') }));
      await click(region('Inspector').getByRole('textbox').first());
      await press('Control+a');
      await type(text);
    }
    await click(page.getByRole('button', { name: 'Save as new scenario' }));
    const dialog = page.getByRole('dialog', { name: 'Save as new scenario' });
    await click(dialog.getByRole('textbox', { name: 'Title', exact: true }));
    await type('By mouse');
    await click(dialog.getByRole('button', { name: 'Save' }));

    await expectSaved(playground, 'page/by-mouse');
    expect(consoleMessages).toEqual([]);
    expect(count()).toBeLessThanOrEqual(MAX_ACTIONS);
  },
);

test(
  'a campaign page of six components is written from an empty page and saved, by keyboard alone',
  { tags: ['deep'] },
  async () => {
    const playground = await openEmptyPlayground();
    const { page, press, type, count, consoleMessages } = playground;

    // The palette of commands comes first.
    await press('F6', 'Shift+Tab', 'Home', 'ArrowRight', 'Enter');
    await page.getByRole('dialog', { name: 'New page' }).waitFor();
    await press('Enter');
    await untilIn(page, 'Outline');
    let present = '';
    for (const { zone, words, text } of CAMPAIGN) {
      if (zone !== present) await type(zone);
      present = zone;
      await press('Control+Enter');
      await type(words);
      // Nobody chooses what they do not see.
      await page.getByRole('dialog').getByRole('option').first().waitFor();
      await press('Enter', 'F2');
      await untilInField(page);
      await type(text);
      await press('Escape');
      // Nobody goes on before they see where they are.
      await untilIn(page, 'Outline');
    }
    await press('Control+Shift+s');
    const title = page.getByRole('dialog').getByRole('textbox', { name: 'Title', exact: true });
    await title.waitFor();
    // The kind comes before the title.
    while (!(await title.evaluate((field) => field === document.activeElement))) await press('Tab');
    await type('By keyboard');
    await press('Enter');

    await expectSaved(playground, 'page/by-keyboard');
    expect(consoleMessages).toEqual([]);
    expect(count()).toBeLessThanOrEqual(MAX_ACTIONS);
  },
);
