import { expect, test } from 'vitest';
import { VISITED_PAGES } from './pages.ts';
import { openSite, type Visit } from './visit.ts';

const { visit } = openSite();

/** The files that the browser waited for before it painted, by its own account. */
const blockingFiles = ({ page }: Visit) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        (entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
      )
      .map(({ name }) => new URL(name).pathname),
  );

test.each([...VISITED_PAGES, '/en/individuals/no-such-page'])(
  'QK-007 at most two files block the first paint of %s, and both are style sheets',
  async (path) => {
    const files = await blockingFiles(await visit(path));

    expect(files.length).toBeGreaterThan(0);
    expect(files.length).toBeLessThanOrEqual(2);
    expect(files.filter((file) => !file.endsWith('.css'))).toEqual([]);
  },
);
