import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { findComponents } from '#schemas/components.ts';
import { PAGE_ID } from '#schemas/schema-ids.ts';
import { countRuns } from '#tests/sample/count-runs.ts';
import { changePage, open, getTexts, undo, type Playground } from '../playground.ts';
import { readText, sampleScenario } from '../sample-scenario.testing.ts';
import { add, duplicate, move, remove, step, type ListPlace, type Outcome } from './edits.ts';
import { card, find, FLEX, HEADER, known, LEGAL, PAGE, title } from './sample-page.testing.ts';

test('any sequence of edits leaves the page whole and all other lines alone, and undo restores each byte', () => {
  const lists = [FLEX, HEADER, LEGAL, `${FLEX}/1/cards`, '/data/freeHeaderZone/flexComponents'];
  const action = record({
    what: constantFrom('add', 'duplicate', 'remove', 'move', 'up', 'down'),
    which: nat(9),
    list: constantFrom(...lists),
    index: nat(3),
    component: constantFrom(title('New'), card('New'), { componentType: 'paragraph' }),
  });
  const start = open(
    { ...sampleScenario, texts: { ...sampleScenario.texts, page: untidy(PAGE) } },
    readText,
  );
  assert(
    property(array(action, { maxLength: 12 }), (actions) => {
      let playground: Playground = start;
      const before: string[] = [];
      for (const { what, which, list, index, component } of actions) {
        const { text } = playground.documents.page;
        const page: unknown = JSON.parse(text);
        const all = pointersIn(page);
        const pointer = all[which % Math.max(1, all.length)] ?? FLEX;
        const outcome = outcomeOf(page, { what, pointer, place: { list, index }, component });
        if ('refusal' in outcome) continue;
        const next = changePage(playground, { ...outcome.change, time: 0 }, readText);
        if (next.history === playground.history) continue;
        before.push(text);
        playground = next;
        const { text: written } = playground.documents.page;
        const value: unknown = JSON.parse(written);
        expect(find(value, outcome.change.selection)).toBeDefined();
        const [fewer, more] = GROWTH[what] < 0 ? [written, text] : [text, written];
        expect(linesMissing(linesOf(fewer), linesOf(more))).toEqual([]);
        expect(pointersIn(value)).toHaveLength(
          all.length + GROWTH[what] * sizeAt(page, pointer, what),
        );
      }
      while (before.length > 0) {
        playground = undo(playground, readText);
        expect(getTexts(playground).page).toBe(before.pop());
      }
    }),
    { numRuns: countRuns(25, 1_000) },
  );
});

const GROWTH = { add: 1, duplicate: 1, remove: -1, move: 0, up: 0, down: 0 } as const;

interface Asked {
  readonly what: keyof typeof GROWTH;
  readonly pointer: string;
  readonly place: ListPlace;
  readonly component: object;
}

function outcomeOf(page: unknown, { what, pointer, place, component }: Asked): Outcome {
  const from = { page, known };
  if (what === 'add') return add(from, component, place);
  if (what === 'duplicate') return duplicate(from, pointer);
  if (what === 'remove') return remove(from, pointer);
  if (what === 'move') return move(from, pointer, place);
  return step(from, pointer, what === 'up' ? -1 : 1);
}

/** A page as nobody's formatter would write it, with lines that belong to no component. */
function untidy(page: object): string {
  return JSON.stringify(page, undefined, 2)
    .replace('"data": {', '"data":{ "hasMacro":   false, \n  "meta": { "untouched":1 },')
    .replace('"title": "Four"', '"title"  :\t"Four"')
    .replace('"title": "One"', '"title": "One" \n');
}

/**
 * Returns the content of the lines of a text, without indentation, commas and the brackets that an
 * empty list gets when it is filled.
 */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/(?:\[|\]|\[\])?,?$/, '')
        .trim(),
    )
    .filter((line) => line !== '' && line !== '"flexComponents":' && line !== '"cards":');
}

function linesMissing(lines: readonly string[], from: readonly string[]): string[] {
  const left = Map.groupBy(from, (line) => line);
  return lines.filter((line) => left.get(line)?.pop() === undefined);
}

function pointersIn(page: unknown): string[] {
  const shape = known.byId.get(PAGE_ID)?.shape ?? {};
  return findComponents(page, shape, (type) => known.components.get(type)).map(
    ({ pointer }) => pointer,
  );
}

function sizeAt(page: unknown, pointer: string, what: string): number {
  return what === 'add'
    ? 1
    : pointersIn(page).filter((each) => `${each}/`.startsWith(`${pointer}/`)).length;
}
