import type { CheckModule, Shape } from './check-module.ts';
import { isRecord } from './is-record.ts';
import { addComponentType } from './component-types.ts';
import { appendPointer } from './problems/pointer.ts';

/** A component with its place in a document. */
export interface PlacedComponent {
  readonly component: unknown;
  /** JSON pointer to it. */
  readonly pointer: string;
  /** The zone that holds it directly; a nested component has none. */
  readonly zone?: string;
  /** The only family that its place accepts. */
  readonly family?: string;
}

interface Place {
  readonly value: unknown;
  readonly shape: Shape;
  readonly pointer: string;
  readonly zone?: string;
}

const ZONE_MEMBER = 'flexComponents';

/**
 * Finds every component of a document, in the order written, those within others included. `look`
 * gives what is known about a componentType: without it, a component is found but not looked into.
 */
export function findComponents(
  document: unknown,
  shape: Shape,
  look: (componentType: string) => CheckModule | undefined,
): PlacedComponent[] {
  const components: PlacedComponent[] = [];
  const open: Place[] = [{ value: document, shape, pointer: '' }];
  for (let next = open.pop(); next; next = open.pop()) {
    let inside = next;
    if (next.shape.kind === 'component') {
      components.push(toComponent(next));
      inside = {
        value: next.value,
        shape: shapeInside(next.value, look),
        pointer: next.pointer,
      };
    }
    // One by one: a list may hold more items than a call can take arguments.
    for (const inner of placesIn(inside).toReversed()) open.push(inner);
  }
  return components;
}

/** The componentType of a value, if it has one, or if its cardType says which it would be. */
export function getComponentType(component: unknown): string | undefined {
  const type = isRecord(component) ? addComponentType(component)['componentType'] : undefined;
  return typeof type === 'string' ? type : undefined;
}

function toComponent({ value, shape, pointer, zone }: Place): PlacedComponent {
  return {
    component: value,
    pointer,
    ...(zone !== undefined && { zone }),
    ...(shape.family !== undefined && { family: shape.family }),
  };
}

function shapeInside(component: unknown, look: (type: string) => CheckModule | undefined): Shape {
  const type = getComponentType(component);
  return (type !== undefined && look(type)?.shape) || {};
}

function placesIn({ value, shape, pointer, zone }: Place): Place[] {
  const { items, properties = {}, values } = shape;
  if (Array.isArray(value)) {
    if (!items || !canHoldComponents(items)) return [];
    return value.map((item, index) =>
      placeAt(item, items, { pointer: appendPointer(pointer, index), zone }),
    );
  }
  if (!isRecord(value)) return [];
  return Object.keys(value).flatMap((name) => {
    const inner = Object.hasOwn(properties, name) ? properties[name] : values;
    if (!inner || !canHoldComponents(inner)) return [];
    const within = name === ZONE_MEMBER ? pointer.slice(pointer.lastIndexOf('/') + 1) : undefined;
    return [placeAt(value[name], inner, { pointer: appendPointer(pointer, name), zone: within })];
  });
}

const holders = new WeakMap<Shape, boolean>();

/** Most of a document are plain values and what is made of them, which need no look. */
function canHoldComponents(shape: Shape): boolean {
  const known = holders.get(shape) ?? reachesComponent(shape);
  holders.set(shape, known);
  return known;
}

function reachesComponent({ kind, properties = {}, items, values }: Shape): boolean {
  if (kind === 'component') return true;
  return [...Object.values(properties), items, values].some(
    (inner) => inner !== undefined && reachesComponent(inner),
  );
}

function placeAt(
  value: unknown,
  shape: Shape,
  { pointer, zone }: { readonly pointer: string; readonly zone: string | undefined },
): Place {
  return { value, shape, pointer, ...(zone !== undefined && { zone }) };
}
