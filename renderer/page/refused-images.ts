import type { Shape } from '#schemas/check-module.ts';
import { imageRefusalOf } from '#schemas/content/clean-url.ts';
import { withSomeValues } from '#schemas/content/placeholders.ts';
import { refusedImage } from '#schemas/problems/content-problems.ts';
import type { Problem } from '../errors/index.ts';
import { isRecord } from '#schemas/is-record.ts';

/** Those members of an image that a browser loads. */
export const IMAGE_ADDRESSES = ['original', 'transformBaseUrl'] as const;

/** A value may be anything, so an address is judged by what stands around it. */

/**
 * The addresses of images that will not be shown, as the problems that the validate command gives. Components inside
 * others are checked by themselves.
 */
export function refusedImages(value: unknown, shape: Shape | undefined, pointer = ''): Problem[] {
  if (!shape || !canHoldImages(shape)) return [];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => refusedImages(item, shape.items, `${pointer}/${index}`));
  }
  if (!isRecord(value)) return [];
  if (shape.kind === 'image') return refusedIn(value, pointer);
  return Object.entries(shape.properties ?? {}).flatMap(([name, inner]) =>
    Object.hasOwn(value, name) ? refusedImages(value[name], inner, `${pointer}/${name}`) : [],
  );
}

function refusedIn(image: Readonly<Record<string, unknown>>, pointer: string): Problem[] {
  return IMAGE_ADDRESSES.flatMap((name) => {
    const address = image[name];
    if (typeof address !== 'string') return [];
    const filled = withSomeValues(address);
    const reason = imageRefusalOf(filled);
    return reason === undefined ? [] : [refusedImage(filled, `${pointer}/${name}`, reason)];
  });
}

/** Most values of a page hold no image, whatever they are; which do is a matter of the schema. */
function canHoldImages(shape: Shape): boolean {
  const known = HOLDS_IMAGES.get(shape);
  if (known !== undefined) return known;
  const inner = [...Object.values(shape.properties ?? {}), ...(shape.items ? [shape.items] : [])];
  const holds = shape.kind === 'image' || inner.some(canHoldImages);
  HOLDS_IMAGES.set(shape, holds);
  return holds;
}

const HOLDS_IMAGES = new WeakMap<Shape, boolean>();
