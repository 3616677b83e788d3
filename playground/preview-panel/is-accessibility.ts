import { isRecord } from '#schemas/is-record.ts';
import { isPointer } from '../preview/is-pointer.ts';
import {
  IMPACTS,
  LANDMARKS,
  MAX_MARKUP,
  MAX_NAME,
  MAX_OUTLINE,
  MAX_PLACES,
} from '../state/accessibility/accessibility.ts';

const MAX_FINDINGS = 1_000;
const MAX_SENTENCES = 100;
const MAX_TEXT = 5_000;
/** A link leads there, so it leads nowhere else. */
const HELP = 'https://dequeuniversity.com/';

type Unknown = Readonly<Record<string, unknown>>;

/** Returns true if a message from outside says how far a check has come, all the way down. */
export function isAccessibilityProgress(data: Unknown): boolean {
  const { done, total, findings, outline, failure } = data;
  return (
    isCount(done) &&
    isCount(total) &&
    (failure === undefined || isText(failure)) &&
    (findings === undefined || isListOf(findings, MAX_FINDINGS, isFinding)) &&
    (outline === undefined || isListOf(outline, MAX_OUTLINE, isOutlinePart))
  );
}

function isFinding(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { rule, impact, help, helpUrl, needsReview, places, total } = value;
  return (
    [rule, help, helpUrl].every(isText) &&
    String(helpUrl).startsWith(HELP) &&
    IMPACTS.some((each) => each === impact) &&
    typeof needsReview === 'boolean' &&
    isCount(total) &&
    isListOf(places, MAX_PLACES, isAccessibilityPlace)
  );
}

function isAccessibilityPlace(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { pointer, component, markup, all, any } = value;
  return (
    (pointer === undefined || isPointer(pointer)) &&
    (component === undefined || isText(component)) &&
    typeof markup === 'string' &&
    markup.length <= MAX_MARKUP &&
    [all, any].every((each) => isListOf(each, MAX_SENTENCES, isText))
  );
}

function isOutlinePart(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { kind, role, level, name, depth, pointer, component } = value;
  const isKnown =
    kind === 'landmark'
      ? LANDMARKS.some((each) => each === role)
      : kind === 'heading' && isCount(level) && level !== 0;
  return (
    isKnown &&
    typeof name === 'string' &&
    name.length <= MAX_NAME &&
    isCount(depth) &&
    (pointer === undefined || isPointer(pointer)) &&
    (component === undefined || isText(component))
  );
}

function isListOf(value: unknown, most: number, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length <= most && value.every(isItem);
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length <= MAX_TEXT;
}
