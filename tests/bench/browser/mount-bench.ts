import { registry } from '#registry';
import type { Figure, Measured } from '../figures.ts';
import { cleanText, type CleanPage } from '../pages/clean-page.ts';
import { editionOf } from '../pages/edition.ts';
import { fixtures } from '../pages/fixtures.ts';
import { responseWith } from '../pages/sample-page.ts';
import { pageOf, SIZES, WEIGHTS, type Weight } from '../pages/weights.ts';
import { expectSamePage } from '../pages/without-slots.ts';
import { bestOfRounds, type Best } from '../rounds.ts';
import { openHandWritten } from './hand-written.ts';
import { openPage } from './living-page.ts';

const MAX_RATIO = 1.05;
const MAX_RENDERING_RATIO = 0.9;

/**
 * Measures the cost of rendering a page into an empty document, from its text or from a model that
 * is at hand.
 */
export async function measureMounting(): Promise<Measured> {
  // Laying the page out is the same work for both, and many times that of rendering it.
  document.documentElement.hidden = true;
  const figures: Figure[] = [];
  for (const weight of WEIGHTS) {
    for (const size of SIZES) figures.push(...(await measure(weight, size)));
  }
  return { figures, notes: [] };
}

async function measure(weight: Weight, size: number): Promise<Figure[]> {
  const name = `mounting ${size.toLocaleString('en')} ${weight}`;
  console.info(name);
  const components = pageOf(weight, size, fixtures);
  const text = JSON.stringify(responseWith(components));
  const clean = await cleanText(components, registry, { hyphenates: false });
  await expectSame(text, clean);

  let edition = 0;
  const next = (of: string) => editionOf(of, (edition += 1));
  const options = { warmUps: 5, rounds: size > 100 ? 15 : 60, collects: size > 100 };

  const whole = await bestOfRounds(
    {
      async subject() {
        const page = await openPage(next(text), registry);
        page.dispose();
        return page.took().textToDomMs;
      },
      async baseline() {
        const page = openHandWritten();
        const tookMs = await page.show(next(clean));
        page.dispose();
        return tookMs;
      },
    },
    options,
  );
  const rendering = await bestOfRounds(
    {
      async subject() {
        const page = await openPage(next(text), registry);
        page.dispose();
        return page.took().planToDomMs;
      },
      baseline() {
        const page = openHandWritten();
        const tookMs = page.render(JSON.parse(next(clean)) as CleanPage);
        page.dispose();
        return tookMs;
      },
    },
    options,
  );
  return [
    toFigure(`${name}: text to DOM`, whole, MAX_RATIO),
    toFigure(`${name}: plan to DOM`, rendering, MAX_RENDERING_RATIO),
  ];
}

async function expectSame(text: string, clean: string): Promise<void> {
  const page = await openPage(text, registry);
  const byHand = openHandWritten();
  await byHand.show(clean);
  expectSamePage(page.element.innerHTML, byHand.element.innerHTML);
  page.dispose();
  byHand.dispose();
}

function toFigure(name: string, { subjectMs, baselineMs }: Best, bound: number): Figure {
  return { name, value: subjectMs, baseline: baselineMs, unit: 'ms', bound };
}
