import { isRecord } from '#schemas/is-record.ts';
import { isPointer } from '../preview/is-pointer.ts';
import { DELIVERIES } from '../state/events/events.ts';

const MAX_FIELDS = 20;
/** Fields of events are cut at 1,000 characters at most, the words of elements at fewer. */
const MAX_TEXT = 2_000;

/** Returns true if a value from outside has the shape of an event, all the way down. */
export function isPageEvent(value: unknown): boolean {
  if (!isRecord(value) || !isRecord(value['fields'])) return false;
  const { id, happenedMs, type, endpoint, delivery, isInBatch, element, pointer, sentMs } = value;
  const fields = Object.values(value['fields']);
  return (
    Number.isSafeInteger(id) &&
    Number.isFinite(happenedMs) &&
    [type, endpoint].every(isText) &&
    fields.length <= MAX_FIELDS &&
    fields.every(isText) &&
    DELIVERIES.some((each) => each === delivery) &&
    typeof isInBatch === 'boolean' &&
    (element === undefined || isText(element)) &&
    (pointer === undefined || isPointer(pointer)) &&
    (sentMs === undefined || Number.isFinite(sentMs))
  );
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length <= MAX_TEXT;
}
