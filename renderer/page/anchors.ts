import type { Shape } from '#schemas/check-module.ts';
import { slugOf } from './slug-of.ts';

/** The ids that a document has by itself: the page's elements and data, and where footnotes stand. */
const OWN_IDS = /^(?:page|main|plan|cms-data|note-.*)$/;

/** Gives each text of a page an anchor that nothing else on it has. */
export type AnchorOf = (text: string) => string;

/** Anchors in the order of their texts: where two say the same, the later one gets a number. */
export function createAnchors(): AnchorOf {
  const taken = new Set<string>();
  const lastNumbers = new Map<string, number>();

  return (text) => {
    const slug = slugOf(text);
    const preferred = OWN_IDS.test(slug) ? `section-${slug}` : slug;
    let anchor = preferred;
    for (let number = lastNumbers.get(preferred) ?? 1; taken.has(anchor);) {
      number += 1;
      anchor = `${preferred}-${number}`;
      lastNumbers.set(preferred, number);
    }
    taken.add(anchor);
    return anchor;
  };
}

/** The anchor of a component whose schema says which of its texts makes one. */
export function anchorIn(
  props: Readonly<Record<string, unknown>>,
  { properties = {} }: Shape,
  anchorOf: AnchorOf,
): { readonly anchor?: string } {
  for (const name in properties) {
    const text = properties[name]?.anchor ? props[name] : undefined;
    if (typeof text === 'string') return { anchor: anchorOf(text) };
  }
  return {};
}
