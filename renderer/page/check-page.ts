import type { CheckModule } from '#schemas/check-module.ts';
import { MAX_COMPONENTS } from '#schemas/limits.ts';
import { tooManyComponents } from '#schemas/problems/boundaries.ts';
import { withoutSurplus } from '../config/index.ts';
import { missingPageData, type Fault, type ReportFault } from '../errors/index.ts';
import { checkComponents, type LookUpCheck } from './check-component.ts';
import { isRecord } from './is-record.ts';
import { ZONE_NAMES, type PageModel, type PageZone, type ZoneName } from './page-model.ts';

export interface CheckPageOptions {
  /** The check of the page's frame: zones and what is said about the page, components left open. */
  readonly frame: CheckModule;
  readonly lookUp: LookUpCheck;
  readonly report: ReportFault;
}

export type CheckedPage =
  | { readonly ok: true; readonly model: PageModel }
  | { readonly ok: false; readonly fault: Fault };

const IN_COMPONENT = /^\/data\/\w+\/flexComponents\/\d+(?:\/|$)/;

/**
 * Decides what of a page response can be shown. A wrong component costs itself, a wrong zone that zone, and
 * what is surplus is reported and ignored, since the content service may be newer than we are.
 */
export function checkPage(response: object, options: CheckPageOptions): CheckedPage {
  const data = 'data' in response ? response.data : undefined;
  if (!isRecord(data)) return { ok: false, fault: missingPageData() };

  const problems = options.frame.check(response);
  const ofFrame = problems.filter(({ at }) => !IN_COMPONENT.test(at));
  ofFrame.forEach(options.report);
  return {
    ok: true,
    model: {
      meta: problems.some(isInMeta) ? mendedMeta(response, options.frame) : metaIn(response),
      hasMacro: data['hasMacro'] === true,
      zones: zonesOf(data, problems, options).filter((zone) => zone.items.length > 0),
    },
  };
}

const isInMeta = ({ at }: Fault) => at === '/data/meta' || at.startsWith('/data/meta/');

/** What is said about the page without what is surplus; nothing, where something is wrong even so. */
function mendedMeta(response: object, { check }: CheckModule): object {
  const read = withoutSurplus((value) => check(value).filter(isInMeta), response);
  return read.ok ? metaIn(read.value) : {};
}

function metaIn(response: unknown): object {
  const data = isRecord(response) && response['data'];
  return isRecord(data) && isRecord(data['meta']) ? data['meta'] : {};
}

function zonesOf(
  data: Record<string, unknown>,
  problems: readonly Fault[],
  { lookUp, report }: CheckPageOptions,
): PageZone[] {
  let room = MAX_COMPONENTS;
  return ZONE_NAMES.map((name): PageZone => {
    const at = `/data/${name}/flexComponents`;
    const components = componentsOf(data[name]);
    // The check of the frame has told of a zone that is too large by itself.
    if (room < components.length && components.length <= MAX_COMPONENTS) {
      report(tooManyComponents(MAX_COMPONENTS, `${at}/${room}`));
    }
    const shown = components.slice(0, room);
    room -= shown.length;
    const items = checkComponents(shown, problems, { lookUp, report, at, zone: name });
    return { name, ...layoutOf(name, data['freeHeaderLayout']), items };
  });
}

function componentsOf(zone: unknown): readonly unknown[] {
  return isRecord(zone) && Array.isArray(zone['flexComponents']) ? zone['flexComponents'] : [];
}

function layoutOf(name: ZoneName, layout: unknown): { layout?: 'portrait' } {
  return name === 'freeHeaderZone' && layout === 'portrait' ? { layout } : {};
}
