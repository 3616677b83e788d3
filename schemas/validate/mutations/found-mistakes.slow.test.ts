import { expect, test } from 'vitest';
import { formatTallies, mutatePages } from './mutate-pages.testing.ts';

/** With 84 kinds of mistakes, this makes a thousand pages. */
const PAGES_EACH = 12;

// Where the numbers have changed, `npm test -- schemas/validate/mutations -u` writes them, and
// `npm run generate` puts them into docs/problems.md.
test('VA-002 of a thousand good pages with a mistake, on as many each is found as the documentation says', async () => {
  const table = formatTallies(await mutatePages(PAGES_EACH));

  await expect(table).toMatchFileSnapshot('found.tsv');
});
