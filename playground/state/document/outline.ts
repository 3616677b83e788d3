import type { CheckModule } from '#schemas/check-module.ts';
import { getComponentType, findComponents, type PlacedComponent } from '#schemas/components.ts';
import { isRecord } from '#schemas/is-record.ts';
import { splitPointer } from '#schemas/problems/pointer.ts';
import { PAGE_ID } from '#schemas/schema-ids.ts';
import type { KnownChecks } from '#schemas/validate/known-checks.ts';
import { findComponentTitle } from './component-title.ts';

/** A component of a page as a list shows it. */
export interface OutlineItem {
  readonly pointer: string;
  readonly componentType: string;
  /** Its own words, where it has any. */
  readonly title: string | undefined;
  /** 0 for one that stands in the zone itself, 1 for one inside that, and so on. */
  readonly depth: number;
}

export interface OutlineZone {
  readonly name: string;
  readonly pointer: string;
  readonly items: readonly OutlineItem[];
}

export type ReadOutline = (page: unknown) => readonly OutlineZone[];

const ZONE = /^\/data\/[^/]+/;
const MEMBERS_PER_LEVEL = 2;

/** Lists the zones of a page with the components in them, in the order they are shown. */
export function createOutlineReader(known: KnownChecks): ReadOutline {
  const shape = known.byId.get(PAGE_ID)?.shape ?? {};
  const look = (type: string): CheckModule | undefined => known.components.get(type);
  return (page) => {
    const byZone = Map.groupBy(
      findComponents(page, shape, look),
      ({ pointer }) => ZONE.exec(pointer)?.[0] ?? '',
    );
    return zonesIn(page).map((pointer) => ({
      name: splitPointer(pointer)[1] ?? '',
      pointer,
      items: (byZone.get(pointer) ?? []).map((component) => itemOf(component, pointer)),
    }));
  };
}

function zonesIn(page: unknown): string[] {
  const data = isRecord(page) ? page['data'] : undefined;
  if (!isRecord(data)) return [];
  return Object.keys(data)
    .filter((name) => isRecord(data[name]) && 'flexComponents' in data[name])
    .map((name) => `/data/${name}`);
}

function itemOf({ component, pointer }: PlacedComponent, zone: string): OutlineItem {
  const componentType = getComponentType(component) ?? '?';
  const levels = splitPointer(pointer.slice(zone.length)).length / MEMBERS_PER_LEVEL;
  return {
    pointer,
    componentType,
    title: findComponentTitle(component),
    depth: Math.max(0, Math.ceil(levels) - 1),
  };
}
