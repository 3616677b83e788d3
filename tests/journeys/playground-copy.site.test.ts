import { expect, test } from 'vitest';
import {
  enterAddress,
  eventually,
  openAnotherWindow,
  openPlayground,
  type PlaygroundVisit,
} from './open-playground.ts';
import { openSite } from './visit.ts';

const { visit, site } = openSite();

/** The rows of the outline that are components, as a person reads them. */
const rowsIn = (page: PlaygroundVisit['page']) => () =>
  page
    .getByRole('region', { name: 'Outline', exact: true })
    .getByRole('treeitem', { level: 2 })
    .allInnerTexts();

test(
  'a component is copied by keys from the page itself to another page and another window',
  { tags: ['deep'] },
  async () => {
    const opened = await openPlayground(visit, '?scenario=home/en&mode=write');
    const { page, preview, consoleMessages } = opened;
    const rows = rowsIn(page);
    await page.context().grantPermissions(['clipboard-write']);

    // On the page: a click there takes no focus, a key does, and its frame has no clipboard.
    await preview.getByRole('heading', { level: 2 }).first().click();
    await page.getByRole('toolbar', { name: /^Actions for/ }).waitFor();
    await page.keyboard.press('Control+c');
    await page
      .getByText(/^Copied .* Ctrl\+V pastes it/)
      .first()
      .waitFor();
    const before = (await rows()).length;
    await page.keyboard.press('Control+v');
    await eventually(rows, (all) => all.length === before + 1);
    await preview.getByRole('link').last().focus();
    await page.keyboard.press('Control+x');
    await eventually(rows, (all) => all.length === before);
    await page.keyboard.press('Control+v');
    await eventually(rows, (all) => all.length === before + 1);

    // In the outline of another page, and of another window.
    await enterAddress(page, '?scenario=section-title/minimal&mode=write');
    await page.getByRole('tree').focus();
    const own = (await rows()).length;
    await page.keyboard.press('Control+v');
    await eventually(rows, (all) => all.length === own + 1);
    const other = await openAnotherWindow(opened, site().address, '?scenario=section-title/full');
    const there = rowsIn(other.page);
    const theirs = (await there()).length;
    await other.page.getByRole('tree').focus();
    await other.page.keyboard.press('Control+v');
    await eventually(there, (all) => all.length === theirs + 1);
    expect(consoleMessages).toEqual([]);
  },
);
