import { endOfString, endOfValue } from './members.ts';

/** A stretch of a text. */
interface Stretch {
  readonly offset: number;
  readonly length: number;
}

/**
 * All of the member whose name begins at a place of a JSON text, with the comma that parts it from
 * its neighbour and the space up to it. Only the member is read, however long the text is. Nothing
 * where no member of that name begins.
 */
export function findWholeMember(
  text: string,
  start: number,
  name: string | undefined,
): Stretch | undefined {
  const nameEnd = endOfString(text, start);
  const colon = afterSpace(text, nameEnd);
  if (text[start] !== '"' || text[colon] !== ':') return undefined;
  if (JSON.parse(text.slice(start, nameEnd)) !== name) return undefined;
  const end = endOfValue(text, afterSpace(text, colon + 1));
  const next = afterSpace(text, end);
  if (text[next] === ',') return { offset: start, length: afterSpace(text, next + 1) - start };
  const before = lastBefore(text, start);
  if (text[before] === ',') return { offset: before, length: end - before };
  return { offset: before + 1, length: next - before - 1 };
}

function afterSpace(text: string, offset: number): number {
  let at = offset;
  while (/\s/.test(text.charAt(at))) at += 1;
  return at;
}

function lastBefore(text: string, offset: number): number {
  let at = offset - 1;
  while (/\s/.test(text.charAt(at))) at -= 1;
  return at;
}
