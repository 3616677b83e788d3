import { expect, test } from 'vitest';
import { hasOffers, VISITED_PAGES } from './pages.ts';
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

    const styles = files.filter((file) => file.endsWith('.css'));
    expect(styles.length).toBeGreaterThan(0);
    expect(styles.length).toBeLessThanOrEqual(2);
    // A page with offers has the script that chooses them before anything is painted.
    expect(files.length - styles.length).toBe((await hasOffers(path)) ? 1 : 0);
  },
);
