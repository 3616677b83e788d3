import type { Locator, Page } from 'playwright';

/** Does what a person does, and counts it: clicks, chords of keys, and texts typed. */
export function countActions(page: Page) {
  let actions = 0;
  return {
    count: () => actions,
    click: async (locator: Locator) => {
      actions += 1;
      await locator.click();
    },
    press: async (...keys: readonly string[]) => {
      for (const key of keys) {
        actions += 1;
        await page.keyboard.press(key);
      }
    },
    type: async (text: string) => {
      actions += 1;
      await page.keyboard.type(text);
    },
  };
}
