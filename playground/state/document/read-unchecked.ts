import { isRecord } from '#schemas/is-record.ts';
import type { ReadText } from './check-text.ts';
import { DOCUMENT_KINDS } from './document-kinds.ts';

/**
 * Reads a text before there are checks: its value, if it is JSON, may be shown, and what is wrong
 * with it is still to be found.
 */
export const readUnchecked: ReadText = (name, text) => {
  const value = parse(text);
  if (value === undefined) return { problems: [], isPending: true };
  const isWithheld = !isRecord(value) || DOCUMENT_KINDS[name].isAllOrNothing === true;
  return { problems: [], isPending: true, value, ...(isWithheld && { isWithheld }) };
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The checks will say where it breaks.
    return undefined;
  }
}
