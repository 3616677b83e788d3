/**
 * Names an element by its tag and first class, and the one around it that has a class: enough to
 * find it in the sources, and nothing of what stands in it.
 */
export function describeNode(node: unknown): string {
  const element = node instanceof Element ? node : node instanceof Node ? node.parentElement : null;
  if (!element) return '';
  const own = nameOf(element);
  const around = element.classList.length === 0 ? element.parentElement?.closest('[class]') : null;
  return around ? `${nameOf(around)} ${own}` : own;
}

function nameOf({ localName, classList: [first] }: Element): string {
  return first === undefined ? localName : `${localName}.${first}`;
}
