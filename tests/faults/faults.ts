import { FAULT_KINDS, readFaultLine, toFault } from '#fixtures';
import type { CallEnd, Fault } from '#fixtures/backend';

/**
 * Holds the lines of kinds for which another value than the default tells more: longer than any
 * limit, five times as long on the sites of tests, and JSON that is no answer.
 */
const LINES: ReadonlyMap<string, string> = new Map([
  ['slow', 'slow:60000'],
  ['status', 'status:503'],
  ['body', 'body:[1, 2]'],
]);

/** One of every kind. */
export const FAULTS: readonly Fault[] = FAULT_KINDS.flatMap((kind) => {
  const fault = readFaultLine(LINES.get(kind) ?? kind);
  return fault ? [toFault(fault)] : [];
});

/** Returns how calls that meet a fault may end: only those that are endless have to be left. */
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
  // A service may have sent all of an answer by the time that the page stops reading it.
  ['oversized', ['left', 'answered']],
]);

/** Returns true if a fault leaves calls without an end, so that the caller has to give up. */
export function isEndless(fault: Fault): boolean {
  return endsOf(fault).every((end) => end === 'left');
}
