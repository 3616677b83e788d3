import { registry } from '#registry';
import type { Figure, Measured } from '../figures.ts';
import { fixtures } from '../pages/fixtures.ts';
import { mixedPage } from '../pages/sample-page.ts';
import { bestOfRounds } from '../rounds.ts';
import { watchNodes } from './count-nodes.ts';
import { countRenders } from './count-renders.tsx';
import { EDITS, type Edit } from './edits.ts';
import { cleanCopy, openHandWritten } from './hand-written.ts';
import { openPage } from './living-page.ts';

const MAX_RATIO = 0.35;
const MAX_RENDERED = 1;
const MAX_OTHER_NODES = 0;

const NEW = { componentType: 'section-title', title: 'A new heading' };

const components = mixedPage(1_000, fixtures);

/** What one change costs in a page of 1,000, against rerendering the whole page by hand. */
export async function measureUpdates(): Promise<Measured> {
  const figures: Figure[] = [];
  for (const edit of EDITS) {
    figures.push(await timeOf(edit), ...(await countsOf(edit)));
  }
  return { figures, notes: [] };
}

async function timeOf(edit: Edit): Promise<Figure> {
  const edited = edit.apply(components, () => NEW);
  const { subjectMs, baselineMs } = await bestOfRounds(
    {
      async subject() {
        const page = await openPage(components, registry);
        await page.show(edited);
        page.dispose();
        return page.took().modelToDomMs;
      },
      async baseline() {
        const page = openHandWritten();
        page.show(await cleanCopy(components));
        const [made] = await cleanCopy([NEW]);
        const next = edit.apply(await cleanCopy(components), (before) => ({
          type: NEW.componentType,
          props: made?.props ?? {},
          key: before?.key ?? 'new',
        }));
        const tookMs = page.show(next);
        page.dispose();
        return tookMs;
      },
    },
    { warmUps: 4, rounds: 12 },
  );
  return {
    name: `one ${edit.name}: model to DOM`,
    value: subjectMs,
    baseline: baselineMs,
    unit: 'ms',
    bound: MAX_RATIO,
  };
}

async function countsOf(edit: Edit): Promise<Figure[]> {
  const counted = countRenders(registry);
  const page = await openPage(components, counted.registry);
  const changed = edit.changedAt === undefined ? undefined : slotAt(edit.changedAt);
  const endWatch = watchNodes(document.body, changed);
  counted.takeCount();

  await page.show(edit.apply(components, () => NEW));

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
