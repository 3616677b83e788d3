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
    pushPlaces(place, look, open);
  }
  return found;
}

/** Adds what stands in a value, the last first. Numbers, of which a list may hold a million, are left out. */
function pushPlaces({ value, shape, at }: Place, look: Look, open: Place[]): void {
  if (typeof value !== 'object' || value === null) return;
  const members = Array.isArray(value) ? undefined : Object.keys(value);
  const own = shape.kind === 'component' ? ownShape(value, look) : shape;
  const values: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  for (let index = values.length - 1; index >= 0; index -= 1) {
    const inner = values[index];
    if (!mayHoldText(inner)) continue;
    const name = members?.[index] ?? '';
    open.push({
      value: inner,
      shape: (members ? memberShape(own, name) : own.items) ?? {},
      at: pointerTo(at, members ? name : index),
    });
  }
}

function mayHoldText(value: unknown): boolean {
  return typeof value === 'string' || (typeof value === 'object' && value !== null);
}

function memberShape({ properties, values }: Shape, name: string): Shape | undefined {
  return (properties && Object.hasOwn(properties, name) ? properties[name] : undefined) ?? values;
}

function ownShape(component: object, look: Look): Shape {
  const type = componentTypeOf(component);
  return (type !== undefined && look(type)?.shape) || {};
}
