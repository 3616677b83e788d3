import type { Locator } from 'playwright';
import { expect } from 'vitest';
import { boxOf } from '../whole-pixels.ts';
import { testFirst } from '../sample/test-first.ts';
import { openSite } from './visit.ts';

const HEIGHT = 800;

const { visit } = openSite();

testFirst(1, [
  ['/en/individuals/saving/saver-plus', false, 'Footnote 1', 'Back to the text (1)'],
  ['/en/individuals', true, 'Footnote 1', 'Back to the text (1)'],
  ['/fr/particuliers', false, 'Note 1', 'Retour au texte (1)'],
  ['/nl/particulieren', false, 'Voetnoot 1', 'Terug naar de tekst (1)'],
  ['/de/privatkunden', false, 'Fußnote 1', 'Zurück zum Text (1)'],
])(
  'on %s a footnote is reached from the text, and the text from there',
  async (path, javaScript, ...names) => {
    const [there, back] = names;
    const { page, expectQuiet } = await visit(path, { javaScript, width: 360, height: HEIGHT });
    const mark = page.getByRole('link', { name: there }).first();

    await mark.click();
    const noteOf = page.locator(':target');
    const seenThere = await isInWindow(noteOf);
    const note = await noteOf.locator('..').textContent();
    await page.getByRole('link', { name: back }).click();
    const seenBack = await isInWindow(page.locator(':target'));

    expect([seenThere, seenBack]).toEqual([true, true]);
    expect(note).toMatch(/^1\s\S/);
    expect(await mark.evaluate((element) => element.matches(':target'))).toBe(true);
    expect(await idsThatRepeat(page.locator('[id]'))).toEqual([]);
    await expectQuiet();
  },
);

/** Returns true if an element is where a visitor looks. */
async function isInWindow(element: Locator): Promise<boolean> {
  const { top, bottom } = await element.evaluate(boxOf);
  return top >= 0 && bottom <= HEIGHT;
}

async function idsThatRepeat(elements: Locator): Promise<string[]> {
  const ids = await elements.evaluateAll((found) => found.map(({ id }) => id));
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}
