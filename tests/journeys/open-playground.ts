import type { Frame, Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { untilReady, type Visit, type VisitOptions, type Visits } from './visit.ts';
import type { PageWatch } from './watch-page.ts';

declare global {
  interface Window {
    /** Settles once the scenario of the next address is shown. */
    nextScenario: Promise<void>;
  }
}

/**
 * The playground with everything in it that a person looks at, by the names that they know it by.
 */
export interface PlaygroundVisit extends Visit {
  readonly pageModel: Locator;
  readonly macros: Locator;
  readonly problems: Locator;
  /** The document in the preview. */
  readonly preview: Frame;
  /** Returns the text that a visitor would read on the page that is shown. */
  readonly previewText: () => Promise<string>;
}

/** It is none of the site's pages, which ask about cookies. */
const USUAL_WINDOW = { width: 1600, height: 1000, consent: 'none' } as const;

/** Returns the path of the playground in Code, unless the query names a mode. */
function toPlaygroundPath(query: string): string {
  const { pathname, searchParams, search, hash } = new URL(query, 'https://tool.test/playground/');
  const mode = searchParams.has('mode') ? '' : `${search === '' ? '?' : '&'}mode=code`;
  return `${pathname}${search}${mode}${hash}`;
}

const PANELS = ['vitrine-playground:panels-code', '{"open":{"results":true}}'] as const;

/** Leaves a person the problems open in Code, where they are one line for who never opened them. */
async function leaveProblemsOpen(page: Page): Promise<void> {
  await page.addInitScript(([name, settings]) => {
    if (window.location.pathname === '/playground/' && !window.localStorage.getItem(name))
      window.localStorage.setItem(name, settings);
  }, PANELS);
}

/** Opens the playground at a scenario, as its address names it. */
export async function openPlayground(
  visit: Visits['visit'],
  query: string,
  options: VisitOptions = {},
): Promise<PlaygroundVisit> {
  const visited = await visit(toPlaygroundPath(query), {
    ...USUAL_WINDOW,
    ...options,
    prepare: prepareWith(options.prepare),
  });
  return { ...visited, ...(await playgroundIn(visited.page)) };
}

/**
 * One window for the tests of a file, which go on in it: what a test leaves behind, a person would
 * find as well. The first to ask opens it, and each later one enters the address of its scenario
 * there.
 */
export function sharePlayground(
  visit: Visits['visit'],
  options: Pick<VisitOptions, 'width' | 'height' | 'prepare'> = {},
): (query: string) => Promise<PlaygroundVisit> {
  const { width, height } = { ...USUAL_WINDOW, ...options };
  let shared: Visit | undefined;
  return async (query) => {
    const isOpen = shared !== undefined;
    shared ??= await visit(toPlaygroundPath(query), {
      ...USUAL_WINDOW,
      ...options,
      prepare: prepareWith(options.prepare),
      lastsForFile: true,
      until: 'loaded',
    });
    const { page } = shared;
    await untilReady(page);
    if (isOpen) {
      await page.setViewportSize({ width, height });
      await enterAddress(page, query);
    }
    return { ...shared, ...(await playgroundIn(page)) };
  };
}

function prepareWith(prepare: VisitOptions['prepare']): NonNullable<VisitOptions['prepare']> {
  return async (page) => {
    await leaveProblemsOpen(page);
    await prepare?.(page);
  };
}

/** Opens one more window of the same person. */
export async function openAnotherWindow(
  { page }: Pick<PlaygroundVisit, 'page'>,
  site: string,
  query: string,
): Promise<Omit<PlaygroundVisit, keyof PageWatch>> {
  const another = await page.context().newPage();
  await another.goto(new URL(toPlaygroundPath(query), site).href);
  await untilReady(another);
  return playgroundIn(another);
}

/** Leaves a person and all their windows the plain editor, which comes in a third of the time. */
export async function withPlainEditor(page: Page): Promise<void> {
  await page.context().route(/monaco-editor/, (route) => route.abort());
}

/**
 * Goes to another scenario in the window that is open, as Back and Forward do, and waits until it
 * is shown.
 */
export async function enterAddress(page: Page, query: string): Promise<void> {
  await page.evaluate(watchNextScenario);
  await enterUnknownAddress(page, query);
  await page.evaluate(waitUntilPainted);
}

/** Takes back what tests before have made of the scenario that is open, if they have. */
export async function backToOwnTexts({ page }: Pick<PlaygroundVisit, 'page'>): Promise<void> {
  const back = page.getByRole('button', { name: 'Back to the scenario’s own texts', exact: true });
  if (await back.isDisabled()) return;
  await back.click();
  await expect.poll(() => back.isDisabled()).toBe(true);
  await page.evaluate(waitUntilPainted);
}

/** Enters an address for which nothing else is shown. */
export async function enterUnknownAddress(page: Page, query: string): Promise<void> {
  await page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, toPlaygroundPath(query));
}

/**
 * Runs in the page. Texts from outside are painted in the frame after the one in which they came.
 */
async function waitUntilPainted(): Promise<void> {
  await window.nextScenario;
  for (let frames = 0; frames < 2; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Runs in the page. */
function watchNextScenario(): void {
  const root = document.documentElement;
  window.nextScenario = new Promise<void>((resolve) => {
    let hasLeft = false;
    const observer = new MutationObserver(() => {
      hasLeft ||= root.dataset['status'] === 'loading';
      if (!hasLeft || root.dataset['status'] !== 'ready') return;
      observer.disconnect();
      resolve();
    });
    observer.observe(root, { attributeFilter: ['data-status'] });
  });
}

/** Finds everything to work with in a window that shows the playground. */
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

/**
 * Replaces the text of an editor as a person does. `fill` selects in the field without a key, which
 * the code editor notices a moment later, and may have taken back by then: the new text would stand
 * behind the old one.
 */
export async function replaceText(editor: Locator, text: string): Promise<void> {
  await editor.press('ControlOrMeta+a');
  await editor.page().keyboard.insertText(text);
}

/**
 * The text in an editor, to be asked for until it is there: a change from outside is painted in the
 * next frame.
 */
export const textIn = (editor: Locator) => () => editor.inputValue();

/**
 * Reads the text of an editor whose tab has just been chosen, or in which something has just been
 * changed: until the next frame the text before may still stand there, under the new name.
 */
export async function readPaintedText(editor: Locator): Promise<string> {
  await editor.waitFor();
  await editor.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1)
      await new Promise((resolve) => void requestAnimationFrame(resolve));
  });
  return editor.inputValue();
}
