import { chromium, type BrowserContext, type Page } from 'playwright';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../../browser.ts';
import { startBuiltSite } from '../../digest/built-site.ts';
import type { Figure, Measured } from '../figures.ts';
import { medianOf } from '../percentiles.ts';

const ROUNDS = 5;
const MAX_COLD_MS = 2_500;
const MAX_WARM_MS = 1_000;
const MAX_FILES = 40;
const MAX_MB = 1.5;
const BYTES_A_MB = 1_000_000;

declare global {
  interface Window {
    /** Milliseconds since 1970 at which the page was painted, or the text could be written in. */
    openedAt?: number;
  }
}

/** One opening of the playground, until page and text were there. */
interface Opening {
  readonly paintedMs: number;
  readonly writtenMs: number;
  readonly files: number;
  readonly bytes: number;
}

/**
 * Measures how long the playground takes from the start of a navigation until its scenario is
 * painted in the preview and its text can be written in, and which files have come before that: in
 * a browser that knows nothing, and in the same one again. Medians of five of each.
 */
export async function measureOpening(): Promise<Measured> {
  const executablePath = await ensureBrowser();
  const site = await startBuiltSite();
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
  const cold: Opening[] = [];
  const warm: Opening[] = [];
  try {
    for (let round = -1; round < ROUNDS; round += 1) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await context.addInitScript(noteOpening);
      const both = [await open(context, site.address), await open(context, site.address)] as const;
      await context.close();
      // The server's first answers are slower than any after them.
      if (round < 0) continue;
      cold.push(both[0]);
      warm.push(both[1]);
    }
  } finally {
    await browser.close();
    site.stop();
  }
  const of = (openings: readonly Opening[], what: keyof Opening) =>
    medianOf(openings.map((opening) => opening[what]));
  const bytes = of(cold, 'bytes') / BYTES_A_MB;
  const figures: readonly Figure[] = [
    { name: 'cold: page painted', ...inMs(of(cold, 'paintedMs'), MAX_COLD_MS) },
    { name: 'cold: text can be written in', ...inMs(of(cold, 'writtenMs'), MAX_COLD_MS) },
    { name: 'cold: files before both', value: of(cold, 'files'), unit: 'count', bound: MAX_FILES },
    { name: 'cold: bytes before both', value: bytes, unit: 'MB', bound: MAX_MB },
    { name: 'warm: page painted', ...inMs(of(warm, 'paintedMs'), MAX_WARM_MS) },
    { name: 'warm: text can be written in', ...inMs(of(warm, 'writtenMs'), MAX_WARM_MS) },
  ];
  return {
    figures: figures.map((row) => ({ ...row, name: `opening the playground, ${row.name}` })),
    notes: [],
  };
}

function inMs(value: number, bound: number): Omit<Figure, 'name'> {
  return { value, unit: 'ms', bound };
}

async function open(context: BrowserContext, site: string): Promise<Opening> {
  const page = await context.newPage();
  const came: { readonly at: number; readonly bytes: Promise<number> }[] = [];
  page.on('requestfinished', (request) => {
    // Nobody asks for the sizes of files that come as the window is closed.
    const bytes = request.sizes().then(
      ({ responseBodySize }) => responseBodySize,
      () => 0,
    );
    came.push({ at: Date.now(), bytes });
  });
  await page.goto(`${site}/playground/?scenario=home/en&mode=code`, { waitUntil: 'commit' });
  const startedAt = await page.evaluate(() => performance.timeOrigin);
  const writtenAt = await openedAt(page);
  const frame = await (await page.waitForSelector('iframe[title="Preview"]')).contentFrame();
  if (!frame) throw new Error('The playground has no preview.');
  const paintedAt = await openedAt(frame);
  const both = Math.max(writtenAt, paintedAt);
  const before = came.filter(({ at }) => at <= both);
  // Of a file that the browser has already, it tells no bytes.
  const bytes = (await Promise.all(before.map((each) => each.bytes))).filter((each) => each > 0);
  await page.close();
  return {
    paintedMs: paintedAt - startedAt,
    writtenMs: writtenAt - startedAt,
    files: bytes.length,
    bytes: bytes.reduce((sum, each) => sum + each, 0),
  };
}

async function openedAt(frame: Pick<Page, 'waitForFunction'>): Promise<number> {
  return Number(await (await frame.waitForFunction(() => window.openedAt)).jsonValue());
}

/**
 * Runs in the window and in the preview, before anything of theirs. Notes when the frame was over
 * in which the page or the text came.
 */
function noteOpening(): void {
  const look = () => {
    const field = document.querySelector<HTMLTextAreaElement>('textarea[aria-label="Page model"]');
    const isWritten = field !== null && !field.readOnly && field.value !== '';
    const isPainted = (document.querySelector('#page > #main')?.textContent ?? '') !== '';
    if (!isWritten && !isPainted) {
      requestAnimationFrame(look);
      return;
    }
    requestAnimationFrame(() => {
      window.openedAt = performance.timeOrigin + performance.now();
    });
  };
  requestAnimationFrame(look);
}
