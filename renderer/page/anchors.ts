import type { Shape } from '#schemas/check-module.ts';
import { OWN_IDS, toSlug } from '#schemas/content/anchor.ts';
import { memoizeText } from '../memoize/index.ts';

/** Gives each text of a page an anchor that nothing else on it has. */
export type AnchorOf = (text: string) => string;

/** Which anchors a page has. */
export interface TakenAnchors {
  /** For each the anchor that its text alone would make. */
  readonly preferred: Map<string, string>;
  /** True where two texts say the same, so that one has a number. */
  hasNumbers: boolean;
}

export function createTakenAnchors(): TakenAnchors {
  return { preferred: new Map(), hasNumbers: false };
}

/** The anchor of a text where no other on its page says the same. */
export function toAnchor(text: string): string {
  const slug = slugOf(text);
  return OWN_IDS.test(slug) ? `section-${slug}` : slug;
}

/**
 * Anchors in the order of their texts: where two say the same, the later one gets a number. They
 * are noted in `taken`.
 */
export function createAnchors(taken = createTakenAnchors()): AnchorOf {
  const { preferred: preferredOf } = taken;
  const lastNumbers = new Map<string, number>();

  return (text) => {
    const preferred = toAnchor(text);
    let anchor = preferred;
    for (let number = lastNumbers.get(preferred) ?? 1; preferredOf.has(anchor);) {
      taken.hasNumbers = true;
      number += 1;
      anchor = `${preferred}-${number}`;
      lastNumbers.set(preferred, number);
    }
    preferredOf.set(anchor, preferred);
    return anchor;
  };
}

/** Returns true if a component has a text that makes an anchor. */
export function mayHaveAnchor(shape: Shape): boolean {
  const known = HAS_ANCHOR.get(shape);
  if (known !== undefined) return known;
  const has = Object.values(shape.properties ?? {}).some(({ anchor }) => anchor);
  HAS_ANCHOR.set(shape, has);
  return has;
}

/** A matter of the schema, asked for each component of a page. */
const HAS_ANCHOR = new WeakMap<Shape, boolean>();

/**
 * The anchor of a component whose schema says which of its texts makes one: the last of those that
 * are there.
 */
export function findAnchor(
  props: Readonly<Record<string, unknown>>,
  shape: Shape,
  anchorOf: AnchorOf,
): { readonly anchor?: string } {
  if (!mayHaveAnchor(shape)) return {};
  const { properties = {} } = shape;
  let text: string | undefined;
  for (const name in properties) {
    const own = properties[name]?.anchor ? props[name] : undefined;
    if (typeof own === 'string') text = own;
  }
  return text === undefined ? {} : { anchor: anchorOf(text) };
}

/** The slug of a heading's text, which pages in many languages and requests ask for again. */
export const slugOf = memoizeText(toSlug);
