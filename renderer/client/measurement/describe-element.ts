import { removeSoftHyphens } from '#schemas/content/soft-hyphens.ts';
import type { ElementEvent } from '../../services/measurement/index.ts';
import { locateElement } from './locate-element.ts';

/** The name of an action of the shell, such as `menu`, which is measured as an EVENT. */
export interface DeclaredAction {
  readonly type: 'EVENT';
  readonly eventName: string;
}

/** An element says what it is, where its markup does not, by this attribute. */
const TYPE = 'data-measure';

/** An element, or a list of links, says which action of the shell a click on it is. */
const ACTION = 'data-measure-event';

/** A link that acts as a button leads nowhere. */
const LINK = 'a[href]:not([role="button"]), area[href]';

/** Whatever is measured where somebody clicks on it. */
export const MEASURED = `${LINK}, [${TYPE}], button[${ACTION}]`;

/** Nothing happens where somebody clicks on one of these. */
const DISABLED = ':disabled, [aria-disabled="true"], [inert]';

/** The link of a card is that of its title, which covers it. */
const CARD = 'article :is(h1, h2, h3, h4, h5, h6) > a';

/** Fields, in which a text may be somebody's own, which is never measured. */
const TYPED = 'input, textarea, select, [contenteditable]';

/**
 * Describes the click on an element of a page as an event: a link, a card, a call to action, or an
 * action of the shell. Undefined where a click there is not measured. The markup of a page says it
 * by itself; where it does not, `data-measure` names the type of an element, and
 * `data-measure-event` the action of a button or of all links in a list.
 */
export function describeElement(target: Element): ElementEvent | DeclaredAction | undefined {
  const element = target.closest(MEASURED);
  if (!element || element.closest(DISABLED)) return undefined;
  const eventName = findAction(element);
  if (eventName !== undefined) return { type: 'EVENT', eventName };
  return {
    type: 'ELEMENTS_ACTIONS',
    elementType: findType(element),
    elementContent: readName(element),
    elementAction: 'click',
    elementPosition: locateElement(element, MEASURED),
  };
}

function findAction(element: Element): string | undefined {
  const declared = element.closest(`[${ACTION}]`)?.getAttribute(ACTION);
  if (declared) return declared;
  return element.hasAttribute('hreflang') ? 'language' : undefined;
}

function findType(element: Element): string {
  return element.getAttribute(TYPE) ?? (element.matches(CARD) ? 'card' : 'link');
}

/** Reads the words by which a person knows an element, on one line. */
function readName(element: Element): string {
  const texts = [
    element.getAttribute('aria-label'),
    element.querySelector(TYPED) ? undefined : element.textContent,
    element.querySelector('img')?.alt,
    element.getAttribute('title'),
  ];
  const names = texts.map((text) =>
    removeSoftHyphens(text ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  return names.find((name) => name !== '') ?? '';
}
