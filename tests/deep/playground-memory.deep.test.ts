import type { CDPSession, Page } from 'playwright';
import { expect, test } from 'vitest';
import {
  openPlayground,
  replaceText,
  textIn,
  type PlaygroundVisit,
} from '../journeys/open-playground.ts';
import { openSite } from '../journeys/visit.ts';
import { bytesOfObjects } from './objects-in-use.ts';
import { seedOf } from './units.ts';

const { visit } = openSite();

const WARM_UP = 100;
const EDITS = 1_000;
const MAX_GROWTH = 1.05;
const LIMIT_MS = 1_800_000;
/**
 * One message to the window takes back this many steps: each in a frame of the screen of its own.
 */
const AT_ONCE = 25;

test(
  '1,000 edits, all taken back, leave the heaps of editor and preview as they were',
  async () => {
    const playground = await openPlayground(visit, '?scenario=home/en');
    const { page, pageModel, preview } = playground;
    const heaps = await Promise.all(
      [page, preview].map((each) => page.context().newCDPSession(each)),
    );
    const random = randomFrom(seedOf('playground-memory'));
    const own = await pageModel.inputValue();

    // Whatever is loaded and made once is there by then.
    await editAndUndo(playground, { edits: WARM_UP, random });
    await forgetWhatWasTakenBack(playground, own);
    const before = await inUse(heaps);

    await editAndUndo(playground, { edits: EDITS, random });
    expect(await pageModel.inputValue()).toBe(own);
    await forgetWhatWasTakenBack(playground, own);
    const after = await inUse(heaps);

    const growth = after.map((bytes, index) => bytes / (before[index] ?? 0));
    console.log(`Heaps before ${before.join(' and ')}, after ${after.join(' and ')}.`);
    expect(Math.max(...growth)).toBeLessThan(MAX_GROWTH);
  },
  LIMIT_MS,
);

interface EditOptions {
  readonly edits: number;
  readonly random: () => number;
}

/** Each edit is a step of its own: longer than what one key can change. */
async function editAndUndo({ page, pageModel }: PlaygroundVisit, { edits, random }: EditOptions) {
  const own = await pageModel.inputValue();
  let text = own;
  for (let index = 0; index < edits; index += 1) {
    text = edited(text, index, random);
    await replaceText(pageModel, text);
  }
  expect(await stepsIn(page)).toBe(edits);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  for (let index = 0; index < edits; index += AT_ONCE) await undo.evaluate(clickAgain, AT_ONCE);
  await expect.poll(textIn(pageModel), { timeout: 60_000 }).toBe(own);
  expect(await stepsIn(page)).toBe(0);
}

async function clickAgain(button: Element, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    if (button instanceof HTMLElement) button.click();
    await new Promise((resolve) => void requestAnimationFrame(() => setTimeout(resolve)));
  }
}

/** A new change ends what could be done again. */
async function forgetWhatWasTakenBack({ page, pageModel }: PlaygroundVisit, own: string) {
  const redo = page.getByRole('button', { name: 'Redo', exact: true });
  expect(await redo.isEnabled()).toBe(true);
  await replaceText(pageModel, own.replace(/"title": "[^"]*"/, `"title": "${'Last '.repeat(20)}"`));
  await expect.poll(() => redo.isEnabled()).toBe(false);
  await pageModel.press('Control+z');
  await expect.poll(textIn(pageModel)).toBe(own);
}

/** Another title somewhere on the page. */
function edited(text: string, index: number, random: () => number): string {
  const titles = [...text.matchAll(/"title": "[^"]*"/g)];
  const { index: start, 0: found } = titles[Math.floor(random() * titles.length)] ?? {
    index: 0,
    0: '',
  };
  const title = `"title": "Edit ${index} ${String(random()).repeat(4)}"`;
  return text.slice(0, start) + title + text.slice(start + found.length);
}

/** The list is open only as long as it is read: with each edit it would be written out again. */
async function stepsIn(page: Page): Promise<number> {
  const history = page.getByRole('region', { name: 'History' });
  const opener = history.getByRole('button').first();
  await opener.click();
  const entries = history.locator('[data-taken-back="false"]');
  await entries.first().waitFor();
  const count = await entries.count();
  await opener.click();
  // One of them is the beginning.
  return count - 1;
}

/** Bytes in use, one heap after the other: a snapshot stops its page. */
async function inUse(heaps: readonly CDPSession[]): Promise<readonly number[]> {
  // Work that follows an edit later, such as storing drafts and addresses, is done by then.
  await new Promise((resolve) => void setTimeout(resolve, 3_000));
  const bytes: number[] = [];
  for (const heap of heaps) bytes.push(await bytesOfObjects(heap));
  return bytes;
}

/** Numbers from 0 to 1, the same again from the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = Math.imul(state, 48_271) >>> 0;
    return state / 2 ** 32;
  };
}
