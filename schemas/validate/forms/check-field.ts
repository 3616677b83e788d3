import { isRecord } from '../../is-record.ts';
import {
  contradictingLimits,
  duplicateOption,
  fieldWithoutOptions,
  unknownOption,
} from '../../problems/form-problems.ts';
import { appendPointer } from '../../problems/pointer.ts';
import type { Problem } from '../../problems/problem.ts';
import { findRepeated } from './find-repeated.ts';

/** The types of fields of which one or several options are chosen. */
const CHOICES = new Set(['select', 'radio', 'checkboxes']);

/** Members that hold the least and the most of something. */
const LIMITS = [
  ['min', 'max'],
  ['minLength', 'maxLength'],
  ['minRows', 'maxRows'],
] as const;

/** The members of a field that may have mistakes. */
export type Members = Readonly<Record<string, unknown>>;

/** Finds what contradicts itself in a field. What its schema refuses is no matter here. */
export function checkField(field: Members, pointer: string): Problem[] {
  return [...checkOptions(field, pointer), ...checkLimits(field, pointer)];
}

function checkOptions(field: Members, pointer: string): Problem[] {
  const { type, options, value } = field;
  if (typeof type !== 'string' || !CHOICES.has(type)) return [];
  const at = appendPointer(pointer, 'options');
  if (options === undefined) return [fieldWithoutOptions(type, at)];
  const known = listOptionValues(field);
  const isUnknown =
    typeof value === 'string' && value !== '' && known.length > 0 && !known.includes(value);
  return [
    ...findRepeatedOptions(options, at),
    ...(isUnknown ? [unknownOption(value, appendPointer(pointer, 'value'), known)] : []),
  ];
}

/** Lists the values that the options of a field stand for. */
export function listOptionValues({ options }: Members): string[] {
  return (Array.isArray(options) ? options : [])
    .map((option: unknown) => (isRecord(option) ? option['value'] : undefined))
    .filter((value) => typeof value === 'string');
}

function findRepeatedOptions(options: unknown, pointer: string): Problem[] {
  const listed = (Array.isArray(options) ? options : []).map((option: unknown, index) => ({
    value: isRecord(option) ? option['value'] : undefined,
    pointer: appendPointer(pointer, index),
  }));
  return findRepeated(listed).map(({ value, pointer: at, first }) =>
    duplicateOption(value, appendPointer(at, 'value'), first),
  );
}

function checkLimits(field: Members, pointer: string): Problem[] {
  return LIMITS.flatMap(([lower, upper]) => {
    const { [lower]: from, [upper]: to } = field;
    if (typeof from !== 'number' || typeof to !== 'number' || from <= to) return [];
    const limits = { least: [lower, from], most: [upper, to] } as const;
    return [contradictingLimits(limits, appendPointer(pointer, lower))];
  });
}
