import { findDifference } from '../../json-text/difference.ts';
import { endOfValue, type Span } from '../../json-text/members.ts';
import { findValueOffset } from '../../json-text/find-value-offset.ts';

/** A component of a page, and where it stands in the text. */
export interface ReadComponent extends Span {
  readonly value: unknown;
}

export type ReadComponentIn = (text: string, pointer: string) => ReadComponent | undefined;

interface Last extends ReadComponent {
  readonly text: string;
  readonly pointer: string;
}

/**
 * Reads one component out of the text of a page, and remembers it: after a change within the
 * component it alone is read again, after a change behind it nothing is. Returns undefined where
 * the component is not in the text, or cannot be read.
 */
export function createComponentReader(): ReadComponentIn {
  let last: Last | undefined;
  return (text, pointer) => {
    if (last?.text === text && last.pointer === pointer) return last;
    const known = last?.pointer === pointer ? readAfter(last, text) : undefined;
    const read = known ?? readAt(text, spanOf(text, pointer));
    if (read) last = { ...read, text, pointer };
    return read && last;
  };
}

/** The same component after a change that did not touch what stands before it. */
function readAfter({ text: before, ...last }: Last, text: string): ReadComponent | undefined {
  const { start, atEnd } = findDifference(before, text);
  if (start >= last.end) return last;
  const isInside = start > last.start && before.length - atEnd < last.end;
  const end = last.end + text.length - before.length;
  return isInside ? readAt(text, { start: last.start, end }) : undefined;
}

function spanOf(text: string, pointer: string): Span | undefined {
  try {
    const start = findValueOffset(text, pointer);
    return start === undefined ? undefined : { start, end: endOfValue(text, start) };
  } catch {
    // In a text that is being written a name may have no end.
    return undefined;
  }
}

function readAt(text: string, span: Span | undefined): ReadComponent | undefined {
  if (!span) return undefined;
  try {
    const value: unknown = JSON.parse(text.slice(span.start, span.end));
    return { ...span, value };
  } catch {
    return undefined;
  }
}
