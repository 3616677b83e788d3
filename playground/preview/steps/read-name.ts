import { removeSoftHyphens } from '#schemas/content/soft-hyphens.ts';

/**
 * Returns the name by which a person finds a control, as the outline of a digest has it: that of
 * its label, and else all that stands in it.
 */
export function readName(element: Element): string {
  return readLabel(element) || readText(element);
}

/** Returns the name that a label gives to a control or a group; empty where there is none. */
export function readLabel(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const named = ids.map((id) => element.ownerDocument.getElementById(id));
  return (
    joinTexts(named) ||
    normalizeText(element.getAttribute('aria-label') ?? '') ||
    joinTexts(listNativeLabels(element))
  );
}

/** Returns a text as it is compared: without places to part a word, and with single blanks. */
export function normalizeText(text: string): string {
  return removeSoftHyphens(text).replaceAll(/\s+/g, ' ').trim();
}

function listNativeLabels(element: Element): readonly Element[] {
  if (element instanceof HTMLFieldSetElement) {
    return [...element.querySelectorAll(':scope > legend')];
  }
  const isLabelled =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement;
  return isLabelled ? [...(element.labels ?? [])] : [];
}

function joinTexts(elements: readonly (Element | null)[]): string {
  return elements
    .map((element) => (element ? readText(element) : ''))
    .join(' ')
    .trim();
}

/** Everything in a label that is not its words. */
const SILENT = '[aria-hidden="true"], select, textarea, script, style, template';

function readText(root: Element): string {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_ALL, (node) => {
    if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
    return node.matches(SILENT) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
  });
  let text = '';
  while (walker.nextNode()) text += walker.currentNode.nodeValue ?? '';
  return normalizeText(text);
}
