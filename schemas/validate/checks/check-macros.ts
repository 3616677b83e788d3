import { isCurrencyCode } from '../../content/currency.ts';
import { isDay } from '../../content/is-day.ts';
import { isRecord } from '../../is-record.ts';
import {
  macroWithoutEnglish,
  unreadMacroValue,
  unknownCurrency,
  unknownLanguage,
} from '../../problems/macro-problems.ts';
import { appendPointer } from '../../problems/pointer.ts';
import type { Problem } from '../../problems/problem.ts';
import { wrongType } from '../../problems/wrong-type.ts';
import { findNearest } from '../../problems/nearest.ts';

const LANGUAGE_CODE = /^[a-z]{2}$/;

const HALF = /^%\{\s*(?<name>[^\s:{}%<]+(?::[^\s:{}%<]*)?)(?:\s*[}%]{1,2})?/;

/**
 * Finds values of macros that are written in no form of their data type, so that visitors read a
 * dash or odd words.
 */
export function checkMacros(document: unknown): Problem[] {
  return itemsOf(document, 'groups', '').flatMap(({ item, pointer }) =>
    itemsOf(item, 'keys', pointer).flatMap((macro) => checkMacro(macro)),
  );
}

interface Placed {
  readonly item: unknown;
  readonly pointer: string;
}

/**
 * Returns the items of a list with their places. If it is no list of objects, its schema reports
 * that.
 */
function itemsOf(holder: unknown, name: string, pointer: string): Placed[] {
  const list = isRecord(holder) ? holder[name] : undefined;
  const at = appendPointer(pointer, name);
  return (Array.isArray(list) ? list : []).map((item: unknown, index) => ({
    item,
    pointer: appendPointer(at, String(index)),
  }));
}

function checkMacro({ item, pointer }: Placed): Problem[] {
  if (!isRecord(item) || !isRecord(item['value'])) return [];
  const { dataType, value: held } = item;
  const { value, unit } = held;
  const at = appendPointer(pointer, 'value');
  return [
    ...checkValue(value, dataType, appendPointer(at, 'value')),
    ...(dataType === 'amount' && typeof unit === 'string' && !isCurrencyCode(unit)
      ? [unknownCurrency(unit, appendPointer(at, 'unit'))]
      : []),
  ];
}

function checkValue(value: unknown, dataType: unknown, pointer: string): Problem[] {
  if (isBlank(value)) return [unread(value, dataType, pointer)];
  if (dataType === 'language') return isRecord(value) ? checkLanguages(value, pointer) : [];
  if (isRecord(value)) return isKnown(dataType) ? [wrongType(TYPES, pointer, { value })] : [];
  // Whatever else is no text and no number is a problem of its schema.
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  const isRead = isKnown(dataType) ? READ_BY_TYPE[dataType](String(value)) : true;
  return isRead ? [] : [unread(value, dataType, pointer)];
}

const TYPES = ['string', 'number'];

const READ_BY_TYPE = {
  string: () => true,
  date: isDay,
  amount: isNumber,
  percentage: isNumber,
};

function isKnown(dataType: unknown): dataType is keyof typeof READ_BY_TYPE {
  return typeof dataType === 'string' && Object.hasOwn(READ_BY_TYPE, dataType);
}

function unread(value: unknown, dataType: unknown, pointer: string): Problem {
  return unreadMacroValue(String(dataType), pointer, value);
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
}

function isNumber(text: string): boolean {
  return Number.isFinite(Number(text));
}

function checkLanguages(texts: Readonly<Record<string, unknown>>, pointer: string): Problem[] {
  const codes = Object.keys(texts);
  const unknown = codes.filter((code) => !LANGUAGE_CODE.test(code));
  return [
    ...codes.flatMap((code) =>
      isBlank(texts[code]) ? [unread(texts[code], 'language', appendPointer(pointer, code))] : [],
    ),
    ...unknown.map((code) => unknownLanguage(code, appendPointer(pointer, code))),
    ...(codes.includes('en') ? [] : [macroWithoutEnglish(pointer)]),
  ];
}

/** The stretch of a text that is half a placeholder, and the placeholder that was meant. */
interface CompletedPlaceholder {
  readonly part: string;
  readonly suggestion: string;
}

/**
 * Completes a placeholder that has no end, or whose name is half typed; `macros` are the names that
 * there are. Returns undefined where more than one macro may be meant.
 */
export function completePlaceholder(
  broken: string,
  macros: readonly string[] | undefined,
): CompletedPlaceholder | undefined {
  const match = HALF.exec(broken);
  const { name } = match?.groups ?? {};
  if (!match || name === undefined) return undefined;
  const right = macros ? findMeant(name, macros) : /^[^:]+:[^:]+$/.exec(name)?.[0];
  return right === undefined ? undefined : { part: match[0], suggestion: `%{${right}}%` };
}

function findMeant(name: string, macros: readonly string[]): string | undefined {
  if (macros.includes(name)) return name;
  const [first, ...others] = macros.filter((macro) => macro.startsWith(name));
  return first !== undefined && others.length === 0 ? first : findNearest(name, macros);
}
