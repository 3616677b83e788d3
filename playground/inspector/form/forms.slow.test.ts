import { describe, expect, test } from 'vitest';
import { appendPointer, splitPointer } from '#schemas/problems/pointer.ts';
import { applyPatch } from '#schemas/validate/json/apply-patch.ts';
import { changeJson, type JsonChange } from '../../json-text/change-json.ts';
import { sampleScenario } from '../../state/sample-scenario.testing.ts';
import { createComponentReader } from '../../state/fill/component-reader.ts';
import { diffField, fillField } from '../../state/fill/fill-field.ts';
import { open } from '../../state/playground.ts';
import { listRequired } from '../../state/fixes/form-schema.ts';
import { isSection, type Field } from './field.ts';
import { fieldsIn, forms, known, type FilledField } from './sample-forms.testing.ts';

const files = import.meta.glob<unknown>('../../../fixtures/{headers,cards,blocks}/*/full.json', {
  eager: true,
  import: 'default',
});
const FULL = [...known.components.keys()].map((type): [string, unknown] => {
  const path = Object.keys(files).find((each) => each.endsWith(`/${type}/full.json`));
  if (path === undefined) throw new Error(`${type} has no full fixture.`);
  return [type, files[path]];
});
const ROOT = '/data/flexZone/flexComponents/1';

function formOf(type: string): Field {
  const form = forms.formOf(type);
  if (!form) throw new Error(`There is no form for ${type}.`);
  return form;
}

/** Every place in a value that holds no others: what an author has written. */
function leavesOf(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [pointer];
  return Object.entries(value).flatMap(([name, each]) =>
    leavesOf(each, appendPointer(pointer, name)),
  );
}

/** Another value that the field can be given. */
function otherValue({ field: { control, schema }, value }: FilledField): unknown {
  switch (control.type) {
    case 'choice':
      return control.choices.find((each) => each !== value);
    case 'boolean':
      return value !== true;
    case 'number':
      return Number(value) + 1;
    case 'constant':
      return value === undefined ? schema.const : undefined;
    default:
      return `${String(value)} "x"`;
  }
}

const beside = { componentType: 'section-title', title: 'Beside' };
const pageAround = (component: unknown) => ({
  data: { flexZone: { flexComponents: [beside, component, beside] } },
});
const readNothing = () => ({ problems: [] });
const readComponent = createComponentReader();

/** The text after changes in the component in its middle. */
function filled(text: string, changes: readonly JsonChange[]): string {
  const opened = open(
    { ...sampleScenario, texts: { ...sampleScenario.texts, page: text } },
    readNothing,
  );
  const change = { component: ROOT, changes, time: 0 };
  const { documents } = fillField(opened, change, { readText: readNothing, readComponent });
  return documents.page.text;
}

function withValue(text: string, path: string, value: unknown): unknown {
  const op =
    value === undefined ? { op: 'remove' as const, path } : { op: 'replace' as const, path, value };
  return applyPatch(JSON.parse(text), [op]);
}

/** Counts the lines of a text that are not in another one, where the texts differ at one place. */
function otherLines(one: string, other: string): number {
  const [before, after] = [one.split('\n'), other.split('\n')];
  const start = before.findIndex((line, index) => line !== after[index]);
  const fromEnd = before.toReversed().findIndex((line, index) => line !== after.at(-1 - index));
  return before.length - fromEnd - start;
}

describe.each(FULL)('the form of %s', (type, full) => {
  const fields = fieldsIn(formOf(type), full);
  const simple = fields.filter(({ field, value }) => !isSection(field) && value !== undefined);

  test('shows every value of its full fixture in a field made for it', () => {
    const inForms = fields
      .filter(({ field }) => field.control.type === 'component')
      .map(({ pointer }) => `${pointer}/`);
    const own = leavesOf(full).filter((leaf) => !inForms.some((start) => leaf.startsWith(start)));

    expect(simple.map(({ pointer }) => pointer).toSorted()).toEqual(own.toSorted());
    expect(simple.filter(({ field }) => field.control.type === 'json')).toEqual([]);
  });

  test('changes one value in the document by each of its fields, and no other line', () => {
    const text = JSON.stringify(pageAround(full), undefined, 2);

    for (const { pointer, ...each } of simple) {
      const path = ROOT + pointer;
      const value = otherValue({ pointer, ...each });
      const changes = diffField(path, each.value, value);
      const changed = filled(text, changes);

      expect(changed).toBe(changeJson(text, changes));
      expect(JSON.parse(changed)).toEqual(withValue(text, path, value));
      expect(otherLines(text, changed)).toBeLessThanOrEqual(value === undefined ? 2 : 1);
      const isPutBack = value !== undefined;
      const back = filled(changed, diffField(path, value, each.value));
      expect(isPutBack ? back : text).toBe(text);
    }
  });

  test('names members of its schema only, each once', () => {
    const names = fields.map(({ pointer }) => pointer);

    expect(new Set(names).size).toBe(names.length);
  });
});

test('a member that nobody knows has a field, so that it can be seen and taken out', () => {
  const full = { componentType: 'section-title', titel: 'x' };

  const fields = forms.fieldsOf(formOf('section-title'), full);

  expect(fields.at(-1)).toMatchObject({ name: 'titel', control: { type: 'json' } });
});

const propertiesOf = (name: string) => {
  const value = { componentType: 'feature', name, properties: {} };
  const field = forms.fieldsOf(formOf('feature'), value).find((each) => each.name === 'properties');
  return field && forms.fieldsOf(field, {}).map((each) => each.name);
};

test('a feature is filled in by the fields of the feature that it names', () => {
  expect(propertiesOf('branch-opening-hours')).toEqual(['branch', 'contact']);
  expect(propertiesOf('nothing-known')).toEqual([]);
});

test.each(FULL)('what is added to a %s has the members that it has to have', (type, full) => {
  const objects = fieldsIn(formOf(type), full).filter(({ field }) =>
    ['object', 'image'].includes(field.control.type),
  );

  for (const { field } of objects) {
    const required = [...listRequired(field.schema, {})];
    expect(Object.keys(forms.blankOf(field) ?? {}).toSorted()).toEqual(required.toSorted());
  }
});

test('the innermost component on the way to a place is found', () => {
  const inner = { componentType: 'service-card', title: 'Inside' };
  const cards = { componentType: 'cards', cards: [inner] };

  const found = (path: string) => forms.componentOn(cards, splitPointer(path));

  expect(found('')).toEqual({ depth: 0, value: cards, type: 'cards' });
  expect(found('/title')).toMatchObject({ depth: 0 });
  expect(found('/cards/0/title')).toEqual({ depth: 2, value: inner, type: 'service-card' });
  expect(found('/cards/7')).toMatchObject({ depth: 0 });
});
