import { isRecord } from '../../is-record.ts';
import {
  duplicateField,
  duplicateForm,
  groupWithoutFields,
  nestedGroup,
} from '../../problems/form-problems.ts';
import { appendPointer } from '../../problems/pointer.ts';
import type { Problem } from '../../problems/problem.ts';
import { checkConditions } from './check-conditions.ts';
import { checkField, type Members } from './check-field.ts';
import { findRepeated } from './find-repeated.ts';

/** The type of the feature that is a form by configuration. */
export const FORM_FEATURE = 'form';

/** The type of a field that holds others. */
const GROUP = 'group';

/**
 * Finds what contradicts itself in the configuration of a form, although each value is of the right
 * form. `pointer` is where that stands.
 */
export function checkForm(properties: unknown, pointer: string): Problem[] {
  return isRecord(properties) ? checkFields(properties['fields'], `${pointer}/fields`) : [];
}

function checkFields(list: unknown, pointer: string, isInGroup = false): Problem[] {
  const fields = (Array.isArray(list) ? list : []).map((field: unknown, index) => ({
    field: isRecord(field) ? field : {},
    pointer: appendPointer(pointer, index),
  }));
  const names = fields.map(({ field, pointer: at }) => ({ value: field['name'], pointer: at }));
  return [
    ...findRepeated(names).map(({ value, pointer: at, first }) =>
      duplicateField(value, appendPointer(at, 'name'), first),
    ),
    ...fields.flatMap(({ field, pointer: at }, index) => [
      ...checkField(field, at),
      ...(field['type'] === GROUP ? checkGroup(field, at, isInGroup) : []),
      ...checkConditions(
        field,
        fields.slice(0, index).map((above) => above.field),
        at,
      ),
    ]),
  ];
}

function checkGroup({ name, fields }: Members, pointer: string, isInGroup: boolean): Problem[] {
  if (isInGroup) return [nestedGroup(String(name), appendPointer(pointer, 'type'))];
  const at = appendPointer(pointer, 'fields');
  return fields === undefined ? [groupWithoutFields(at)] : checkFields(fields, at, true);
}

/** The properties of a form on a page, with the place of the component that names it. */
export interface PlacedForm {
  readonly properties: unknown;
  /** JSON pointer to the properties. */
  readonly pointer: string;
  /** JSON pointer to the component. */
  readonly component: string;
}

/** Finds the forms of a page that have the name of another one before them. */
export function findRepeatedForms(forms: readonly PlacedForm[]): Problem[] {
  const names = forms.map(({ properties, pointer, component }) => ({
    value: isRecord(properties) ? properties['name'] : undefined,
    pointer: component,
    at: `${pointer}/name`,
  }));
  return findRepeated(names).map(({ value, at, first }) => duplicateForm(value, at, first));
}
