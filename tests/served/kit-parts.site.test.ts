import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openSite } from '../journeys/visit.ts';

const KIT = 'registry/kit';

/** Parts of one folder that are used apart, and messages that pages share. */
const IN_FOLDERS = {
  overlay: ['bottom-sheet', 'dialog', 'dropdown', 'popover'],
  icon: ['icon', 'resolved-icon'],
  messages: ['button_back', 'button_close'],
};

const { site } = openSite();

/** The table in docs: a part, and a page that has something of its class, or what will bring it. */
const ROWS = readFileSync('docs/kit-parts.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

/** Every folder of the kit that has something to look at, and the parts that it holds. */
function listParts(): string[] {
  const folders = readdirSync(KIT, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.specimens.tsx'))
    .map((path) => path.slice(0, path.indexOf('/')));
  const apart = Object.entries(IN_FOLDERS).flatMap(([folder, parts]) =>
    parts.map((part) => (part === folder ? folder : `${folder}/${part}`)),
  );
  const whole = folders.filter((folder) => !(folder in IN_FOLDERS));
  return [...new Set([...whole, ...apart])].sort();
}

test('the table of the kit names every part once, in order, with a page or what will bring it', () => {
  expect(ROWS.map(([part]) => part)).toEqual(listParts());
  expect(ROWS.filter((cells) => cells.length !== 4 || cells.some((cell) => !cell))).toEqual([]);
});

test('every page of the table shows the part that it is named for', async () => {
  const rows = ROWS.filter(([, page]) => page !== '-');
  const pages = new Map<string, string>();
  for (const [, page = ''] of rows) {
    if (!pages.has(page)) pages.set(page, await (await site().get(page)).text());
  }

  const missing = rows.filter(([, page = '', name = '']) => {
    const classes = pages.get(page)?.matchAll(/ class="([^"]*)"/g) ?? [];
    return ![...classes].some(([, value = '']) => value.split(' ').includes(name));
  });

  expect(rows.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});
