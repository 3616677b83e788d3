import type { Page } from 'playwright';
import { expect } from 'vitest';
import { replaceText, type PlaygroundVisit, type sharePlayground } from './open-playground.ts';

type OpenPlayground = ReturnType<typeof sharePlayground>;

export const title = (words: string) => ({ componentType: 'section-title', title: words });
const card = (words: string) => ({ componentType: 'news-card', title: words });
const CARDS = { componentType: 'cards', cards: [card('Apple'), card('Pear')] };
const PAGE = {
  data: {
    flexZone: { flexComponents: [title('First'), CARDS, title('Last')] },
    complementaryZone: { flexComponents: [] },
  },
};
/** A page with two titles and two cards between them. */
export const OUTLINE_TEXT = `${JSON.stringify(PAGE, undefined, 2)}\n`;

interface OutlineVisit extends PlaygroundVisit {
  /** Returns the contents of a zone: titles, or types where there are none; cards in brackets. */
  readonly shown: (zone: string) => Promise<string>;
  readonly row: (name: string | RegExp) => ReturnType<Page['getByRole']>;
  readonly said: ReturnType<Page['getByRole']>;
}

/** Opens a scenario that no other test has changed, with these components on its page. */
export async function openOutline(open: OpenPlayground, id: string): Promise<OutlineVisit> {
  const visited = await open(`?scenario=${id}`);
  const { page, pageModel } = visited;
  const outline = page.getByRole('region', { name: 'Outline', exact: true });
  await replaceText(pageModel, OUTLINE_TEXT);
  await outline.getByRole('treeitem', { name: 'Pear', exact: true }).waitFor();
  return {
    ...visited,
    shown: async (zone) => zoneIn(await pageModel.inputValue(), zone),
    row: (name) => outline.getByRole('treeitem', { name, exact: true }),
    said: outline.getByRole('status'),
  };
}

/** The outline with the focus in it, and what presses keys there. */
export async function openOutlineByKeyboard(open: OpenPlayground, id: string) {
  const visited = await openOutline(open, id);
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await visited.page.keyboard.press(key);
  };
  await press('Shift+F6');
  expect(await outlineHasFocus(visited.page)).toBe(true);
  return { ...visited, press };
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

export const outlineHasFocus = (page: Page) =>
  page.getByRole('tree').evaluate((tree) => tree === document.activeElement);
