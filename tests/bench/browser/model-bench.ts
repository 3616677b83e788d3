import { registry } from '#registry';
import type { Figure, Measured } from '../figures.ts';
import { cleanPage } from '../pages/clean-page.ts';
import { CHANGE, changeOf } from '../pages/edition.ts';
import { fixtures } from '../pages/fixtures.ts';
import { pathToText, replaceText } from '../pages/replace-text.ts';
import { responseWith } from '../pages/sample-page.ts';
import { pageOf, SIZES, WEIGHTS, withChange, type Weight } from '../pages/weights.ts';
import { bestOfRounds } from '../rounds.ts';
import { watchNodes } from './count-nodes.ts';
import { countRenders } from './count-renders.tsx';
import { openHandWritten } from './hand-written.ts';
import { openPage } from './living-page.ts';

const MAX_RATIO = 0.2;

/** It may take this many times longer on the largest page than on the smallest. */
const MAX_GROWTH = 1.5;

const COUNTED = 1_000;

/**
 * Measures the cost of changing one thing where the model is at hand, against rerendering the whole
 * page by hand.
 */
export async function measureModel(): Promise<Measured> {
  // Laying the page out is the same work for both, and many times that of rendering it.
  document.documentElement.hidden = true;
  const figures: Figure[] = [];
  for (const weight of WEIGHTS) {
    const ofWeight: Figure[] = [];
    for (const size of SIZES) ofWeight.push(await timeOf(weight, size));
    figures.push(...ofWeight, growthOf(weight, ofWeight));
  }
  return { figures: [...figures, ...(await countsOf())], notes: [] };
}

async function timeOf(weight: Weight, size: number): Promise<Figure> {
  const name = `one of ${size.toLocaleString('en')} ${weight} changed: patch to DOM`;
  console.info(name);
  const components = withChange(pageOf(weight, size, fixtures));
  const model = responseWith(components);
  const path = pathToText(model, CHANGE).join('/');
  const page = await openPage(JSON.stringify(model), registry);
  const byHand = openHandWritten();
  let data = await cleanPage(components, registry, { hyphenates: false });
  const place = pathToText(data, CHANGE);
  byHand.render(data);

  let change = 0;
  const next = () => changeOf(`Changed: ${CHANGE}`, (change += 1));
  const { subjectMs, baselineMs } = await bestOfRounds(
    {
      async subject() {
        const value = next();
        const startedAt = performance.now();
        await page.experience.update({ patch: [{ op: 'replace', path: `/${path}`, value }] });
        const tookMs = performance.now() - startedAt;
        if (!page.element.textContent.includes(value)) throw new Error('It has not changed.');
        return tookMs;
      },
      baseline() {
        const value = next();
        const startedAt = performance.now();
        data = replaceText(data, place, value);
        byHand.render(data);
        return performance.now() - startedAt;
      },
    },
    { warmUps: 10, rounds: 60 },
  );
  page.dispose();
  byHand.dispose();
  return { name, value: subjectMs, baseline: baselineMs, unit: 'ms', bound: MAX_RATIO };
}

function growthOf(weight: Weight, figures: readonly Figure[]): Figure {
  const [least, most] = [figures.at(0), figures.at(-1)].map((figure) => figure?.value ?? NaN);
  const [few, many] = [SIZES.at(0), SIZES.at(-1)].map((size) => size?.toLocaleString('en'));
  return {
    name: `one of ${many} ${weight} changed, against one of ${few}`,
    value: most ?? NaN,
    baseline: least ?? NaN,
    unit: 'ms',
    bound: MAX_GROWTH,
  };
}

async function countsOf(): Promise<Figure[]> {
  const counted = countRenders(registry);
  const model = responseWith(withChange(pageOf('light', COUNTED, fixtures)));
  const page = await openPage(JSON.stringify(model), counted.registry);
  const path = pathToText(model, CHANGE).join('/');
  const endWatch = watchNodes(document.body);
  counted.takeCount();

  await page.experience.update({
    patch: [{ op: 'replace', path: `/${path}`, value: 'Another text' }],
  });

  const { made, gone } = endWatch();
  const rendered = counted.takeCount();
  page.dispose();
  const row = `one of ${COUNTED.toLocaleString('en')} light changed by a patch`;
  return [
    { name: `${row}: components rendered`, value: rendered, unit: 'count', bound: 1 },
    { name: `${row}: nodes replaced`, value: made + gone, unit: 'count', bound: 0 },
  ];
}
