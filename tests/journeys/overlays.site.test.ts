import { describe, expect, test } from 'vitest';
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

describe('the subjects of the page about contact', () => {
  test.each([
    [1440, 'popover', ENGLISH],
    [360, 'bottom-sheet', FRENCH],
  ])(
    'BL-015 OV-006 at %i px they open in a %s by keys alone, narrow the list, and return the focus',
    async (width, kind, { path, button, title, subject }) => {
      const { page, expectQuiet, expectAccessible } = await visit(path, { width });
      const links = page.locator('.filtered-link-list .text-links a');
      const all = await links.count();

      await tabTo(page, button);
      await page.keyboard.press('Enter');
      const overlay = page.getByRole('dialog', { name: title });
      await overlay.waitFor();
      expect(await overlay.getAttribute('data-kind')).toBe(kind);
      // While it fades in, its colours are not its own.
      await overlay.evaluate(async (own) => {
        await Promise.allSettled(own.getAnimations({ subtree: true }).map((one) => one.finished));
      });
      await expectAccessible();
      await tabTo(page, subject);
      await page.keyboard.press('Enter');
      await overlay.waitFor({ state: 'hidden' });

      expect([all, await links.count()]).toEqual([9, 1]);
      const focused = await page.evaluate(() => document.activeElement?.textContent);
      expect(focused).toBe(button.replace(/\S+$/, subject));
      await expectQuiet();
    },
  );
});
