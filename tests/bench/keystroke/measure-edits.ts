import { chromium, type Browser } from 'playwright';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../../browser.ts';
import { startBuiltSite } from '../../digest/built-site.ts';
import type { Figure, Measured } from '../figures.ts';
import { medianOf, percentile95 } from '../percentiles.ts';
import { openMixedPage } from './open-mixed-page.ts';
import { typeAndWatch, type Typist } from './type-and-watch.ts';

const [FEW, USUAL, MANY] = [100, 300, 1_000];
const MOST = 2;
/** The form writes into the text as the editor does, and shows its fields beside that. */
const MOST_OF_FORM = 1.25;
const ROUNDS = 5;
const WARM_UP_KEYS = 6;
const KEYS = 20;

interface Way {
  readonly name: string;
  /** Pressed one after the other, and again from the first. */
  readonly chords: readonly string[];
  /** Puts the focus where they are pressed. */
  readonly begin: (typist: Typist) => Promise<unknown>;
}

/**
 * Chords after which the page is as it was before, so that every round has the same page but for
 * its text.
 */
const IN_EDITOR: Way = {
  name: 'a key in the editor',
  chords: ['x'],
  begin: ({ page }) => page.getByRole('textbox', { name: 'Page model' }).focus(),
};
const IN_FORM: Way = {
  name: 'a key in a field of the inspector',
  chords: ['x'],
  begin: ({ page }) => fieldIn(page).focus(),
};
const WAYS: readonly Way[] = [
  IN_EDITOR,
  IN_FORM,
  {
    name: 'a move in the outline',
    chords: ['Alt+ArrowDown', 'Alt+ArrowUp'],
    begin: ({ page }) => page.getByRole('tree').focus(),
  },
  {
    name: 'a duplicate in the outline, and its removal',
    chords: ['Control+d', 'Delete'],
    begin: ({ page }) => page.getByRole('tree').focus(),
  },
];

/**
 * Measures the time from a key that changes a page to the repainted preview, with everything on:
 * the outline, the form of the component that is selected, and its outline on the page. It compares
 * a page of 1,000 components with one of 100, and the form with the editor beside it, by turns, and
 * takes the median of five rounds.
 */
export async function measureEdits(): Promise<Measured> {
  const executablePath = await ensureBrowser();
  const site = await startBuiltSite();
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
  try {
    const figures = [...(await compareFormWithEditor(browser, site.address))];
    for (const way of WAYS) figures.push(...(await compare(browser, site.address, way)));
    return { figures, notes: [] };
  } finally {
    await browser.close();
    site.stop();
  }
}

async function compare(browser: Browser, address: string, way: Way): Promise<Figure[]> {
  console.error(`  ${way.name}`);
  const few = await openMixedPage(await browser.newPage(WINDOW), address, FEW);
  const many = await openMixedPage(await browser.newPage(WINDOW), address, MANY);
  const rounds: { readonly few: readonly number[]; readonly many: readonly number[] }[] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    const keys = round < 0 ? WARM_UP_KEYS : KEYS;
    const both = { few: await timesOf(few, way, keys), many: await timesOf(many, way, keys) };
    if (round >= 0) rounds.push(both);
  }
  await Promise.all([few, many].map(({ page }) => page.close()));
  const figure = (name: string, of: (times: readonly number[]) => number): Figure => ({
    name: `${way.name}, 1,000 components against 100, ${name}`,
    value: medianOf(rounds.map((round) => of(round.many))),
    baseline: medianOf(rounds.map((round) => of(round.few))),
    unit: 'ms',
    bound: MOST,
  });
  return [figure('median', medianOf), figure('p95', percentile95)];
}

/** Types into the same page by turns: into its form, and into its text. */
async function compareFormWithEditor(browser: Browser, address: string): Promise<Figure[]> {
  console.error('  the form against the editor');
  const typist = await openMixedPage(await browser.newPage(WINDOW), address, USUAL);
  const rounds: { readonly form: readonly number[]; readonly editor: readonly number[] }[] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    const keys = round < 0 ? WARM_UP_KEYS : KEYS;
    const form = await timesOf(typist, IN_FORM, keys);
    const editor = await timesOf(typist, IN_EDITOR, keys);
    if (round >= 0) rounds.push({ form, editor });
  }
  await typist.page.close();
  const figure = (name: string, of: (times: readonly number[]) => number): Figure => ({
    name: `a key in a field of the inspector, 300 components, against the editor, ${name}`,
    value: medianOf(rounds.map(({ form }) => of(form))),
    baseline: medianOf(rounds.map(({ editor }) => of(editor))),
    unit: 'ms',
    bound: MOST_OF_FORM,
  });
  return [figure('median', medianOf), figure('p95', percentile95)];
}

const WINDOW = { viewport: { width: 1600, height: 1000 } };

async function timesOf(typist: Typist, { begin, chords }: Way, keys: number) {
  await begin(typist);
  return typeAndWatch(typist, keys, chords);
}

function fieldIn(page: Typist['page']) {
  const inspector = page.getByRole('region', { name: 'Inspector', exact: true });
  return inspector.getByRole('textbox', { name: 'Title', exact: true }).first();
}
