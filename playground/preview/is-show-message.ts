import { isRecord } from '#schemas/is-record.ts';
import { isPointer } from './is-pointer.ts';
import type {
  CheckMessage,
  FollowMessage,
  PatchMessage,
  PingMessage,
  PointMessage,
  ScrollMessage,
  SelectMessage,
  ShowMessage,
} from './protocol.ts';

const MAX_OPERATIONS = 1_000;
const OPERATIONS = ['add', 'remove', 'replace'];

/**
 * Returns true if a message from outside has the shape of one that asks to show something. Its
 * scenario is checked separately.
 */
export function isShowMessage(data: unknown): data is ShowMessage {
  if (typeof data !== 'object' || data === null) return false;
  const message = data as Partial<Record<string, unknown>>;
  const { type, sequence, scenario, media, pageText, macros, experience, shell } = message;
  return (
    type === 'vitrine:show' &&
    Number.isSafeInteger(sequence) &&
    typeof scenario === 'object' &&
    (media === undefined || isMedia(media)) &&
    (pageText === undefined || typeof pageText === 'string') &&
    [macros, experience, shell].every((each) => each === undefined || isRecord(each))
  );
}

function isMedia(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((each) => typeof each === 'string');
}

/**
 * Returns true if a message from outside has the shape of one that asks to change the shown page.
 */
export function isPatchMessage(data: unknown): data is PatchMessage {
  if (!isRecord(data)) return false;
  const { type, sequence, of, patch } = data;
  return (
    type === 'vitrine:show' &&
    Number.isSafeInteger(sequence) &&
    Number.isSafeInteger(of) &&
    Array.isArray(patch) &&
    patch.length <= MAX_OPERATIONS &&
    patch.every(isOperation)
  );
}

function isOperation(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { op, path } = value;
  return (
    OPERATIONS.some((each) => each === op) &&
    typeof path === 'string' &&
    (path === '' || path.startsWith('/')) &&
    (op === 'remove' || value['value'] !== undefined)
  );
}

/** Returns true if a message from outside has the shape of one that tells the selection. */
export function isSelectMessage(data: unknown): data is SelectMessage {
  if (!isRecord(data)) return false;
  const { type, pointer, isSelecting, wording, reasons, names, differing, badges, edits } = data;
  return (
    type === 'vitrine:select' &&
    typeof isSelecting === 'boolean' &&
    (pointer === undefined || isPointer(pointer)) &&
    (wording === undefined || isWording(wording)) &&
    (reasons === undefined || isReasons(reasons)) &&
    (names === undefined || areTexts(names)) &&
    (differing === undefined || arePointers(differing)) &&
    (badges === undefined || areBadges(badges)) &&
    (edits === undefined || typeof edits === 'boolean')
  );
}

function arePointers(value: unknown): boolean {
  return Array.isArray(value) && value.length <= MAX_POINTERS && value.every(isPointer);
}

function areBadges(value: unknown): boolean {
  return isRecord(value) && arePointers(Object.keys(value)) && areTexts(value);
}

/** A page has no more components. */
const MAX_POINTERS = 2_000;

/** The name of a language is no longer. */
const MAX_LANGUAGE = 20;

/** Returns true if a message from outside has the shape of one that asks for a check. */
export function isCheckMessage(data: unknown): data is CheckMessage {
  if (!isRecord(data)) return false;
  const { type, isWanted, language } = data;
  return type === 'vitrine:check' && typeof isWanted === 'boolean' && isLanguage(language);
}

/** Returns true if a message from outside has the shape of one that asks where the page stands. */
export function isFollowMessage(data: unknown): data is FollowMessage {
  return (
    isRecord(data) && data['type'] === 'vitrine:follow' && typeof data['isWanted'] === 'boolean'
  );
}

/** Returns true if a message from outside has the shape of one that scrolls the page. */
export function isScrollMessage(data: unknown): data is ScrollMessage {
  return isRecord(data) && data['type'] === 'vitrine:scroll' && isScrollPosition(data);
}

/** Returns true if a message from outside has the shape of one that points at an event. */
export function isPointMessage(data: unknown): data is PointMessage {
  if (!isRecord(data) || data['type'] !== 'vitrine:point') return false;
  const { event } = data;
  return (
    event === undefined ||
    (isRecord(event) &&
      Number.isFinite(event['loadedAt']) &&
      Number.isSafeInteger(event['id']) &&
      typeof event['isChosen'] === 'boolean')
  );
}

/** Returns true if a message, in either direction, says where a page stands. */
export function isScrollPosition({ pointer, share }: Readonly<Record<string, unknown>>): boolean {
  const isShare = typeof share === 'number' && share >= 0 && share <= 1;
  return isShare && (pointer === undefined || isPointer(pointer));
}

function isLanguage(value: unknown): boolean {
  return typeof value === 'string' && value.length <= MAX_LANGUAGE;
}

function isWording(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { text, language, zones } = value;
  return (
    typeof text === 'string' &&
    (language === undefined || isLanguage(language)) &&
    (zones === undefined || (Array.isArray(zones) && zones.every(isZone)))
  );
}

function isReasons(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { language, texts } = value;
  return isLanguage(language) && areTexts(texts);
}

function areTexts(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
}

function isZone(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { pointer, text } = value;
  return isPointer(pointer) && (text === undefined || typeof text === 'string');
}

/** Returns true if a message only asks for a sign of life. */
export function isPingMessage(data: unknown): data is PingMessage {
  return (
    typeof data === 'object' && data !== null && 'type' in data && data.type === 'vitrine:ping'
  );
}
