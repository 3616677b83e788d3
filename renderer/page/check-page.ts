import type { CheckModule, Shape } from '#schemas/check-module.ts';
import { getZoneComponents, ZONE_NAMES, type FittedPage } from '#schemas/page-limits.ts';
import { isRecord } from '#schemas/is-record.ts';
import { MAX_MEMBERS } from '#schemas/limits.ts';
import { tooManyMembers } from '#schemas/problems/boundaries.ts';
import { joinMissingData, missingPageData } from '#schemas/problems/envelope-problem.ts';
import type { Problem, ReportProblem } from '../errors/index.ts';
import { checkComponents } from './check-component.ts';
import type { LookUpCheck } from './look-up-check.ts';
import type { PageModel, PageZone, ZoneName } from './page-model.ts';
import { HIDDEN, isMisspeltNoIndex, isNoIndex } from './is-no-index.ts';
import type { PageMeta } from '#schemas/generated/page-response.ts';
import { dropSurplus } from '../config/index.ts';

interface Levels {
  readonly response: object;
  readonly data: object;
  readonly meta: unknown;
}

export interface CheckPageOptions {
  /** The check of what stands around components: zones and what is said about the page. */
  readonly envelope: CheckModule;
  readonly lookUp: LookUpCheck;
  readonly report: ReportProblem;
}

export type CheckedPage =
  | { readonly ok: true; readonly model: PageModel }
  | { readonly ok: false; readonly problem: Problem };

const IN_COMPONENT = /^\/data\/\w+\/flexComponents\/\d+(?:\/|$)/;

/**
 * Decides what of a page response that fits the limits can be shown. A wrong component costs
 * itself, a wrong zone that zone, and what is surplus is reported and ignored, since the content
 * service may be newer than we are. Pauses after each component.
 */
export function* checkPage(
  { page: fitted, beyond, tooLarge }: FittedPage,
  options: CheckPageOptions,
): Generator<void, CheckedPage> {
  const { envelope, report } = options;
  beyond.forEach(report);
  const dropped = dropOversized(fitted, report);
  if (!dropped.ok) return dropped;
  const { page } = dropped;
  const data = 'data' in page ? page.data : undefined;
  const problems = joinMissingData(page, envelope.check(page));
  if (!isRecord(data)) {
    const missing = problems.find(({ code }) => code === 'missing-page-data');
    return { ok: false, problem: missing ?? missingPageData(problems[0]) };
  }

  problems.filter(({ pointer }) => !IN_COMPONENT.test(pointer)).forEach(report);
  yield;
  const zones = yield* zonesOf(data, [...problems, ...tooLarge], options);
  return {
    ok: true,
    model: {
      meta: readMeta(page, envelope),
      hasMacro: data['hasMacro'] === true,
      zones: zones.filter((zone) => zone.items.length > 0),
    },
  };
}

function* zonesOf(
  data: Record<string, unknown>,
  problems: readonly Problem[],
  { lookUp, report }: CheckPageOptions,
): Generator<void, PageZone[]> {
  const zones: PageZone[] = [];
  for (const name of ZONE_NAMES) {
    const pointer = `/data/${name}/flexComponents`;
    const options = { lookUp, report, pointer, zone: name };
    const items = yield* checkComponents(getZoneComponents(data[name]), problems, options);
    zones.push({ name, ...layoutOf(name, data['freeHeaderLayout']), items });
  }
  return zones;
}

function layoutOf(name: ZoneName, layout: unknown): { layout?: 'portrait' } {
  return name === 'freeHeaderZone' && layout === 'portrait' ? { layout } : {};
}

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

/**
 * Reads what is said about a page, as far as it can be read: a wrong member costs itself, a wrong
 * alternate too. A member that may have kept search engines away does so, misspelt or in the wrong
 * place: no mistake makes a page more public.
 */
function readMeta(response: object, envelope: CheckModule): PageMeta {
  const data = 'data' in response && isRecord(response.data) ? response.data : {};
  const { meta } = data;
  const own = isRecord(meta) ? membersOf(meta, envelope) : {};
  const isHidden =
    (meta !== undefined && !isRecord(meta)) ||
    (isRecord(meta) && Object.hasOwn(meta, 'robots') && !Object.hasOwn(own, 'robots')) ||
    hasHidingSurplus({ response, data, meta }, envelope.shape) ||
    (own.robots !== undefined && isMisspeltNoIndex(own.robots));
  return isHidden ? { ...own, robots: HIDDEN } : own;
}

/** Members that nobody knows, at the three levels at which somebody may have written them. */
function hasHidingSurplus({ response, data, meta }: Levels, shape: Shape): boolean {
  const ofData = shape.properties?.['data'];
  const ofMeta = ofData?.properties?.['meta'];
  return (
    isNoIndex(surplusOf(response, shape)) ||
    isNoIndex(surplusOf(data, ofData)) ||
    (isRecord(meta) && isNoIndex(surplusOf(meta, ofMeta)))
  );
}

function surplusOf(value: object, shape: Shape | undefined): [string, unknown][] {
  const known = shape?.properties ?? {};
  return Object.entries(value).filter(([name]) => !Object.hasOwn(known, name));
}

function membersOf(meta: Readonly<Record<string, unknown>>, envelope: CheckModule): PageMeta {
  const result = checkedMeta(meta, envelope);
  if (result) return result;
  return Object.entries(meta).reduce<PageMeta>(
    (members, [name, value]) => ({ ...members, ...memberOf(name, value, envelope) }),
    {},
  );
}

function memberOf(name: string, value: unknown, envelope: CheckModule): PageMeta {
  if (!Array.isArray(value)) return checkedMeta({ [name]: value }, envelope) ?? {};
  const right = value.flatMap((each) => {
    const { [name]: checked } = { ...checkedMeta({ [name]: [each] }, envelope) };
    return Array.isArray(checked) ? checked : [];
  });
  return checkedMeta({ [name]: right }, envelope) ?? {};
}

/** The metadata without what is surplus; undefined where something is wrong even so. */
function checkedMeta(
  meta: object,
  { check }: CheckModule,
): Readonly<Record<string, unknown>> | undefined {
  const read = dropSurplus(check, { data: { meta } });
  const data = read.ok && isRecord(read.value) ? read.value['data'] : undefined;
  return isRecord(data) && isRecord(data['meta']) ? data['meta'] : undefined;
}
