import { expect, test } from 'vitest';
import { useVisits } from './visit.ts';

const { visit } = useVisits();

test.each([
  ['/en/individuals', 'A home loan that starts with a clear number'],
  ['/fr/particuliers', 'Un crédit hypothécaire qui commence par un chiffre clair'],
  ['/nl/particulieren', 'Een woonkrediet dat begint met een helder cijfer'],
  ['/de/privatkunden', 'Eine Baufinanzierung, die mit einer klaren Zahl beginnt'],
])('a visitor reads %s from top to bottom in peace', async (path, heading) => {
  const { page, expectQuiet, expectAccessible } = await visit(path);

  await page.mouse.wheel(0, 20_000);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();

  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(heading);
  await expectQuiet();
  await expectAccessible();
});
