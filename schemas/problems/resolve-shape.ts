import type { Shape } from '../check-module.ts';
import { splitPointer } from './pointer.ts';

/** Returns the shape of the value at a JSON pointer. */
export function resolveShape(shape: Shape, pointer: string): Shape {
  return splitPointer(pointer).reduce<Shape>((present, segment) => {
    const { properties, items, values } = present;
    const own = properties && Object.hasOwn(properties, segment) ? properties[segment] : undefined;
    return own ?? items ?? values ?? {};
  }, shape);
}
