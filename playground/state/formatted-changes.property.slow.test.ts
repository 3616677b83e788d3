import { globSync, readFileSync } from 'node:fs';
import { array, assert, constantFrom, jsonValue, nat, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { findComponents } from '#schemas/components.ts';
import { isRecord } from '#schemas/is-record.ts';
import { appendPointer } from '#schemas/problems/pointer.ts';
import { PAGE_ID } from '#schemas/schema-ids.ts';
import { countRuns } from '#tests/sample/count-runs.ts';
import { changeJson, type JsonChange } from '../json-text/change-json.ts';
import { formatText } from '../json-text/format-text.ts';
import { createComponentReader } from './fill/component-reader.ts';
import { fillField } from './fill/fill-field.ts';
import { changePage, open, type Playground } from './playground.ts';
import { readText, sampleScenario } from './sample-scenario.testing.ts';
import { add, duplicate, move, remove, step } from './structure/edits.ts';
import { known, title } from './structure/sample-page.testing.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const PAGES = globSync('fixtures/pages/**/*.json');
const OTHERS = globSync(
  'fixtures/{macros,experiment-list,offers,cms-data,cards,blocks,headers}/**/*.json',
);
const INDENTS = constantFrom('  ', '    ', '\t');
const FORM = ['add', 'replace', 'remove', 'move'] as const;
const OUTLINE = ['palette', 'duplicate', 'delete', 'up', 'down', 'elsewhere'] as const;

const action = record({
  what: constantFrom(...FORM, ...OUTLINE),
  which: nat(),
  turns: array(nat(), { minLength: 1, maxLength: 6 }),
  value: jsonValue({ maxDepth: 2 }),
});
type Action = ReturnType<typeof action.generate>['value'];

test('a page that is indented evenly stays so by every change of form, palette and outline', () => {
  assert(
    property(
      constantFrom(...PAGES),
      INDENTS,
      array(action, { minLength: 3, maxLength: 8 }),
      (path, indent, actions) => {
        const page = laidOut(read(path), indent);
        const texts = { ...sampleScenario.texts, page };
        let playground = open({ ...sampleScenario, texts }, readText);
        for (const each of actions) {
          playground = acted(playground, each);
          const { text } = playground.documents.page;
          expect(text).toBe(laidOut(JSON.parse(text), indent));
          expect(indent === '  ' ? formatText(text) : text).toBe(text);
        }
      },
    ),
    { numRuns: countRuns(60, 1_000) },
  );
});

test('any other document does too', () => {
  assert(
    property(constantFrom(...OTHERS), INDENTS, action, (path, indent, { what, turns, value }) => {
      const before: unknown = read(path);
      const kind = isOfForm(what) ? what : 'add';
      const changes = changeAt('', before, { what: kind, turns, value });

      const after = changeJson(laidOut(before, indent), changes);

      expect(after).toBe(after && laidOut(JSON.parse(after), indent));
    }),
    { numRuns: countRuns(200, 5_000) },
  );
});

const laidOut = (value: unknown, indent: string) => `${JSON.stringify(value, undefined, indent)}\n`;

function acted(playground: Playground, { what, which, turns, value }: Action): Playground {
  const page: unknown = JSON.parse(playground.documents.page.text);
  const all = componentsOf(page);
  const component = all[which % Math.max(1, all.length)];
  if (!component) return playground;
  const { pointer } = component;
  if (isOfForm(what)) {
    const changes = changeAt(pointer, component.component, { what, turns, value });
    const readComponent = createComponentReader();
    return fillField(
      playground,
      { component: pointer, changes, time: 0 },
      { readText, readComponent },
    );
  }
  const from = { page, known };
  const list = pointer.slice(0, pointer.lastIndexOf('/'));
  const [index = 0] = turns;
  const outcome = {
    palette: () => add(from, title('New'), { list, index: index % 3 }),
    duplicate: () => duplicate(from, pointer),
    delete: () => remove(from, pointer),
    up: () => step(from, pointer, -1),
    down: () => step(from, pointer, 1),
    elsewhere: () =>
      move(from, pointer, { list: '/data/complementaryZone/flexComponents', index: 0 }),
  }[what]();
  return 'refusal' in outcome
    ? playground
    : changePage(playground, { ...outcome.change, time: 0 }, readText);
}

function isOfForm(what: Action['what']): what is (typeof FORM)[number] {
  return FORM.some((each) => each === what);
}

function componentsOf(page: unknown) {
  const shape = known.byId.get(PAGE_ID)?.shape ?? {};
  return findComponents(page, shape, (type) => known.components.get(type));
}

interface Change extends Pick<Action, 'turns' | 'value'> {
  readonly what: (typeof FORM)[number];
}

/** A change at a place inside a value, which the turns lead to. */
function changeAt(pointer: string, value: unknown, change: Change): JsonChange[] {
  const [turn = 0, ...turns] = change.turns;
  const names = isRecord(value) || Array.isArray(value) ? Object.keys(value) : [];
  const name = names[turn % Math.max(1, names.length)];
  const inside: unknown = name === undefined ? undefined : Reflect.get(Object(value), name);
  if (name !== undefined && turns.length > 0 && typeof inside === 'object' && inside !== null) {
    return changeAt(appendPointer(pointer, name), inside, { ...change, turns });
  }
  const path = appendPointer(pointer, name ?? 'new');
  const fresh = appendPointer(pointer, Array.isArray(value) ? '-' : 'new');
  if (change.what === 'add' || name === undefined) {
    return [{ op: 'add', path: fresh, value: change.value }];
  }
  if (change.what === 'remove') return [{ op: 'remove', path }];
  if (change.what === 'replace') return [{ op: 'replace', path, value: change.value }];
  return Array.isArray(value) ? [{ op: 'move', from: path, path: appendPointer(pointer, 0) }] : [];
}
