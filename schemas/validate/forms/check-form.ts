import { isRecord } from '../../is-record.ts';
import {
  duplicateField,
  duplicateForm,
  groupWithoutFields,
  nestedGroup,
  unknownField,
  unknownOption,
} from '../../problems/form-problems.ts';
import { appendPointer } from '../../problems/pointer.ts';
import type { Problem } from '../../problems/problem.ts';
import { checkField, type Members, listOptionValues } from './check-field.ts';
import { findRepeated } from './find-repeated.ts';

/** The members of a field that hold a condition. */
const CONDITIONS = ['shownWhen', 'requiredWhen'] as const;

/** The values of a checkbox, as conditions name them. */
const OF_CHECKBOX = ['true', 'false'];

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

/** Finds conditions of a field that never hold. `above` are the fields that they may speak of. */
function checkConditions(field: Members, above: readonly Members[], pointer: string): Problem[] {
  return CONDITIONS.flatMap((name) => {
    const condition = field[name];
    return isRecord(condition)
      ? checkCondition(condition, above, appendPointer(pointer, name))
      : [];
  });
}

function checkCondition(
  { field: named, equals, oneOf }: Members,
  above: readonly Members[],
  pointer: string,
): Problem[] {
  // The schema says that it has to be a text.
  if (typeof named !== 'string') return [];
  const names = above.map(({ name }) => name).filter((name) => typeof name === 'string');
  const other = above.find(({ name }) => name === named);
  if (!other) return [unknownField(named, appendPointer(pointer, 'field'), names)];
  const known = other['type'] === 'checkbox' ? OF_CHECKBOX : listOptionValues(other);
  const listed = (Array.isArray(oneOf) ? oneOf : []).map((value: unknown, index) => ({
    value,
    at: appendPointer(appendPointer(pointer, 'oneOf'), index),
  }));
  return [{ value: equals, at: appendPointer(pointer, 'equals') }, ...listed].flatMap(
    ({ value, at }) =>
      typeof value !== 'string' || known.length === 0 || known.includes(value)
        ? []
        : [unknownOption(value, at, known)],
  );
}
