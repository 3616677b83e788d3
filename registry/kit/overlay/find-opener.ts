/**
 * The element that refers to an overlay with one of these attributes, which were handed out for it.
 */
export function findOpener(
  content: HTMLElement,
  attributes: readonly string[],
  within: ParentNode = content.ownerDocument,
): HTMLElement | null {
  const value = CSS.escape(content.id);
  return within.querySelector<HTMLElement>(attributes.map((name) => `[${name}~=${value}]`).join());
}
