import type { CheckModule } from '#schemas/check-module.ts';
import { getZoneComponents, ZONE_NAMES, type FittedPage } from '#schemas/page-limits.ts';
import { missingPageData, type Problem, type ReportProblem } from '../errors/index.ts';
import { checkComponents } from './check-component.ts';
import type { LookUpCheck } from './look-up-check.ts';
import { dropOversized } from './drop-oversized.ts';
import { isRecord } from '#schemas/is-record.ts';
import type { PageModel, PageZone, ZoneName } from './page-model.ts';
import { readMeta } from './read-meta.ts';

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
  const problems = envelope.check(page);
  if (!isRecord(data)) return { ok: false, problem: missingPageData(problems) };

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
