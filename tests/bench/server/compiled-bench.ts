import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Figure, Measured } from '../figures.ts';
import { editionOf } from '../pages/edition.ts';
import { fixtures } from '../pages/fixtures.ts';
import { responseWith } from '../pages/sample-page.ts';
import { pageOf, WEIGHTS, type Weight } from '../pages/weights.ts';
import { bestOfRounds, type Best } from '../rounds.ts';
import { bytesOf, servePage, type ServedPage } from './served-page.ts';

/** The compiler stays where a page that is not cached gains 15 % by it. */
const MAX_RATIO = 0.85;
const RENDER_STEP = 'render-page';
const SIZES = [100, 1_000];
const PLAIN = resolve(dirname(process.argv[1] ?? ''), '../plain/serve-plain.js');

/**
 * Measures what the compiled components of a server gain against the same ones uncompiled, in one
 * process and by turns, for pages that nobody has asked for before.
 */
export async function measureCompiled(): Promise<Measured> {
  const plain: typeof import('./serve-plain.ts') = await import(
    /* @vite-ignore */ pathToFileURL(PLAIN).href
  );
  const figures: Figure[] = [];
  for (const weight of WEIGHTS) {
    for (const size of SIZES) figures.push(...(await compare(weight, size, plain.servePage)));
  }
  return { figures, notes: [] };
}

async function compare(
  weight: Weight,
  size: number,
  servePlain: typeof servePage,
): Promise<readonly Figure[]> {
  const text = JSON.stringify(responseWith(pageOf(weight, size, fixtures)));
  const [compiled, plain] = [servePage(text), servePlain(text)];
  if ((await compiled.render()) !== (await plain.render())) {
    throw new Error('Compiled components write another page than the same ones uncompiled.');
  }
  // Both sides get each edition once, whole numbers of them apart.
  let edition = 0;
  const render = (page: ServedPage) => page.render(bytesOf(editionOf(text, (edition += 1))));
  const options = { warmUps: size > 100 ? 20 : 100, rounds: size > 100 ? 60 : 300 };
  const stepOf = async (page: ServedPage) => {
    await render(page);
    return page.steps().find(({ step }) => step === RENDER_STEP)?.durationMs ?? Number.NaN;
  };
  const wholeOf = async (page: ServedPage) => {
    const startedAt = performance.now();
    await render(page);
    return performance.now() - startedAt;
  };
  const rendering = await bestOfRounds(
    { subject: () => stepOf(compiled), baseline: () => stepOf(plain) },
    options,
  );
  const whole = await bestOfRounds(
    { subject: () => wholeOf(compiled), baseline: () => wholeOf(plain) },
    options,
  );
  const name = `compiled, ${size.toLocaleString('en')} ${weight}`;
  return [toFigure(`${name}: plan to HTML`, rendering), toFigure(`${name}: text to answer`, whole)];
}

function toFigure(name: string, { subjectMs, baselineMs }: Best): Figure {
  return { name, value: subjectMs, baseline: baselineMs, unit: 'ms', bound: MAX_RATIO };
}
