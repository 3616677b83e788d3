import { FAULT_KINDS, readFaultLine, toFault } from '#fixtures';
import type { CallEnd, Fault } from '#fixtures/backend';

/**
 * What a kind needs, where another value than its default tells more: longer than any limit, and
 * JSON that is no answer.
 */
const LINES: ReadonlyMap<string, string> = new Map([
  ['slow', 'slow:12000'],
  ['status', 'status:503'],
  ['body', 'body:[1, 2]'],
]);

/** One of every kind. */
export const FAULTS: readonly Fault[] = FAULT_KINDS.flatMap((kind) => {
  const fault = readFaultLine(LINES.get(kind) ?? kind);
  return fault ? [toFault(fault)] : [];
});

/** How calls that meet a fault may end: only those that are endless have to be left. */
export function endsOf({ kind }: Fault): readonly CallEnd[] {
  return ENDS.get(kind) ?? ['answered'];
}

const ENDS: ReadonlyMap<string, readonly CallEnd[]> = new Map([
  ['slow', ['left']],
  ['hang', ['left']],
  ['trickle', ['left']],
  ['disconnect', ['broken']],
  ['reset', ['broken']],
  ['wrong-length', ['broken']],
  // What is read no further may have been sent by then.
  ['oversized', ['left', 'answered']],
]);

/** Whether whoever asks has to give up by himself. */
export function isEndless(fault: Fault): boolean {
  return endsOf(fault).every((end) => end === 'left');
}
