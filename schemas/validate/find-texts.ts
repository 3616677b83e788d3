import type { CheckModule, Shape } from '../check-module.ts';
import { componentTypeOf } from '../components.ts';
import { pointerTo } from '../problems/pointer.ts';

/** A text of a document, where it stands, and what its schema says it is. */
export interface FoundText {
  readonly text: string;
  readonly at: string;
  readonly kind: Shape['kind'];
}

interface Place {
  readonly value: unknown;
  readonly shape: Shape;
  readonly at: string;
}

type Look = (componentType: string) => CheckModule | undefined;

/** Every text of a document in the order written. Keeps a list of its own instead of the call stack. */
export function findTexts(document: unknown, shape: Shape, look: Look): FoundText[] {
  const found: FoundText[] = [];
  const open: Place[] = [{ value: document, shape, at: '' }];
  for (let place = open.pop(); place; place = open.pop()) {
    const { value, at } = place;
    if (typeof value === 'string') found.push({ text: value, at, kind: place.shape.kind });
    // One by one: a list may hold more items than a call can take arguments.
    for (const inner of placesIn(place, look).toReversed()) open.push(inner);
  }
  return found;
}

function placesIn({ value, shape, at }: Place, look: Look): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => ({
      value: item,
      shape: shape.items ?? {},
      at: pointerTo(at, index),
    }));
  }
  const { properties = {}, values = {} } =
    shape.kind === 'component' ? ownShape(value, look) : shape;
  return Object.entries(value).map(([name, inner]: [string, unknown]) => ({
    value: inner,
    shape: (Object.hasOwn(properties, name) ? properties[name] : undefined) ?? values,
    at: pointerTo(at, name),
  }));
}

function ownShape(component: object, look: Look): Shape {
  const type = componentTypeOf(component);
  return (type !== undefined && look(type)?.shape) || {};
}
