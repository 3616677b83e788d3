import { registry } from '#registry';
import type { Figure, Measured } from '../figures.ts';
import { cleanPage, cleanText } from '../pages/clean-page.ts';
import { changeOf } from '../pages/edition.ts';
import { fixtures } from '../pages/fixtures.ts';
import { mixedPage, responseWith, type Authored } from '../pages/sample-page.ts';
import { pageOf, SIZES, WEIGHTS, withChange } from '../pages/weights.ts';
import { bestOfRounds } from '../rounds.ts';
import { watchNodes } from './count-nodes.ts';
import { countRenders } from './count-renders.tsx';
import { EDITS, NEW, type Edit } from './edits.ts';
import { openHandWritten } from './hand-written.ts';
import { openPage } from './living-page.ts';

const MAX_RATIO = 0.25;
const MAX_RENDERED = 1;
const MAX_OTHER_NODES = 0;

const FOR_BROWSER = { hyphenates: false };

/**
 * Measures the cost of a new text in which one thing differs, against rerendering the whole page by
 * hand from such a text.
 */
export async function measureUpdates(): Promise<Measured> {
  // Laying the page out is the same work for both, and many times that of rendering it.
  document.documentElement.hidden = true;
  const figures: Figure[] = [];
  for (const weight of WEIGHTS) {
    for (const size of SIZES) {
      const name = `one of ${size.toLocaleString('en')} ${weight} changed: text to DOM`;
      figures.push(await timeOfChange(name, withChange(pageOf(weight, size, fixtures))));
    }
  }
  for (const edit of EDITS) {
    figures.push(await timeOf(edit), ...(await countsOf(edit)));
  }
  return { figures, notes: [] };
}

/** Both pages stay, and change a little at a time, as under somebody's hands. */
async function timeOfChange(name: string, components: readonly Authored[]): Promise<Figure> {
  console.info(name);
  const text = JSON.stringify(responseWith(components));
  const clean = await cleanText(components, registry, FOR_BROWSER);
  const page = await openPage(text, registry);
  const byHand = openHandWritten();
  await byHand.show(clean);

  let change = 0;
  const next = (of: string) => changeOf(of, (change += 1));
  const { subjectMs, baselineMs } = await bestOfRounds(
    {
      async subject() {
        await page.show(next(text));
        return page.took().textToDomMs;
      },
      baseline: () => byHand.show(next(clean)),
    },
    { warmUps: 5, rounds: 30, collects: true },
  );
  page.dispose();
  byHand.dispose();
  return { name, value: subjectMs, baseline: baselineMs, unit: 'ms', bound: MAX_RATIO };
}

const components = mixedPage(1_000, fixtures);

async function timeOf(edit: Edit): Promise<Figure> {
  const name = `one ${edit.name}: text to DOM`;
  console.info(name);
  const text = JSON.stringify(responseWith(components));
  const edited = JSON.stringify(responseWith(edit.apply(components, () => NEW)));
  const clean = await cleanPage(components, registry, FOR_BROWSER);
  const made = await cleanPage([NEW], registry, FOR_BROWSER);
  const cleanEdited = {
    ...clean,
    components: edit.apply(clean.components, (before) => ({
      type: NEW.componentType,
      props: made.components[0]?.props ?? {},
      key: before?.key ?? 'new',
    })),
  };
  const page = await openPage(text, registry);
  const byHand = openHandWritten();
  const [cleanBefore, cleanAfter] = [JSON.stringify(clean), JSON.stringify(cleanEdited)];

  const { subjectMs, baselineMs } = await bestOfRounds(
    {
      async subject() {
        await page.show(text);
        await page.show(edited);
        return page.took().textToDomMs;
      },
      async baseline() {
        await byHand.show(cleanBefore);
        return byHand.show(cleanAfter);
      },
    },
    { warmUps: 4, rounds: 12, collects: true },
  );
  page.dispose();
  byHand.dispose();
  return { name, value: subjectMs, baseline: baselineMs, unit: 'ms', bound: MAX_RATIO };
}

async function countsOf(edit: Edit): Promise<Figure[]> {
  const counted = countRenders(registry);
  const page = await openPage(JSON.stringify(responseWith(components)), counted.registry);
  const changed = edit.changedAt === undefined ? undefined : slotAt(edit.changedAt);
  const endWatch = watchNodes(document.body, changed);
  counted.takeCount();

  await page.show(JSON.stringify(responseWith(edit.apply(components, () => NEW))));

  const { made, gone } = endWatch();
  const rendered = counted.takeCount();
  page.dispose();
  const others = Math.abs(made - edit.newNodes) + Math.abs(gone - edit.goneNodes);
  return [
    count(`one ${edit.name}: components rendered`, rendered, MAX_RENDERED),
    count(`one ${edit.name}: other nodes replaced`, others, MAX_OTHER_NODES),
  ];
}

function slotAt(index: number): Element | undefined {
  return [...document.querySelectorAll('.zone > .slot')][index];
}

function count(name: string, value: number, bound: number): Figure {
  return { name, value, unit: 'count', bound };
}
