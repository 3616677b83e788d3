import type { PatchOperation } from '#schemas/generated/scenario.ts';
import type { JsonChange } from '../../json-text/change-json.ts';
import type { ReadText } from '../document/check-text.ts';
import { endOfValue } from '../../json-text/members.ts';
import { findValueOffset } from '../../json-text/find-value-offset.ts';
import { isKnown } from './incremental-reader.ts';

/**
 * Reads the text that came of changes which were found to be allowed before they were made. Where
 * it is too long to be read at once, what they change in the page is known without reading it: that
 * may be shown while the text waits.
 */
export function createChangeReader(read: ReadText, changes: readonly JsonChange[]): ReadText {
  return (name, text, before) => {
    const reading = read(name, text, before);
    const waits = reading.isPending && !reading.incremental;
    if (!waits || name !== 'page' || !before || !isKnown(before)) return reading;
    const incremental = patchOf(before.text, changes);
    return incremental ? { problems: before.problems, isPending: true, incremental } : reading;
  };
}

/**
 * Returns the changes as a patch without copies and moves; undefined where a value that they take
 * is not in the text.
 */
function patchOf(
  text: string,
  changes: readonly JsonChange[],
): readonly PatchOperation[] | undefined {
  const patch: PatchOperation[] = [];
  for (const change of changes) {
    if (!('from' in change)) {
      patch.push(change);
      continue;
    }
    const { op, from, path } = change;
    const start = findValueOffset(text, from);
    if (start === undefined) return undefined;
    const value: unknown = JSON.parse(text.slice(start, endOfValue(text, start)));
    if (op === 'move') patch.push({ op: 'remove', path: from });
    patch.push({ op: 'add', path, value });
  }
  return patch;
}
