import { isRecord } from '#schemas/is-record.ts';
import { appendPointer } from '#schemas/problems/pointer.ts';
import type { JsonChange } from '../json-text/change-json.ts';
import { diffField } from '../state/fill/fill-field.ts';
import type { Macro } from './read-macros.ts';

/** The forms in which values are stored, in the order in which they are offered. */
export const DATA_TYPES = ['percentage', 'amount', 'date', 'string', 'language'] as const;

const NUMBERS = ['percentage', 'amount'];
/** People write these around a number, to which they make no difference. */
const AROUND_NUMBER = /[%€\s]/g;
/** With three digits behind it, a comma or a dot may as well stand between thousands. */
const NUMBER = /^-?\d+(?:[.,](?:\d{1,2}|\d{4,}))?$/;
const EXACT_NUMBER = /^-?\d+(?:\.\d+)?$/;

/** The language that all others fall back to. */
const FALLBACK = 'en';

/** Returns the text to edit of a macro's value: in a language, where it has one for each. */
export function getStoredText({ dataType, value }: Macro, language: string): string {
  if (!isRecord(value)) return toText(value);
  return dataType === 'language' ? toText(value[language]) : '';
}

/** Returns true if a language shows the text of another one, as it has none of its own. */
export function isInherited({ dataType, value }: Macro, language: string): boolean {
  return dataType === 'language' && isRecord(value) && toText(value[language]).trim() === '';
}

/**
 * Returns the changes that make a text the value of a macro: none where it is that already. A
 * number becomes one, whatever is written around it; what is none stays as it is typed, and the
 * check of the document says what is wrong with it.
 */
export function diffValue(macro: Macro, language: string, text: string): readonly JsonChange[] {
  const { dataType, value } = macro;
  if (text === getStoredText(macro, language)) return [];
  const pointer = getMemberPointer(macro, 'value');
  if (dataType === 'language') return diffText({ pointer, value }, language, text);
  return diffField(pointer, value, NUMBERS.includes(dataType) ? toNumber(text) : text);
}

/** Returns the changes that give an amount another currency; an empty one is left out: EUR. */
export function diffUnit(macro: Macro, text: string): readonly JsonChange[] {
  const unit = text.trim().toUpperCase();
  return diffField(getMemberPointer(macro, 'unit'), macro.unit, unit === '' ? undefined : unit);
}

/**
 * Returns the changes that store a macro in another form. Its value comes along: of several texts
 * the English one, and no unit but for an amount.
 */
export function diffDataType(macro: Macro, dataType: string): readonly JsonChange[] {
  if (dataType === macro.dataType) return [];
  const { value, unit } = macro;
  const text = isRecord(value) ? toText(value[FALLBACK]) : toText(value);
  const next = NUMBERS.includes(dataType) ? toNumber(text) : text;
  const keeps = dataType === 'language' && isRecord(value);
  return [
    { op: 'replace', path: appendPointer(macro.pointer, 'dataType'), value: dataType },
    ...(keeps ? [] : diffField(getMemberPointer(macro, 'value'), value, next)),
    ...(dataType === 'amount' ? [] : diffField(getMemberPointer(macro, 'unit'), unit, undefined)),
  ];
}

interface Texts {
  readonly pointer: string;
  readonly value: unknown;
}

/** One text for all languages becomes one for each as soon as two of them differ. */
function diffText({ pointer, value }: Texts, language: string, text: string): JsonChange[] {
  if (isRecord(value)) {
    const isLeftOut = text.trim() === '' && language !== FALLBACK;
    const before = value[language];
    return diffField(appendPointer(pointer, language), before, isLeftOut ? undefined : text);
  }
  const next = language === FALLBACK ? text : { [FALLBACK]: toText(value), [language]: text };
  return diffField(pointer, value, next);
}

function toNumber(text: string): string | number {
  const bare = text.replaceAll(AROUND_NUMBER, '').replace('\u2212', '-');
  if (EXACT_NUMBER.test(bare)) return Number(bare);
  return NUMBER.test(bare) ? Number(bare.replace(',', '.')) : text;
}

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function getMemberPointer({ pointer }: Macro, member: string): string {
  return appendPointer(appendPointer(pointer, 'value'), member);
}
