import { registry } from '#registry';
import type { Figure, Measured } from '../figures.ts';
import { cleanText, type CleanPage } from '../pages/clean-page.ts';
import { editionOf } from '../pages/edition.ts';
import { fixtures } from '../pages/fixtures.ts';
import { responseWith } from '../pages/sample-page.ts';
import { pageOf, SIZES, WEIGHTS, type Weight } from '../pages/weights.ts';
import { expectSamePage } from '../pages/without-slots.ts';
import { bestOfRounds, type Best, type RoundsOptions } from '../rounds.ts';
import { loadByHand } from './by-hand.ts';
import { bytesOf, servePage } from './served-page.ts';
import { createShares } from './shares.ts';

const MAX_RENDERING_RATIO = 0.35;
const MAX_RATIO = 1;
const MAX_UNCHANGED_RATIO = 0.1;
const RENDER_STEP = 'render-page';

/** A page of so many components is rendered in chunks. */
const LARGE = 400;

/**
 * Measures the time that a server takes for pages of three sizes, against React by hand; and where
 * the time goes.
 */
export async function measureServer(): Promise<Measured> {
  const figures: Figure[] = [];
  const notes: string[] = [];
  for (const weight of WEIGHTS) {
    for (const size of SIZES) {
      const measured = await measure(weight, size);
      figures.push(...measured.figures);
      notes.push(`${nameOf(weight, size)}: ${measured.shares}`);
    }
  }
  return { figures, notes };
}

function nameOf(weight: Weight, size: number): string {
  return `${size.toLocaleString('en')} ${weight}`;
}

function roundsFor(size: number): RoundsOptions {
  if (size <= LARGE) return { warmUps: 100, rounds: 300 };
  return { warmUps: 8, rounds: 30, collects: size > 1_000 };
}

async function measure(weight: Weight, size: number) {
  const name = nameOf(weight, size);
  console.error(`  ${name}`);
  const options = roundsFor(size);
  const components = pageOf(weight, size, fixtures);
  const text = JSON.stringify(responseWith(components));
  const clean = await cleanText(components, registry, { hyphenates: true });
  const page = servePage(text, { keeps: true });
  const { partsOf, writeByHand } = await loadByHand();
  const byHand = await writeByHand(await page.render());
  expectSamePage(partsOf(await page.render()).page, byHand.page(JSON.parse(clean) as CleanPage));

  // Both sides get each edition once, whole numbers of them apart.
  let edition = 0;
  const next = (of: string) => editionOf(of, (edition += 1));

  const rendering = await bestOfRounds(
    {
      async subject() {
        await page.render(bytesOf(next(text)));
        return page.steps().find(({ step }) => step === RENDER_STEP)?.durationMs ?? Number.NaN;
      },
      // Its data is made anew every time, as a plan is: what has just been made is rendered more
      // slowly.
      baseline() {
        const data = JSON.parse(next(clean)) as CleanPage;
        const startedAt = performance.now();
        readWhole(byHand.page(data));
        return performance.now() - startedAt;
      },
    },
    options,
  );
  const shares = createShares();
  const baseline = async () => {
    const bytes = bytesOf(next(clean));
    const startedAt = performance.now();
    await (await byHand.answer(bytes)).text();
    return performance.now() - startedAt;
  };
  const whole = await bestOfRounds(
    {
      async subject() {
        const bytes = bytesOf(next(text));
        const startedAt = performance.now();
        await page.render(bytes);
        const tookMs = performance.now() - startedAt;
        shares.add(page.steps(), tookMs);
        return tookMs;
      },
      baseline,
    },
    options,
  );
  const unchanged = await bestOfRounds(
    { subject: async () => void (await page.render()), baseline },
    options,
  );
  return {
    figures: [
      toFigure(`server, ${name}: plan to HTML`, rendering, MAX_RENDERING_RATIO),
      toFigure(`server, ${name}: text to answer`, whole, MAX_RATIO),
      toFigure(`server, ${name}: unchanged text to answer`, unchanged, MAX_UNCHANGED_RATIO),
    ],
    shares: shares.describe(),
  };
}

/**
 * React leaves its pieces side by side until somebody reads the text, so that whoever reads first
 * pays for putting them together.
 */
function readWhole(html: string): void {
  if (html.includes('\0')) throw new Error('The page holds what no page can hold.');
}

function toFigure(name: string, { subjectMs, baselineMs }: Best, bound: number): Figure {
  return { name, value: subjectMs, baseline: baselineMs, unit: 'ms', bound };
}
