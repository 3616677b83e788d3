import type { ScenarioStep } from '#schemas/generated/scenario.ts';
import { removeSoftHyphens } from '#schemas/content/soft-hyphens.ts';

/** Everything in a label that is not its words. */
const SILENT = '[aria-hidden="true"], select, textarea, script, style, template';

/** A step, read: what is done, and the name of what it is done to. */
export interface ReadStep {
  readonly action: Action;
  readonly name: string;
  /** The name of the group or of the list around it. */
  readonly group: string | undefined;
}

type Action = 'fill' | 'choose' | 'press' | 'see';

const ACTIONS: readonly Action[] = ['fill', 'choose', 'press', 'see'];

/** Reads a step; undefined where it says nothing to do. */
export function readStep(step: ScenarioStep): ReadStep | undefined {
  const action = ACTIONS.find((each) => step[each] !== undefined);
  return action && { action, name: step[action] ?? '', group: step.in };
}

/** The elements that a step can be about, by what it does with them. */
const SELECTORS: Readonly<Record<Action, string>> = {
  fill: 'input:not([type="radio"], [type="checkbox"], [type="file"], [type="submit"]), textarea',
  choose: 'input[type="radio"], input[type="checkbox"], option, [role="option"]',
  press: 'button, a[href], summary, input[type="submit"], [role="button"], [role="tab"]',
  // A text may stand anywhere; these are what a page says most of all.
  see: 'h1, h2, h3, h4, legend, output, [role="alert"], [role="status"]',
};

const DISABLED = ':disabled, [aria-disabled="true"]';

/** Returns what a step is about, as soon as a visitor could do it; undefined until then. */
export function findTarget(
  document: Document,
  { action, name, group }: ReadStep,
): Element | undefined {
  const wanted = normalizeText(name);
  if (action === 'see') {
    return normalizeText(document.body.innerText).includes(wanted) ? document.body : undefined;
  }
  return listTargets(document, action).find(
    (element) =>
      readName(element) === wanted &&
      !element.matches(DISABLED) &&
      (group === undefined || isInGroup(element, normalizeText(group))),
  );
}

/** Lists the names that the page has for what a step does. */
export function listNames(document: Document, { action }: ReadStep): readonly string[] {
  const names = listTargets(document, action).map(readName);
  return [...new Set(names.filter((name) => name !== ''))];
}

function listTargets(document: Document, action: Action): readonly Element[] {
  return [...document.querySelectorAll(SELECTORS[action])].filter(isVisible);
}

/** An option of a closed list has no box of its own. */
function isVisible(element: Element): boolean {
  const shown = element instanceof HTMLOptionElement ? element.closest('select') : element;
  return shown?.checkVisibility({ visibilityProperty: true }) ?? false;
}

function isInGroup(element: Element, name: string): boolean {
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (readLabel(around) === name) return true;
  }
  return false;
}

/**
 * Returns the name by which a person finds a control, as the outline of a digest has it: that of
 * its label, and else all that stands in it.
 */
function readName(element: Element): string {
  return readLabel(element) || readText(element);
}

/** Returns the name that a label gives to a control or a group; empty where there is none. */
function readLabel(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const named = ids.map((id) => element.ownerDocument.getElementById(id));
  return (
    joinTexts(named) ||
    normalizeText(element.getAttribute('aria-label') ?? '') ||
    joinTexts(listNativeLabels(element))
  );
}

/** Returns a text as it is compared: without places to part a word, and with single blanks. */
function normalizeText(text: string): string {
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

function readText(root: Element): string {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_ALL, (node) => {
    if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
    return node.matches(SILENT) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
  });
  let text = '';
  while (walker.nextNode()) text += walker.currentNode.nodeValue ?? '';
  return normalizeText(text);
}
