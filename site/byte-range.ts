/** A part of a file: its first and its last byte, both included. */
export interface BytePart {
  readonly first: number;
  readonly last: number;
}

/**
 * The answer that a Range header asks for; `whole` where it asks for nothing that has to be
 * followed.
 */
export type AskedRange = BytePart | 'whole' | 'unsatisfiable';

const RANGES = /^bytes=(?<ranges>.*)$/i;
const INT_RANGE = /^(?<first>\d+)-(?<last>\d*)$/;
const SUFFIX_RANGE = /^-(?<length>\d+)$/;

/**
 * Reads a Range header by RFC 9110, section 14. One part is given as asked. Several are answered
 * with the whole, as the RFC allows: no browser reads a page's files that way. A malformed range
 * counts as not asked.
 */
export function readRange(header: string, size: number): AskedRange {
  const { ranges = '' } = RANGES.exec(header)?.groups ?? {};
  const written = ranges
    .split(',')
    .map((range) => range.trim())
    .filter((range) => range !== '');
  const parts = written.map((range) => readPart(range, size));
  if (parts.length === 0 || parts.includes('whole')) return 'whole';
  const [part = 'whole', ...others] = parts;
  if (parts.every((each) => each === 'unsatisfiable')) return 'unsatisfiable';
  return others.length > 0 ? 'whole' : part;
}

function readPart(range: string, size: number): AskedRange {
  const { length } = SUFFIX_RANGE.exec(range)?.groups ?? {};
  if (length !== undefined) {
    const first = Math.max(0, size - Number(length));
    return first < size ? { first, last: size - 1 } : 'unsatisfiable';
  }

  const { first, last } = INT_RANGE.exec(range)?.groups ?? {};
  if (first === undefined) return 'whole';
  const from = Number(first);
  const to = last ? Number(last) : Number.POSITIVE_INFINITY;
  if (to < from) return 'whole';
  return from < size ? { first: from, last: Math.min(to, size - 1) } : 'unsatisfiable';
}
