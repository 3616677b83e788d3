import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { axeViolationsInDialog } from '../axe-violations.ts';
import { eventually, sharePlayground, textIn, type PlaygroundVisit } from './open-playground.ts';
import { openSite } from './visit.ts';

const { visit } = openSite();

const open = sharePlayground(visit);

const title = (words: string) => ({ componentType: 'section-title', title: words });
const card = (words: string) => ({ componentType: 'news-card', title: words });
const CARDS = { componentType: 'cards', cards: [card('Apple'), card('Pear')] };
const PAGE = {
  data: {
    flexZone: { flexComponents: [title('First'), CARDS, title('Last')] },
    complementaryZone: { flexComponents: [] },
  },
};
const TEXT = `${JSON.stringify(PAGE, undefined, 2)}\n`;

interface OutlineVisit extends PlaygroundVisit {
  /** What stands in a zone: titles, or types where there are none; cards in brackets. */
  readonly shown: (zone: string) => Promise<string>;
  readonly row: (name: string | RegExp) => ReturnType<Page['getByRole']>;
  readonly said: ReturnType<Page['getByRole']>;
}

/** In a scenario that no other test has changed. */
async function openOutline(id: string): Promise<OutlineVisit> {
  const visited = await open(`?scenario=${id}`);
  const { page, pageModel } = visited;
  const outline = page.getByRole('region', { name: 'Outline', exact: true });
  await pageModel.fill(TEXT);
  await outline.getByRole('treeitem', { name: 'Pear', exact: true }).waitFor();
  return {
    ...visited,
    shown: async (zone) => zoneIn(await pageModel.inputValue(), zone),
    row: (name) => outline.getByRole('treeitem', { name, exact: true }),
    said: outline.getByRole('status'),
  };
}

interface Written {
  readonly componentType: string;
  readonly title?: string;
  readonly cards?: readonly Written[];
}

function zoneIn(text: string, zone: string): string {
  const { data } = JSON.parse(text) as {
    data: Record<string, { flexComponents: readonly Written[] }>;
  };
  return namesOf(data[zone]?.flexComponents ?? []);
}

function namesOf(components: readonly Written[]): string {
  return components
    .map(({ componentType, title: words, cards }) =>
      cards ? `[${namesOf(cards)}]` : (words ?? componentType),
    )
    .join(' ');
}

const hasFocus = (page: Page) =>
  page.getByRole('tree').evaluate((tree) => tree === document.activeElement);

/** The outline with the focus in it, and what presses keys there. */
async function openByKeyboard(id: string) {
  const visited = await openOutline(id);
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await visited.page.keyboard.press(key);
  };
  await press('Shift+F6');
  expect(await hasFocus(visited.page)).toBe(true);
  return { ...visited, press };
}

test(
  'PG-010 Outline moves and duplicates components by keyboard alone, and explains a refusal',
  { tags: ['deep'] },
  async () => {
    const { page, press, shown, said, previewText, expectAccessible } =
      await openByKeyboard('section-title/minimal');

    await page.keyboard.type('First');
    await press('Control+d');
    await expect.poll(() => shown('flexZone')).toBe('First First [Apple Pear] Last');
    await press('Alt+ArrowDown');
    await expect.poll(() => shown('flexZone')).toBe('First [Apple Pear] First Last');
    await eventually(previewText, (text) => text.includes('Apple\n'));

    // To another zone, and to one that does not take it.
    await press('Control+m');
    await page.keyboard.type('legal');
    await press('Enter');
    await expect.poll(() => said.innerText()).toMatch(/^legalZone does not take section-title\./);
    await page.getByText('legalZone does not take section-title.').first().waitFor();
    await expectAccessible();
    await press('Control+m');
    await page.keyboard.type('complement');
    await press('Enter');
    await expect.poll(() => shown('complementaryZone')).toBe('First');
    expect(await said.innerText()).toBe('Moved First to complementaryZone, 1 of 1.');
    expect(await hasFocus(page)).toBe(true);
  },
);

test('PG-010 Outline adds and deletes components by keyboard alone, and all of it is taken back', async () => {
  const { page, pageModel, press, shown, said, consoleMessages } = await openByKeyboard(
    'section-title/german-compound-nouns',
  );

  // Into what another component holds.
  await page.keyboard.type('Pear');
  await press('Shift+F10', 'ArrowDown', 'Enter');
  await expect.poll(() => shown('flexZone')).toBe('First [Apple Pear Pear] Last');
  await press('Delete');
  await expect.poll(() => shown('flexZone')).toBe('First [Apple Pear] Last');
  expect(await said.innerText()).toBe('Deleted Pear. Undo brings it back.');
  expect(await hasFocus(page)).toBe(true);

  // A palette of what the zone takes.
  await press('End', 'Control+Enter');
  await page.getByRole('dialog', { name: 'Add to legalZone' }).waitFor();
  expect(await page.getByRole('dialog').getByRole('listitem').count()).toBe(2);
  await page.keyboard.type('running text');
  expect(await axeViolationsInDialog(page)).toEqual([]);
  await press('Enter');
  await expect.poll(() => shown('legalZone')).toBe('paragraph');
  await page.getByRole('region', { name: 'Problems' }).getByText('No problems.').waitFor();
  expect(await hasFocus(page)).toBe(true);
  await press('Alt+ArrowUp');
  await expect.poll(() => said.innerText()).toMatch(/^This is the first one here\./);

  for (let edits = 0; edits < 3; edits += 1) await press('Control+z');
  await expect.poll(textIn(pageModel)).toBe(TEXT);
  expect(await hasFocus(page)).toBe(true);
  expect(consoleMessages).toEqual([]);
});

test(
  'a card is moved between zones by drag, a refusal is explained, and all of it is undone',
  { tags: ['deep'] },
  async () => {
    const { page, pageModel, shown, row, said, previewText, consoleMessages } =
      await openOutline('section-title/full');
    const undo = page.getByRole('button', { name: 'Undo' });

    await row('Apple').dragTo(row('complementaryZone empty'));
    await expect.poll(() => shown('complementaryZone')).toBe('Apple');
    expect(await shown('flexZone')).toBe('First [Pear] Last');
    await row('Last').dragTo(row('First'), { targetPosition: { x: 60, y: 3 } });
    await expect.poll(() => shown('flexZone')).toBe('Last First [Pear]');
    await row('Apple').dragTo(row('Pear'), { targetPosition: { x: 60, y: 26 } });
    await expect.poll(() => shown('flexZone')).toBe('Last First [Pear Apple]');
    await eventually(previewText, (text) => /Last[^]*First[^]*Pear[^]*Apple/.test(text));

    await row('First').dragTo(row('Pear'), { targetPosition: { x: 60, y: 26 } });
    await expect.poll(() => said.innerText()).toMatch(/^cards does not take section-title\./);
    expect(await shown('flexZone')).toBe('Last First [Pear Apple]');

    for (let edits = 0; edits < 3; edits += 1) await undo.click();
    await expect.poll(textIn(pageModel)).toBe(TEXT);
    expect(consoleMessages).toEqual([]);
  },
);

test(
  'the palette is reached by mouse too, and what is added is selected and in sight',
  { tags: ['deep'] },
  async () => {
    const { page, row, shown, pageModel } = await openOutline('section-title/signs-only');
    const many = Array.from({ length: 80 }, (_, index) => title(`Title ${index}`));
    await pageModel.fill(JSON.stringify({ data: { flexZone: { flexComponents: many } } }));
    await row('Title 3').waitFor();

    await row('flexZone').getByTitle('Add inside…').click();
    const palette = page.getByRole('dialog', { name: 'Add to flexZone' });
    await palette.getByRole('button', { name: /^service-card / }).click();

    await expect.poll(async () => (await shown('flexZone')).split(' ').length).toBeGreaterThan(160);
    const added = page.getByRole('treeitem', { selected: true });
    await expect.poll(() => added.getAttribute('aria-posinset')).toBe('81');
    expect(await added.evaluate((element) => element.checkVisibility())).toBe(true);
    expect(await hasFocus(page)).toBe(true);
  },
);
