import { mayHaveAnchor, toAnchor, type AnchorOf, type TakenAnchors } from './anchors.ts';
import type { PageItem } from './page-model.ts';

/**
 * The anchors of a component and of what stands inside it, in the order in which they were given.
 */
export function listAnchors(item: PageItem): string[] {
  if (item.state === 'faulty') return [];
  const { anchor } = mayHaveAnchor(item.shape) ? item.props : {};
  const inside = (item.children ?? []).flatMap(listAnchors);
  return typeof anchor === 'string' ? [anchor, ...inside] : inside;
}

export interface OwnAnchors {
  readonly anchorOf: AnchorOf;
  /**
   * Each with the one that its text alone would make; undefined where others on the page would get
   * other ones.
   */
  readonly anchors: () => ReadonlyMap<string, string> | undefined;
}

/**
 * Gives texts their anchors, as if the page were read from its top: those of `before`, in order, as
 * far as they fit, else such as nothing else has once `gone` are given back.
 */
export function reuseAnchors(
  before: readonly string[],
  { preferred: taken, hasNumbers }: TakenAnchors,
  gone = before,
): OwnAnchors {
  const anchors = new Map<string, string>();
  let count = 0;
  let isAlike = true;
  let isClear = true;
  return {
    anchorOf(text) {
      const preferred = toAnchor(text);
      const anchor = before[count];
      count += 1;
      if (anchor !== undefined && taken.get(anchor) === preferred) {
        isClear &&= !anchors.has(anchor);
        anchors.set(anchor, preferred);
        return anchor;
      }
      isAlike = false;
      isClear &&= !anchors.has(preferred) && (!taken.has(preferred) || gone.includes(preferred));
      anchors.set(preferred, preferred);
      return preferred;
    },
    anchors() {
      if (isAlike && count === before.length) return anchors;
      return isClear && !hasNumbers ? anchors : undefined;
    },
  };
}

export function takeAnchors(
  { preferred }: TakenAnchors,
  gone: readonly string[],
  anchors: ReadonlyMap<string, string>,
): void {
  gone.forEach((anchor) => preferred.delete(anchor));
  anchors.forEach((own, anchor) => preferred.set(anchor, own));
}
