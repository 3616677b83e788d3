import { splitPointer } from '#schemas/problems/pointer.ts';
import { toLabel } from '../environment/to-label.ts';
import type { OutlineItem, OutlineZone } from '../state/document/outline.ts';

/** A line of the tree: a zone, or a component. */
export interface TreeRow {
  readonly pointer: string;
  /** The type of the component; left out for a zone. */
  readonly componentType?: string;
  /** The technical name of a zone; left out for a component. */
  readonly name?: string;
  readonly label: string;
  /** 1 for a zone, 2 for a component in it, and so on. */
  readonly level: number;
  /** The zone or component that it stands in. */
  readonly parent?: string;
  /** Its place among those beside it, from 1, and how many they are. */
  readonly position: number;
  readonly setSize: number;
  /** The number of components that stand right in it. */
  readonly childCount: number;
  /** True if components can stand in it. */
  readonly canHold: boolean;
  readonly isExpanded: boolean;
}

export interface RowOptions {
  /** The pointers of the zones that a page can have, in their order. */
  readonly zones: readonly string[];
  readonly collapsed: ReadonlySet<string>;
  readonly canHold: (componentType: string) => boolean;
  /** Returns the label of a zone, whose name is the technical one. */
  readonly zoneLabel?: (name: string) => string;
  /** Returns the name of a type of component, for one without words of its own. */
  readonly nameComponent?: (componentType: string) => string;
}

type Node = Omit<TreeRow, 'position' | 'setSize' | 'childCount' | 'isExpanded'>;

/**
 * The rows of the tree that are not hidden in something collapsed. A zone that the page lacks is
 * there, and empty.
 */
export function listTreeRows(
  present: readonly OutlineZone[],
  options: RowOptions,
): readonly TreeRow[] {
  const { zones, collapsed, zoneLabel = (name) => name } = options;
  const nodes = allZones(present, zones).flatMap(({ name, pointer, items }) => [
    { pointer, name, label: zoneLabel(name), level: 1, canHold: true },
    ...nodesOf(items, pointer, options),
  ]);
  const counts = new Map<string | undefined, number>();
  for (const { parent } of nodes) counts.set(parent, (counts.get(parent) ?? 0) + 1);
  const passed = new Map<string | undefined, number>();
  const hidden = new Set<string>();
  return nodes.flatMap((node): TreeRow[] => {
    const { pointer, parent } = node;
    const position = (passed.get(parent) ?? 0) + 1;
    passed.set(parent, position);
    const isHidden = parent !== undefined && (hidden.has(parent) || collapsed.has(parent));
    if (isHidden) {
      hidden.add(pointer);
      return [];
    }
    const childCount = counts.get(pointer) ?? 0;
    const isExpanded = childCount > 0 && !collapsed.has(pointer);
    return [{ ...node, position, setSize: counts.get(parent) ?? 0, childCount, isExpanded }];
  });
}

/** Zones that the page should not have come last, as the page has them. */
function allZones(present: readonly OutlineZone[], zones: readonly string[]): OutlineZone[] {
  const known = zones.map(
    (pointer) =>
      present.find((zone) => zone.pointer === pointer) ?? {
        pointer,
        name: splitPointer(pointer).at(-1) ?? '',
        items: [],
      },
  );
  return [...known, ...present.filter(({ pointer }) => !zones.includes(pointer))];
}

function nodesOf(
  items: readonly OutlineItem[],
  zone: string,
  { canHold, nameComponent = toLabel }: RowOptions,
): Node[] {
  const above: string[] = [];
  return items.map(({ pointer, componentType, title, depth }) => {
    above.length = depth;
    const parent = above.at(-1) ?? zone;
    above.push(pointer);
    return {
      pointer,
      componentType,
      label: title ?? nameComponent(componentType),
      level: depth + 2,
      parent,
      canHold: canHold(componentType),
    };
  });
}

/**
 * Counts what there is in each value of a page, such as problems, with what is inside it, by its
 * pointer.
 */
export function countPlaces(
  places: readonly { readonly pointer: string }[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { pointer } of places) {
    for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) {
      const around = pointer.slice(0, end);
      counts.set(around, (counts.get(around) ?? 0) + 1);
    }
  }
  return counts;
}
