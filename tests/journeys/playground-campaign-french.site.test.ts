import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openCampaignWindow, TOKEN, writeCampaign } from './campaign-author.ts';
import { copyFixtures } from './copy-fixtures.ts';
import { eventually } from './open-playground.ts';
import { openSite } from './visit.ts';

const { fixtures, read, validateStrictly } = copyFixtures();
const { visit } = openSite({ fixtures, site: { saving: { token: TOKEN } } });

/** The most actions that a translator may need beside one for each text. */
const MAX_ACTIONS = 15;

/** The texts of the page in English, each with its translation. */
const FRENCH: Readonly<Record<string, string>> = {
  'Warm by winter': 'Au chaud cet hiver',
  'Ask for an offer': 'Demandez une offre',
  'Borrowing money also costs money.': 'Attention, emprunter de l’argent coûte aussi de l’argent.',
  'Three ways to save': 'Trois façons d’économiser',
  'A new roof': 'Un nouveau toit',
  'A heat pump': 'Une pompe à chaleur',
  'New windows': 'De nouvelles fenêtres',
  'How much can I borrow?': 'Combien puis-je emprunter ?',
  'How long does it take?': 'Combien de temps faut-il ?',
  'What does it cost?': 'Combien cela coûte-t-il ?',
  'Can I pay back early?': 'Puis-je rembourser plus tôt ?',
  Questions: 'Vos questions',
  'Talk to an adviser': 'Voir un conseiller',
  // The macro behind it stays.
  'Fixed rate of %{loans:mortgage-deed-costs}%': 'Taux fixe de ',
};

/** Runs in the page: returns the original of the field that has the focus. */
function readOriginal(): string {
  const field = document.activeElement?.closest('.field');
  return field?.querySelector('.field__words')?.textContent ?? '';
}

/** Runs in the page. */
function isRich(): boolean {
  return document.activeElement?.closest('.rich-text') !== null;
}

/** Runs in the page. */
function isInText(): boolean {
  return document.activeElement?.closest('.field')?.querySelector('.field__left') !== null;
}

const readProgress = (page: Page) => page.getByRole('toolbar', { name: 'Translation' }).innerText();

test(
  'the French version of a campaign page is made and translated by mouse in Write, and CI takes both',
  { tags: ['deep'] },
  async () => {
    const author = await openCampaignWindow(visit);
    const { page, click, press, type } = author;
    await writeCampaign(author);
    const before = author.count();

    await click(page.getByRole('button', { name: 'FR missing' }));
    const dialog = page.getByRole('dialog', { name: 'Make the French version' });
    await press('Make the French version', dialog);
    let texts = 0;
    await page.getByRole('toolbar', { name: 'Translation' }).waitFor();
    for (; !(await readProgress(page)).startsWith('All'); texts += 1) {
      await page.waitForFunction(isInText);
      // A typed text ends with Enter. Where that begins a new line, Ctrl and Enter are one action.
      const isLong = await page.evaluate(isRich);
      await type((FRENCH[await page.evaluate(readOriginal)] ?? '') + (isLong ? '' : '\n'));
      if (isLong) await author.pressKeys('Control+Enter');
    }
    await press('Save', page.getByRole('toolbar', { name: 'Tools' }));
    await page.getByText('Saved:').waitFor();

    const saved = ['en/individuals', 'fr/particuliers'].map(
      (home) => `pages/${home}/warm-by-winter.json`,
    );
    await eventually(author.previewText, (shown) =>
      Object.values(FRENCH).every((each) => shown.includes(each.trim())),
    );
    expect(await validateStrictly(...saved, 'scenarios/page/warm-by-winter-fr.json')).toContain(
      ' 0 problems',
    );
    expect(read(saved[1] ?? '')).toContain('Taux fixe de %{loans:mortgage-deed-costs}%');
    expect(author.count() - before - texts).toBeLessThanOrEqual(MAX_ACTIONS);
    await author.expectAccessible();
    expect(author.consoleMessages).toEqual([]);

    await page.goto(new URL('/preview/?text=warm-by-winter', page.url()).href);
    for (const name of ['Warm by winter', 'Au chaud cet hiver'])
      await page.getByRole('link', { name, exact: true }).waitFor();
  },
);
