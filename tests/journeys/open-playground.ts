import type { Frame, Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { Visit, VisitOptions, Visits } from './visit.ts';
import type { PageWatch } from './watch-page.ts';

/** The playground with everything in it that a person looks at, by the names that they know it by. */
export interface PlaygroundVisit extends Visit {
  readonly pageModel: Locator;
  readonly macros: Locator;
  readonly problems: Locator;
  /** The document in the preview. */
  readonly preview: Frame;
  /** What a visitor would read on the page that is shown. */
  readonly previewText: () => Promise<string>;
}

/** Opens the playground at a scenario, as its address names it. */
export async function openPlayground(
  visit: Visits['visit'],
  query: string,
  options: VisitOptions = {},
): Promise<PlaygroundVisit> {
  const visited = await visit(`/playground/${query}`, {
    width: 1600,
    height: 1000,
    // It is none of the site's pages, which ask.
    consent: 'none',
    ...options,
  });
  return { ...visited, ...(await playgroundIn(visited.page)) };
}

/** What there is to work with in a window that shows the playground. */
export async function playgroundIn(page: Page): Promise<Omit<PlaygroundVisit, keyof PageWatch>> {
  const preview = await frameIn(page);
  return {
    page,
    pageModel: page.getByRole('textbox', { name: 'Page model', exact: true }),
    macros: page.getByRole('textbox', { name: 'Macros', exact: true }),
    problems: page.getByRole('region', { name: 'Problems', exact: true }),
    preview,
    previewText: () => preview.locator('body').innerText(),
  };
}

async function frameIn(page: Page): Promise<Frame> {
  const element = await page.getByTitle('Preview', { exact: true }).elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('The playground has no preview.');
  return frame;
}

/** Waits until a reading is as wanted: the preview follows the editor at its own pace. */
export async function eventually<Value>(
  read: () => Promise<Value>,
  isExpected: (value: Value) => boolean,
): Promise<void> {
  await expect.poll(async () => isExpected(await read())).toBe(true);
}

/** The text of a page with one component in its flexible zone. */
export function pageWith(...components: readonly object[]): string {
  return JSON.stringify({ data: { flexZone: { flexComponents: components } } }, undefined, 2);
}

/** The text in an editor, to be asked for until it is there: a change from outside is painted in the next frame. */
export const textIn = (editor: Locator) => () => editor.inputValue();
