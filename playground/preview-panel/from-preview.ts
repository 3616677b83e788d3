import { isRecord } from '#schemas/is-record.ts';
import { MAX_CHARACTERS as MAX_LOGGED, MAX_MESSAGES } from '../environment/collect-messages.ts';
import { isPointer } from '../preview/is-pointer.ts';
import { isScrollPosition } from '../preview/is-show-message.ts';
import type { FromPreview, ReadyMessage } from '../preview/protocol.ts';
import { isAccessibilityProgress } from './is-accessibility.ts';
import { isCall } from './is-call.ts';
import { isPageEvent } from './is-page-event.ts';

const MAX_ITEMS = 5_000;
const MAX_WORD = 100;
const MAX_CHARACTERS = 100_000;
const ENDS = ['done', 'timed-out', 'failed', 'skipped'];

/** Returns true if a message to the window says that a preview is ready for messages. */
export function isReadyMessage(data: unknown): data is ReadyMessage {
  return isRecord(data) && data['type'] === 'vitrine:ready';
}

/** Returns true if a value has the shape of a message from the preview, all the way down. */
export function isFromPreview(data: unknown): data is FromPreview {
  if (!isRecord(data)) return false;
  switch (data['type']) {
    case 'vitrine:pong':
      return true;
    case 'vitrine:switch':
    case 'vitrine:palette':
      return true;
    case 'vitrine:leave':
      return data['direction'] === 1 || data['direction'] === -1;
    case 'vitrine:clipboard':
      return isClipboard(data);
    case 'vitrine:clicked':
      return isNumber(data['of']) && isClicked(data);
    case 'vitrine:add':
      return isNumber(data['of']) && isPointer(data['pointer']);
    case 'vitrine:placed':
      return [data['box'], data['text']].every((box) => box === undefined || isBox(box));
    case 'vitrine:written':
      return isWritten(data);
    case 'vitrine:finished':
      return true;
    case 'vitrine:undo':
      return data['action'] === 'undo' || data['action'] === 'redo';
    case 'vitrine:refused':
      return isNumber(data['sequence']);
    case 'vitrine:failed':
      return isNumber(data['sequence']) && isText(data['reason']);
    case 'vitrine:accessibility':
      return isNumber(data['of']) && isAccessibilityProgress(data);
    case 'vitrine:scrolled':
      return (
        isNumber(data['of']) && typeof data['byPerson'] === 'boolean' && isScrollPosition(data)
      );
    case 'vitrine:console':
      return isListOf(data['messages'], isLogged) && data['messages'].length <= MAX_MESSAGES;
    case 'vitrine:calls':
      return isNumber(data['loadedAt']) && isListOf(data['calls'], isCall);
    case 'vitrine:events':
      return isNumber(data['loadedAt']) && isListOf(data['items'], isPageEvent);
    case 'vitrine:shown':
      return (
        isNumber(data['sequence']) &&
        isNumber(data['status']) &&
        isListOf(data['problems'], isProblem) &&
        isListOf(data['missing'], isPlace) &&
        isListOf(data['steps'], isStep)
      );
    default:
      return false;
  }
}

function isClicked({ pointer, member, word, edits }: Readonly<Record<string, unknown>>): boolean {
  const isMember = isPointer(member) && member.startsWith(`${String(pointer)}/`);
  return (
    isPointer(pointer) &&
    (member === undefined || isMember) &&
    (word === undefined || (typeof word === 'string' && word.length <= MAX_WORD)) &&
    typeof edits === 'boolean'
  );
}

function isWritten({ member, ...texts }: Readonly<Record<string, unknown>>): boolean {
  return (
    isPointer(member) && ['before', 'text', 'session'].every((name) => isShortText(texts[name]))
  );
}

function isShortText(value: unknown): boolean {
  return typeof value === 'string' && value.length <= MAX_CHARACTERS;
}

function isBox(value: unknown): boolean {
  return isRecord(value) && ['x', 'y', 'width', 'height'].every((name) => isNumber(value[name]));
}

function isClipboard({ command, text }: Readonly<Record<string, unknown>>): boolean {
  return command === 'paste' ? isText(text) : command === 'copy' || command === 'cut';
}

function isLogged(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { time, level, text, count } = value;
  return (
    isNumber(time) &&
    isNumber(count) &&
    (level === 'error' || level === 'warning') &&
    typeof text === 'string' &&
    text.length <= MAX_LOGGED
  );
}

function isProblem(value: unknown): boolean {
  return (
    isRecord(value) &&
    ['code', 'severity', 'pointer', 'message', 'fix'].every((name) => isText(value[name]))
  );
}

function isStep(value: unknown): boolean {
  return (
    isRecord(value) &&
    ['step', 'decision', 'reason'].every((name) => isText(value[name])) &&
    isNumber(value['durationMs']) &&
    ENDS.some((end) => end === value['end'])
  );
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): value is readonly unknown[] {
  return Array.isArray(value) && value.length <= MAX_ITEMS && value.every(isItem);
}

/** A pointer to a part of the page, or '' for one of the shell. */
function isPlace(value: unknown): boolean {
  return value === '' || isPointer(value);
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
