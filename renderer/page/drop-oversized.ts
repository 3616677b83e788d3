import { MAX_MEMBERS } from '#schemas/limits.ts';
import { ZONE_NAMES } from '#schemas/page-limits.ts';
import { tooManyMembers } from '#schemas/problems/boundaries.ts';
import type { Problem, ReportProblem } from '../errors/index.ts';
import { isRecord } from '#schemas/is-record.ts';
import { HIDDEN } from './is-no-index.ts';

type WithoutOversized =
  | { readonly ok: true; readonly page: object }
  | { readonly ok: false; readonly problem: Problem };

/**
 * A page without what stands around its components and has thousands of members: each surplus one
 * would cost a problem and a search for its right name. A zone costs itself, a member of the meta
 * data too, anything wider the page.
 */
export function dropOversized(page: object, report: ReportProblem): WithoutOversized {
  const data = 'data' in page ? page.data : undefined;
  if (!isRecord(data)) return { ok: true, page };
  if (isWide(page)) return { ok: false, problem: tooManyMembers(MAX_MEMBERS, '') };
  if (isWide(data)) return { ok: false, problem: tooManyMembers(MAX_MEMBERS, '/data') };

  const flooded = ['meta', ...ZONE_NAMES].filter((name) => countIn(data[name]) > MAX_MEMBERS);
  if (flooded.length === 0) return { ok: true, page };
  flooded.forEach((name) => report(tooManyMembers(MAX_MEMBERS, `/data/${name}`)));
  const others = Object.entries(data).filter(([name]) => !flooded.includes(name));
  const meta = flooded.includes('meta') && { meta: smallMeta(data['meta']) };
  return { ok: true, page: { ...page, data: { ...Object.fromEntries(others), ...meta } } };
}

/**
 * The meta data without the members that are flooded. Where robots may have been one, search
 * engines stay away.
 */
function smallMeta(meta: unknown): object {
  if (!isRecord(meta) || isWide(meta)) return { robots: HIDDEN };
  const others = Object.entries(meta).filter(([, member]) => countIn(member) <= MAX_MEMBERS);
  const isHidden = countIn(meta['robots']) > MAX_MEMBERS;
  return { ...Object.fromEntries(others), ...(isHidden && { robots: HIDDEN }) };
}

function isWide(value: object): boolean {
  return Object.keys(value).length > MAX_MEMBERS;
}

/**
 * How many members and items stand anywhere inside, components left out; counting ends at the
 * limit.
 */
function countIn(value: unknown): number {
  let count = 0;
  const waiting: unknown[] = [value];
  while (waiting.length > 0 && count <= MAX_MEMBERS) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    const members = Object.entries(next).filter(([name]) => name !== 'flexComponents');
    count += members.length;
    for (const [, member] of members) waiting.push(member);
  }
  return count;
}
