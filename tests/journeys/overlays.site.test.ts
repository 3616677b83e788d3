import type { Locator } from 'playwright';
import { describe, expect, test } from 'vitest';
import { testFirst } from '../sample/test-first.ts';
import { tabTo } from './tab-to.ts';
import { openSite } from './visit.ts';

const { visit } = openSite();

const ENGLISH = {
  path: '/en/individuals/contact',
  button: 'Subject: All',
  title: 'Narrow the list',
  subject: 'Insurance',
};
const FRENCH = {
  path: '/fr/particuliers/contact',
  button: 'Sujet : Tout',
  title: 'Affiner la liste',
  subject: 'Assurances',
};

/** Waits for an overlay that fades in: until then its colours are not its own. */
const isAtRest = (overlay: Locator) =>
  overlay.evaluate(async (own) => {
    await Promise.allSettled(own.getAnimations({ subtree: true }).map((one) => one.finished));
  });

testFirst(1, [
  [
    360,
    '/de/privatkunden/sparen/saver-plus',
    { label: 'Bedingungen des Geschenks', size: '360px' },
  ],
  [1440, '/en/individuals/saving/saver-plus', { label: 'Conditions of the gift', size: '600px' }],
] as const)(
  'OV-041 OV-008 at %i px the conditions of an offer on %s open in a dialog by keys alone, and Escape leads back',
  async (width, path, { label, size }) => {
    const { page, expectQuiet, expectAccessible } = await visit(path, { width });

    await tabTo(page, label);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: label });
    await dialog.waitFor();
    await isAtRest(dialog);

    const shown = await dialog.evaluate((own) => [
      own.matches(':modal'),
      getComputedStyle(own).inlineSize,
    ]);
    expect(shown).toEqual([true, size]);
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(4);
    await expectAccessible();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(label);
    await expectQuiet();
  },
);

testFirst(1, [
  [
    1440,
    '/en/individuals/borrowing/home-loan',
    { label: 'About Yearly rate', words: 'annual percentage rate' },
  ],
  [
    360,
    '/fr/particuliers/emprunter/pret-hypothecaire',
    { label: 'À propos de Taux annuel', words: 'effectif' },
  ],
] as const)(
  'OV-041 at %i px a word of a comparison on %s is explained in a tooltip, until Escape',
  async (width, path, { label, words }) => {
    const { page, expectQuiet, expectAccessible } = await visit(path, { width });

    // The pointer comes before the code: the page has not been used yet.
    if (width > 600) await page.getByRole('button', { name: label }).first().hover();
    else await tabTo(page, label);
    const tooltip = page.getByRole('tooltip').filter({ hasText: words }).first();
    await tooltip.waitFor();
    await isAtRest(tooltip);

    await expectAccessible();
    await page.keyboard.press('Escape');
    await tooltip.waitFor({ state: 'hidden' });
    await expectQuiet();
  },
);

describe('the subjects of the page about contact', () => {
  test.each([
    [1440, 'popover', ENGLISH],
    [360, 'bottom-sheet', FRENCH],
  ])(
    'OV-041 BL-015 OV-006 at %i px they open in a %s by keys alone, narrow the list, and return the focus',
    async (width, kind, { path, button, title, subject }) => {
      const { page, expectQuiet, expectAccessible } = await visit(path, { width });
      const links = page.locator('.filtered-link-list .text-links a');
      const all = await links.count();

      await tabTo(page, button);
      await page.keyboard.press('Enter');
      const overlay = page.getByRole('dialog', { name: title });
      await overlay.waitFor();
      await expect.poll(() => overlay.getAttribute('data-kind')).toBe(kind);
      await isAtRest(overlay);
      await expectAccessible();
      await tabTo(page, subject);
      await page.keyboard.press('Enter');
      await overlay.waitFor({ state: 'hidden' });

      expect([all, await links.count()]).toEqual([9, 1]);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent))
        .toBe(button.replace(/\S+$/, subject));
      await expectQuiet();
    },
  );
});
