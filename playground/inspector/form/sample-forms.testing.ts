import schemas from '#schemas/generated/editor-schemas.json' with { type: 'json' };
import { isRecord } from '#schemas/is-record.ts';
import { appendPointer } from '#schemas/problems/pointer.ts';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { isSection, type Field } from './field.ts';
import { createForms } from './forms.ts';

export const known = await loadKnownChecks();

/** For tests: the forms of all components. */
export const forms = createForms(schemas, known);

/** A field of a form with its place and its value. */
export interface FilledField {
  readonly field: Field;
  readonly pointer: string;
  readonly value: unknown;
}

/**
 * Every field that a form shows of a value, those within others included. Components inside have
 * forms of their own.
 */
export function fieldsIn(field: Field, value: unknown, pointer = ''): readonly FilledField[] {
  const own = { field, pointer, value };
  if (!isSection(field) || value === undefined || field.control.type === 'component') return [own];
  if (Array.isArray(value)) {
    const item = forms.itemOf(field);
    return [
      own,
      ...value.flatMap((each, index) => fieldsIn(item, each, appendPointer(pointer, index))),
    ];
  }
  const members = isRecord(value) ? value : {};
  return [
    own,
    ...forms
      .fieldsOf(field, value)
      .flatMap((each) => fieldsIn(each, members[each.name], appendPointer(pointer, each.name))),
  ];
}
