import { isRecord } from '../../is-record.ts';
import { unknownField, unknownOption } from '../../problems/form-problems.ts';
import { appendPointer } from '../../problems/pointer.ts';
import type { Problem } from '../../problems/problem.ts';
import { listOptionValues, type Members } from './check-field.ts';

/** The members of a field that hold a condition. */
const CONDITIONS = ['shownWhen', 'requiredWhen'] as const;

/** The values of a checkbox, as conditions name them. */
const OF_CHECKBOX = ['true', 'false'];

/** Finds conditions of a field that never hold. `above` are the fields that they may speak of. */
export function checkConditions(
  field: Members,
  above: readonly Members[],
  pointer: string,
): Problem[] {
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
