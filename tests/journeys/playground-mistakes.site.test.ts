import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { takeSample } from '../sample/take-sample.ts';
import {
  pageWith,
  replaceText,
  sharePlayground,
  textIn,
  type PlaygroundVisit,
} from './open-playground.ts';
import { openSite } from './visit.ts';

const { visit } = openSite();

/** A planted mistake, and how a person mends it from Problems. */
interface Mistake {
  /** The name of its fixture. */
  readonly name: string;
  /** Changes the text of the fixture, where only that change is the mistake. */
  readonly spoil?: (text: string) => string;
  /** The code that Problems shows. */
  readonly code: string;
  /** The quick fix beside the problem, where only one thing can be meant. */
  readonly fix?: string;
  /**
   * The text that is typed over the wrong value, to which the problem leads, if there is no quick
   * fix.
   */
  readonly typed?: string;
}

const MISTAKES: readonly Mistake[] = [
  {
    name: 'schema-misspelt',
    code: 'unfitting-document',
    fix: 'Use https://experience.local/page-response.schema.json',
  },
  { name: 'width-in-quotes', code: 'wrong-type', fix: 'Use 720' },
  { name: 'macro-of-an-unknown-type', code: 'wrong-value', fix: 'Use percentage' },
  { name: 'macro-with-a-property-too-many', code: 'unknown-property', fix: 'Remove it' },
  {
    name: 'placeholder-by-half',
    spoil: (text) =>
      text.replace(/%\{.*?year/, '2.35% a year').replace('"section-title",', '"section-title"'),
    code: 'broken-json',
    fix: 'Insert ,',
  },
  { name: 'macro-rate-with-its-sign', code: 'wrong-format', typed: '2.35' },
  { name: 'nothing-written-as-null', code: 'wrong-type', fix: 'Remove “intro”' },
  { name: 'link-as-a-text', code: 'wrong-type', fix: 'Remove “link”' },
  {
    name: 'nothing-written-as-null',
    spoil: (text) => text.replace(/"title".*\n.*null/, '"intro": "One sentence."'),
    code: 'missing-property',
    fix: 'Add “title”',
  },
  {
    name: 'nothing-written-as-null',
    spoil: (text) => text.replace('"Saver Plus"', 'null').replace(/,\s*"intro": null/, ''),
    code: 'wrong-type',
    fix: 'Use "Saver Plus, for money you leave alone"',
  },
  { name: 'address-that-is-refused', code: 'refused-address', typed: '"tel:+3225550120"' },
  {
    name: 'markup-left-open',
    code: 'unbalanced-markup',
    typed: '"<p>Earn <strong>more</strong> on every euro.</p>"',
  },
];

/** The text of a mistake as it stands in the tab that holds its document. */
function plantedIn({ name, spoil = (text) => text }: Mistake): {
  readonly tab: 'Page model' | 'Macros';
  readonly text: string;
} {
  const path = `fixtures/mistakes/${name}.invalid.json`;
  const document: object = JSON.parse(readFileSync(path, 'utf8'));
  if ('groups' in document) {
    return { tab: 'Macros', text: spoil(JSON.stringify({ sample: document }, undefined, 2)) };
  }
  const isPage = 'data' in document;
  const text = isPage ? JSON.stringify(document, undefined, 2) : pageWith(document);
  return { tab: 'Page model', text: spoil(text) };
}

/**
 * Moves the window's clock on at once: an edit that comes sooner after a text was entered counts as
 * one change with it.
 */
const pause = (page: Page) =>
  page.evaluate(() => {
    const before = Date.now;
    Date.now = () => before() + 1_000;
  });

/**
 * Mends a mistake with nothing but what Problems offers, and takes it back. Gives what came of it.
 */
async function mend(opened: PlaygroundVisit, mistake: Mistake) {
  const { page, problems } = opened;
  const { name, code, fix, typed = '' } = mistake;
  const { tab, text } = plantedIn(mistake);
  await page.getByRole('tab', { name: tab, exact: true }).click();
  const field = page.getByRole('textbox', { name: tab, exact: true });
  await replaceText(field, text);
  const problem = problems.getByRole('button', { name: code });
  await problem.waitFor();
  await pause(page);

  const start =
    fix === undefined ? problem : problems.getByRole('button', { name: fix, exact: true });
  await start.focus();
  await page.keyboard.press('Enter');
  if (fix === undefined) await typeOver(field, typed);
  await problems.getByText('No problems.').waitFor();
  await expect.poll(textIn(field)).not.toBe(text);
  const mended = await field.inputValue();

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(textIn(field)).toBe(text);
  await problem.waitFor();
  return { name, isMended: mended !== text && JSON.parse(mended) !== undefined };
}

/** Types over the value at the caret, which ends its line but for a comma. */
async function typeOver(field: Locator, typed: string): Promise<void> {
  const page = field.page();
  const caret = await page.getByText(/^Ln \d+, Col \d+$/).innerText();
  const line = (await field.inputValue()).split('\n')[Number(/\d+/.exec(caret)?.[0]) - 1] ?? '';
  // Where a line is wrapped, the first leads to the end of what stands beside the caret.
  await page.keyboard.press('Shift+End');
  await page.keyboard.press('Shift+End');
  await page.keyboard.insertText(typed + (line.endsWith(',') ? ',' : ''));
}

const open = sharePlayground(visit);

const TRIED = takeSample(MISTAKES, {
  count: 2,
  pathsOf: ({ name }) => [`fixtures/mistakes/${name}.invalid.json`],
});

test.each(TRIED)(
  'the planted mistake $name ($code) is mended from Problems alone, and the mending taken back',
  { tags: ['deep'] },
  async (mistake) => {
    const opened = await open('?scenario=service-card/minimal');
    const { page, pageModel, consoleMessages } = opened;
    await page.getByRole('tab', { name: 'Page model', exact: true }).click();
    await expect.poll(textIn(pageModel)).toContain('"service-card"');
    const before = await pageModel.inputValue();

    expect(await mend(opened, mistake)).toEqual({ name: mistake.name, isMended: true });

    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByRole('tab', { name: 'Page model', exact: true }).click();
    await expect.poll(textIn(pageModel)).toBe(before);
    expect(consoleMessages).toEqual([]);
  },
);
