import type { Shape } from '#schemas/check-module.ts';
import { explainImageRefusal, isRelativeAddress } from '#schemas/content/clean-url.ts';
import { fillPlaceholders, PLACEHOLDER_START } from '#schemas/content/placeholders.ts';
import { refusedImage, relativeAddress } from '#schemas/problems/content-problems.ts';
import type { Problem } from '../errors/index.ts';
import { isRecord } from '#schemas/is-record.ts';

/**
 * Lists the addresses of images that will not be shown, or not from every page, as the problems
 * that the validate command gives. Components inside others are checked by themselves.
 */
export function listImageProblems(
  value: unknown,
  shape: Shape | undefined,
  pointer = '',
): readonly Problem[] {
  if (!shape || !canHoldImages(shape)) return NONE;
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      listImageProblems(item, shape.items, `${pointer}/${index}`),
    );
  }
  if (typeof value === 'string' && shape.kind === 'image-url')
    return checkImageAddress(value, pointer);
  if (!isRecord(value)) return NONE;
  let problems = NONE;
  for (const [name, inner] of membersWithImages(shape)) {
    if (!Object.hasOwn(value, name)) continue;
    const own = listImageProblems(value[name], inner, `${pointer}/${name}`);
    if (own.length > 0) problems = [...problems, ...own];
  }
  return problems;
}

const NONE: readonly Problem[] = [];

function checkImageAddress(address: string, pointer: string): readonly Problem[] {
  const filled = fillPlaceholders(address);
  const reason = explainImageRefusal(filled);
  if (reason !== undefined) return [refusedImage(filled, pointer, reason)];
  // How an address with macros begins is known only once they are filled in.
  if (address.includes(PLACEHOLDER_START) || !isRelativeAddress(address)) return NONE;
  return [relativeAddress(address, pointer)];
}

/** Most values of a page hold no image, whatever they are; which do is a matter of the schema. */
function canHoldImages(shape: Shape): boolean {
  const known = HOLDS_IMAGES.get(shape);
  if (known !== undefined) return known;
  const inner = [...Object.values(shape.properties ?? {}), ...(shape.items ? [shape.items] : [])];
  const holds = shape.kind === 'image-url' || inner.some(canHoldImages);
  HOLDS_IMAGES.set(shape, holds);
  return holds;
}

const HOLDS_IMAGES = new WeakMap<Shape, boolean>();

type Members = readonly (readonly [name: string, shape: Shape])[];

function membersWithImages(shape: Shape): Members {
  const known = WITH_IMAGES.get(shape);
  if (known) return known;
  const members = Object.entries(shape.properties ?? {}).filter(([, inner]) =>
    canHoldImages(inner),
  );
  WITH_IMAGES.set(shape, members);
  return members;
}

const WITH_IMAGES = new WeakMap<Shape, Members>();
