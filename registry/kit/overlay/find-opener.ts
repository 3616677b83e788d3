/** The element that refers to an overlay with one of these attributes, which were handed out for it. */
export function findOpener(
  within: ParentNode,
  id: string,
  attributes: readonly string[],
): HTMLElement | null {
  const selectors = attributes.map((name) => `[${name}~="${CSS.escape(id)}"]`);
  return within.querySelector<HTMLElement>(selectors.join(', '));
}
