const REACT_ID = /_[rR]_\w*?_/g;
const OF_STATE = new Set(['data-state', 'aria-busy']);

/**
 * Returns the markup inside an element, a line for each tag and text, so that two can be compared.
 * It leaves out what may differ: ids and keys are counted over a page, comments are React's own
 * marks, and the order of attributes depends on who wrote them. The content of a noscript is read
 * by browsers without scripts only: React writes it on the server and leaves it out in a browser.
 * A feature is complete when its own code says so, sooner or later than somebody looks.
 */
export function markupOf(element: Element | null): string[] {
  return [...(element?.childNodes ?? [])].flatMap((node) => linesOf(node, ''));
}

function linesOf(node: Node, indent: string): string[] {
  if (node instanceof Comment) return [];
  if (!(node instanceof Element)) return [`${indent}${node.textContent}`];

  const isFeature = node.matches('.feature-state');
  const attributes = [...node.attributes]
    .filter(({ name }) => name !== 'data-key' && !(isFeature && OF_STATE.has(name)))
    .map(({ name, value }) => ` ${name}="${value.replaceAll(REACT_ID, 'ID')}"`)
    .toSorted();
  const children = node.localName === 'noscript' ? [] : [...node.childNodes];
  return [
    `${indent}<${node.localName}${attributes.join('')}>`,
    ...children.flatMap((child) => linesOf(child, `${indent}  `)),
  ];
}
