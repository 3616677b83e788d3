import { isRecord } from '#schemas/is-record.ts';
import { CALL_ENDS, MAX_BODY_LENGTH } from '../state/calls/calls.ts';

const MAX_HEADERS = 100;
/** Addresses, reasons, faults and headers are shown whole. */
const MAX_TEXT = 10_000;
/** A mask in the place of a secret may be longer than it. */
const MAX_BODY = 2 * MAX_BODY_LENGTH;

/** Returns true if a value from outside has the shape of a call, all the way down. */
export function isCall(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { id, method, url, startedMs, end, request } = value;
  return (
    Number.isSafeInteger(id) &&
    [method, url].every(isText) &&
    isNumber(startedMs) &&
    CALL_ENDS.some((each) => each === end) &&
    ['durationMs', 'budgetMs', 'status'].every((name) => isNumberOrNothing(value[name])) &&
    ['reason', 'fault'].every((name) => isTextOrNothing(value[name])) &&
    isContent(request) &&
    (value['answer'] === undefined || isContent(value['answer']))
  );
}

function isContent(value: unknown): boolean {
  if (!isRecord(value) || !isRecord(value['headers'])) return false;
  const { headers, body, wholeLength } = value;
  const values = Object.values(headers);
  return (
    values.length <= MAX_HEADERS &&
    values.every(isText) &&
    (body === undefined || (typeof body === 'string' && body.length <= MAX_BODY)) &&
    isNumberOrNothing(wholeLength)
  );
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value);
}

function isNumberOrNothing(value: unknown): boolean {
  return value === undefined || isNumber(value);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length <= MAX_TEXT;
}

function isTextOrNothing(value: unknown): boolean {
  return value === undefined || isText(value);
}
