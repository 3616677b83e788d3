import type { CheckModule } from '#schemas/check-module.ts';
import { MAX_COMPONENTS } from '#schemas/limits.ts';
import { missingPageData, type Fault, type ReportFault } from '../errors/index.ts';
import { checkComponent, type LookUpCheck } from './check-component.ts';
import { isRecord } from './is-record.ts';
import {
  ZONE_NAMES,
  type PageItem,
  type PageModel,
  type PageZone,
  type ZoneName,
} from './page-model.ts';

export interface CheckPageOptions {
  /** The check of the page's frame: zones and what is said about the page, components left open. */
  readonly frame: CheckModule;
  readonly lookUp: LookUpCheck;
  readonly report: ReportFault;
}

export type CheckedPage =
  | { readonly ok: true; readonly model: PageModel }
  | { readonly ok: false; readonly fault: Fault };

const IN_COMPONENT = /^\/data\/(\w+)\/flexComponents\/(\d+)(?:\/|$)/;

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
  const broken = (member: string) =>
    ofFrame.some(({ at, code }) => code !== 'unknown-property' && at.startsWith(`/data/${member}`));
  const ofComponents = Map.groupBy(
    problems.filter(({ at }) => IN_COMPONENT.test(at)),
    ({ at }) => at.match(IN_COMPONENT)?.slice(1, 3).join('/'),
  );

  const zones = ZONE_NAMES.map((name): PageZone => {
    const zone = data[name];
    const components =
      isRecord(zone) && Array.isArray(zone['flexComponents']) ? zone['flexComponents'] : [];
    const items = components.slice(0, MAX_COMPONENTS).map((component: unknown, index): PageItem => {
      const at = `/data/${name}/flexComponents/${index}`;
      const faults = ofComponents.get(`${name}/${index}`);
      if (faults) return { kind: 'fault', type: '', at, faults };
      return checkComponent(component, { ...options, at, zone: name });
    });
    return { name, ...layoutOf(name, data['freeHeaderLayout']), items };
  });

  return {
    ok: true,
    model: {
      meta: broken('meta') || !isRecord(data['meta']) ? {} : data['meta'],
      hasMacro: data['hasMacro'] === true,
      zones: zones.filter((zone) => zone.items.length > 0),
    },
  };
}

function layoutOf(name: ZoneName, layout: unknown): { layout?: 'portrait' } {
  return name === 'freeHeaderZone' && layout === 'portrait' ? { layout } : {};
}
