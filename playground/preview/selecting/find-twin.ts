import type { MarkupElement } from './read-markup.ts';
import type { Part } from './find-part-by-point.ts';

/** A place in a component: the index of each element among its sisters, and its tag. */
export type ElementPath = readonly { readonly index: number; readonly tag: string }[];

/** The way from a slot to an element inside it. */
export function findElementPath(element: Element, slot: Element): ElementPath {
  const path = [];
  for (let at: Element | null = element; at && at !== slot; at = at.parentElement) {
    const sisters: readonly Element[] = [...(at.parentElement?.children ?? [])];
    path.unshift({ index: sisters.indexOf(at), tag: at.tagName.toLowerCase() });
  }
  return path;
}

/** The element at a place, if it has the same tag all the way. */
export function resolveElementPath(
  root: MarkupElement,
  path: ElementPath,
): MarkupElement | undefined {
  let element: MarkupElement | undefined = root;
  for (const { index, tag } of path) {
    element = element && childrenOf(element)[index];
    if (element?.tag !== tag) return undefined;
  }
  return element;
}

/**
 * The place of a part in what was rendered again: where it stands on the page, if it shows the same
 * there; else the one place that shows the same. A component that somebody has used may look
 * another way than at first.
 */
export function findTwin(root: MarkupElement, part: Part, slot: Element): ElementPath | undefined {
  const path = findElementPath(part.element, slot);
  const same = resolveElementPath(root, path);
  if (same && looksLike(same, part)) return path;
  const others = pathsIn(root).filter(({ element }) => looksLike(element, part));
  return others.length === 1 ? others[0]?.path : undefined;
}

/** The texts directly in an element. */
export function listMarkupRuns({ children }: MarkupElement): readonly string[] {
  return children.filter((child) => typeof child === 'string');
}

function looksLike(element: MarkupElement, part: Part): boolean {
  if (element.tag !== part.element.tagName.toLowerCase()) return false;
  if (part.kind === 'text') return listMarkupRuns(element)[part.run] === part.text;
  const name = part.kind === 'image' ? 'src' : 'href';
  return element.attributes.get(name) === part.element.getAttribute(name);
}

function childrenOf({ children }: MarkupElement): readonly MarkupElement[] {
  return children.filter((child) => typeof child !== 'string');
}

function pathsIn(
  element: MarkupElement,
  path: ElementPath = [],
): { readonly element: MarkupElement; readonly path: ElementPath }[] {
  return childrenOf(element).flatMap((child, index) => {
    const own = [...path, { index, tag: child.tag }];
    return [{ element: child, path: own }, ...pathsIn(child, own)];
  });
}
