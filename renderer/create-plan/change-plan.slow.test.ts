import { array, assert, asyncProperty, oneof, tuple } from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { vitrineEntries } from '#registry';
import { edits, pages, type EditedPage } from '#tests/random-edits.ts';
import { countRuns } from '#tests/sample/count-runs.ts';
import { createRegistry } from '../registry/create-registry.ts';
import { changePlan, type PlanSnapshot } from './change-plan.ts';
import { createPlan } from './create-plan.ts';
import { answering, sampleExperience, samplePlatform } from './sample-site.testing.ts';
import type { Problem } from '../errors/index.ts';
import type { Plan } from '../plan/index.ts';
import { createTrace } from '../trace/index.ts';
import { listItems } from '../tree/index.ts';

const ADDRESS = 'https://www.meridia.test/en/individuals';
const MACROS = {
  groups: [
    {
      name: 'savings',
      keys: [{ name: 'total', dataType: 'percentage', value: { value: 2.35 } }],
    },
  ],
};

const registry = createRegistry(
  vitrineEntries.map((entry) => ({ ...entry, load: () => Promise.resolve(() => null) })),
);

/** Makes the plan of a response anew, as if it were fetched. */
async function made(page: EditedPage, previous?: Plan) {
  const fetch = answering({ '/page-model': page, '/macros': MACROS });
  const experience = { ...sampleExperience, layouts: { default: { order: ['main'] } } };
  const { platform } = samplePlatform({ url: ADDRESS, fetch }, experience);
  const { signal } = new AbortController();
  const outcome = await createPlan({ platform, registry, signal, previous });
  if (outcome.status !== 'page' || !outcome.snapshot) throw new Error('The page was not made.');
  return { made: outcome.snapshot, platform };
}

/** Mostly one edit at a time. */
const atOnce = oneof(tuple(edits), tuple(edits, edits), tuple(edits, edits, edits));

const copyOf = (page: EditedPage): EditedPage => structuredClone(page);

/**
 * How often one component was made alone, several or a list in another order, and the whole page.
 */
const counts = { alone: 0, rearranged: 0, whole: 0 };
beforeEach(() => void Object.assign(counts, { alone: 0, rearranged: 0, whole: 0 }));

/**
 * Compares what is made of those components that were edited with what is made of the whole page.
 */
async function expectSame(before: PlanSnapshot, page: EditedPage): Promise<PlanSnapshot> {
  const { made: expected, platform } = await made(page, before.plan);
  const reported: Problem[] = [];
  const report = (problem: Problem) => void reported.push(problem);
  const trace = createTrace(platform.host);
  const options = { platform: { ...platform, report }, registry, trace };
  const planned = changePlan(before, copyOf(page), options);
  if (!planned) {
    counts.whole += 1;
    return expected;
  }

  counts[planned.isRearranged ? 'rearranged' : 'alone'] += 1;
  const { snapshot: changed } = planned;
  expect(changed.plan).toEqual(expected.plan);
  expect(keptIn(changed.plan, before.plan)).toEqual(keptIn(expected.plan, before.plan));
  expect(reported).toEqual(expected.problems);
  expect(changed.page.model).toEqual(expected.page.model);
  expect(changed.page.shared).toEqual(expected.page.shared);
  expect(changed.page.fitted).toMatchObject({
    size: expected.page.fitted.size,
    values: expected.page.fitted.values,
  });
  return changed;
}

/**
 * The keys of those items that are the very objects of before: nothing of them is rendered again.
 */
function keptIn({ slots }: Plan, before: Plan): string[] {
  const known = new Set(listItems(before.slots));
  return listItems(slots).flatMap((item) => (known.has(item) ? [item.key] : []));
}

test('QK-006 a plan in which few components changed equals the one made anew, whatever was edited', async () => {
  await assert(
    asyncProperty(pages, array(atOnce, { minLength: 1, maxLength: 6 }), async (page, all) => {
      let { made: before } = await made(page);
      for (const several of all) {
        several.forEach((edit) => edit(page));
        before = await expectSame(before, copyOf(page));
      }
    }),
    { numRuns: countRuns(30, 1_000) },
  );

  // Most edits concern no other component.
  expect(counts.alone).toBeGreaterThan(counts.whole / 8);
  expect(counts.rearranged).toBeGreaterThan(counts.whole / 8);
});

function pageOf(components: readonly object[]): EditedPage {
  const flexComponents = components.map((each) => ({ ...each }));
  return { data: { mainHeaderZone: { flexComponents: [] }, flexZone: { flexComponents } } };
}

const title = (text: string, more: object = {}) => ({
  componentType: 'section-title',
  title: text,
  ...more,
});
const box = (text: string) => ({ componentType: 'highlight-box', title: text });
const cards = (more: object) => ({
  componentType: 'cards',
  ...more,
  cards: [{ componentType: 'service-card', title: 'A card' }],
});

test.each<[does: string, components: object[], changed: object]>([
  ['becomes equal to the next one', [box('One'), box('Two'), box('Two')], box('Two')],
  ['was equal to the next one', [box('One'), box('One'), box('Two')], box('Else')],
  ['takes the anchor of another one', [title('One'), title('Two')], title('Two')],
  ['had the anchor that another one wanted', [title('One'), title('One')], title('Two')],
  ['no longer heads a section', [cards({ title: 'Cards' }), cards({})], cards({})],
  ['begins to head a section', [cards({}), cards({})], cards({ title: 'Cards' })],
  ['is mended', [title('One', { tilte: 'x' }), title('Two')], title('One')],
  ['has a mistake', [title('One'), title('Two')], title('One', { tilte: 'x' })],
  ['keeps its mistake', [title('One', { tilte: 'x' })], title('Else', { tilte: 'x' })],
])(
  'QK-006 others are made anew where they depend on the one that changed: it %s',
  async (_, components, changed) => {
    const { made: before } = await made(pageOf(components));

    await expect(expectSame(before, pageOf(components.with(0, changed)))).resolves.toBeDefined();
  },
);

const bad = title('Bad', { tilte: 'x' });
const wrong = { componentType: 'highlight-box', title: 7 };
const noted = (body: string) => ({ ...box('Noted'), body: `<p>${body}</p>` });
const [mark, otherMark, note] = [noted('A text¹'), noted('Another¹'), noted('¹ The note')];
const own = box('Own');
const card = { cardType: 'service', title: 'A card of its kind' };
const [one, two, three] = [title('One'), title('Two'), title('Three')];
const half = box('%{savings:}%');

test.each<[what: string, how: keyof typeof counts, before: object[], after: object[]]>([
  ['one that came', 'rearranged', [one, box('Box')], [one, box('New'), box('Box')]],
  ['several that changed', 'rearranged', [one, two, three], [title('A'), two, title('C')]],
  ['one of another type', 'rearranged', [one, two, box('Box')], [one, box('Two'), box('Box')]],
  ['a card that only names its kind', 'rearranged', [cards({}), one], [card, cards({}), one]],
  ['mistakes that others moved', 'rearranged', [bad, wrong, own], [box('New'), bad, wrong, own]],
  ['one whose code is not there', 'whole', [wrong, two], [box('New'), wrong, two]],
  ['a mistake that went', 'whole', [one, bad, two], [one, two]],
  ['a mistake that moved', 'whole', [bad, one, two], [one, two, bad]],
  ['an incomplete macro that went', 'whole', [half, one, two], [one, two]],
  ['the first of equal titles that went', 'whole', [one, one, two], [one, two]],
  ['a title that another one has', 'whole', [one, two], [one, two, three, title('Two')]],
  ['the last of a zone that went', 'whole', [one], []],
  ['a note that others moved', 'rearranged', [one, mark, note], [mark, note]],
  ['a mark that moved', 'whole', [mark, one, otherMark, note], [one, otherMark, note, mark]],
  ['a note that went', 'whole', [one, mark, note], [one, mark]],
])(
  'QK-006 a plan in which a list changed equals the one made anew: %s',
  async (_, how, ...lists) => {
    const [before, after] = lists.map((components) => {
      const page = pageOf(components);
      page.data['hasMacro'] = true;
      return page;
    });
    if (!before || !after) throw new Error('There are two pages.');
    const { made: first } = await made(before);

    await expectSame(first, after);

    expect(counts).toEqual({ alone: 0, rearranged: 0, whole: 0, [how]: 1 });
  },
);

test('QK-006 the page gets a heading where the header that it had went', async () => {
  const header = { componentType: 'campaign-header', coreHeader: { title: 'A loan' } };
  const [before, after] = [[one, header], [one]].map((flexComponents) => {
    const page = pageOf([two]);
    page.data.mainHeaderZone.flexComponents = flexComponents;
    return page;
  });
  if (!before || !after) throw new Error('There are two pages.');
  const { made: first } = await made(before);

  await expectSame(first, after);

  expect(counts).toEqual({ alone: 0, rearranged: 0, whole: 1 });
});
