import type { Shape } from '#schemas/check-module.ts';
import {
  cleanImageUrl,
  explainImageRefusal,
  isRelativeAddress,
} from '#schemas/content/clean-url.ts';
import { fillPlaceholders, PLACEHOLDER_START } from '#schemas/content/placeholders.ts';
import { refusedImage, refusedVideo, relativeAddress } from '#schemas/problems/content-problems.ts';
import { splitPointer } from '#schemas/problems/pointer.ts';
import type { Problem } from '../errors/index.ts';
import { isRecord } from '#schemas/is-record.ts';

/**
 * Lists the addresses of images and videos that will not be shown, or not from every page, as the
 * problems that the validate command gives. Components inside others are checked by themselves.
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
  if (typeof value === 'string' && isMedia(shape)) {
    return checkMediaAddress(
      value,
      pointer,
      shape.kind === 'video-url' ? refusedVideo : refusedImage,
    );
  }
  if (!isRecord(value)) return NONE;
  let problems = NONE;
  for (const [name, inner] of membersWithImages(shape)) {
    if (!Object.hasOwn(value, name)) continue;
    const own = listImageProblems(value[name], inner, `${pointer}/${name}`);
    if (own.length > 0) problems = [...problems, ...own];
  }
  return problems;
}

/**
 * Returns true if one of the problems is the refused address of a video that has no other to play:
 * a component whose video plays nothing has nothing to show.
 */
export function hasUnplayable(
  problems: readonly Problem[],
  component: {
    readonly value: unknown;
    readonly shape: Shape | undefined;
    readonly pointer: string;
  },
): boolean {
  return problems.some(({ code, pointer }) => {
    if (code !== 'refused-address') return false;
    const steps = splitPointer(pointer.slice(component.pointer.length)).slice(0, -1);
    const holder = steps.reduce<unknown>(memberOf, component.value);
    const shape = steps.reduce<Shape | undefined>(shapeOf, component.shape);
    return isRecord(holder) && !isPlayable(holder, shape, pointer);
  });
}

function memberOf(value: unknown, step: string): unknown {
  if (Array.isArray(value)) return value[Number(step)];
  return isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

function shapeOf(shape: Shape | undefined, step: string): Shape | undefined {
  return shape?.properties?.[step] ?? shape?.items;
}

/** Returns true if the address there is none of a video, or another one beside it plays. */
function isPlayable(
  holder: Readonly<Record<string, unknown>>,
  shape: Shape | undefined,
  pointer: string,
): boolean {
  const properties = shape?.properties ?? {};
  if (properties[splitPointer(pointer).at(-1) ?? '']?.kind !== 'video-url') return true;
  return Object.entries(holder).some(
    ([name, address]) =>
      properties[name]?.kind === 'video-url' &&
      typeof address === 'string' &&
      cleanImageUrl(fillPlaceholders(address)) !== '',
  );
}

const NONE: readonly Problem[] = [];

function isMedia({ kind }: Shape): boolean {
  return kind === 'image-url' || kind === 'video-url';
}

function checkMediaAddress(
  address: string,
  pointer: string,
  refuse: typeof refusedImage,
): readonly Problem[] {
  const filled = fillPlaceholders(address);
  const reason = explainImageRefusal(filled);
  if (reason !== undefined) return [refuse(filled, pointer, reason)];
  // How an address with macros begins is known only once they are filled in.
  if (address.includes(PLACEHOLDER_START) || !isRelativeAddress(address)) return NONE;
  return [relativeAddress(address, pointer)];
}

/**
 * Most values of a page hold no image or video, whatever they are; which do is a matter of the
 * schema.
 */
function canHoldImages(shape: Shape): boolean {
  const known = HOLDS_IMAGES.get(shape);
  if (known !== undefined) return known;
  const inner = [...Object.values(shape.properties ?? {}), ...(shape.items ? [shape.items] : [])];
  const holds = isMedia(shape) || inner.some(canHoldImages);
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
