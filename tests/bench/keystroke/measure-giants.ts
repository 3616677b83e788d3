import { chromium, type Browser, type Page } from 'playwright';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../../browser.ts';
import { startBuiltSite } from '../../digest/built-site.ts';
import type { Figure, Measured } from '../figures.ts';
import { percentile95 } from '../percentiles.ts';
import { typeAndFeel } from './type-and-feel.ts';

/** Typing may be this many times slower than beside a small page. */
const BOUND = 3;

const ROUNDS = 2;
const WARM_UP_KEYS = 5;
const KEYS = 25;
const CHARACTERS = 4_000_000;
const COMPONENTS = 100_000;

const TITLE = { componentType: 'section-title', title: 'Title' };

/** Lists the giant documents beside which somebody types. */
const GIANTS: readonly {
  readonly name: string;
  readonly text: () => string;
  readonly runsWithoutEnd?: boolean;
}[] = [
  { name: 'a document of 4 MB', text: longDocument },
  { name: '100,000 components', text: manyComponents },
  { name: 'a preview that never ends', text: () => pageOf([]), runsWithoutEnd: true },
];

/**
 * Measures the time from a keystroke in the editor to the next painted frame of its window, beside
 * giants and beside a small page.
 */
export async function measureGiants(): Promise<Measured> {
  const executablePath = await ensureBrowser();
  const site = await startBuiltSite();
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
  try {
    const small = await openAt(browser, site.address, pageOf([]));
    const baseline = await percentileOf(small);
    await small.close();
    const figures: Figure[] = [];
    for (const giant of GIANTS) {
      const value = await measureBeside(browser, site.address, giant);
      const name = `typing beside ${giant.name}, p95`;
      figures.push({ name, value, baseline, unit: 'ms', bound: BOUND });
    }
    return { figures, notes: [] };
  } finally {
    await browser.close();
    site.stop();
  }
}

async function measureBeside(
  browser: Browser,
  address: string,
  { text, runsWithoutEnd = false }: (typeof GIANTS)[number],
): Promise<number> {
  const page = await openAt(browser, address, text());
  if (runsWithoutEnd) await runWithoutEnd(page);
  const value = await percentileOf(page);
  await page.close();
  return value;
}

/** The best round: what else the machine does is not what is measured. */
async function percentileOf(page: Page): Promise<number> {
  await typeAndFeel(page, WARM_UP_KEYS);
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    best = Math.min(best, percentile95(await typeAndFeel(page, KEYS)));
  }
  return best;
}

/** The playground with a text in its editor and the caret in the first title. */
async function openAt(browser: Browser, address: string, text: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${address}/playground/?scenario=section-title/minimal&mode=code`);
  await page.locator('html[data-status="ready"]').waitFor();
  const editor = page.getByRole('textbox', { name: 'Page model' });
  await editor.fill(text);
  await editor.focus();
  await page.keyboard.press('Control+Home');
  const lines = text.split('\n').findIndex((line) => line.includes('"title"'));
  for (let line = 0; line < lines; line += 1) await page.keyboard.press('ArrowDown');
  for (const key of ['End', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  return page;
}

async function runWithoutEnd(page: Page): Promise<void> {
  const frame = page.frames().find((each) => each.url().endsWith('/playground/frame.html'));
  await frame?.evaluate(() => {
    setTimeout(() => {
      for (;;);
    });
  });
}

function pageOf(components: readonly object[]): string {
  const page = { data: { flexZone: { flexComponents: [TITLE, ...components] } } };
  return JSON.stringify(page, undefined, 2);
}

/** Each on a line of its own, and none of a type that there is, so that each has a problem. */
function manyComponents(): string {
  const more = ',\n{ "componentType": "x" }'.repeat(COMPONENTS);
  return pageOf([]).replace(/\}\s*\]/, (end) => `}${more}${end.slice(1)}`);
}

/** A good page, as long as the texts of one may be; white space makes up the rest. */
function longDocument(): string {
  const richBody = { value: `<p>${'Words of a paragraph that goes on. '.repeat(10)}</p>` };
  const paragraphs = Array.from({ length: 1_900 }, () => ({
    componentType: 'paragraph',
    richBody,
  }));
  const text = pageOf(paragraphs);
  const line = `${' '.repeat(99)}\n`;
  return `${text}\n${line.repeat(Math.ceil((CHARACTERS - text.length) / line.length))}`;
}
