import type axe from 'axe-core';
import {
  LANDMARKS,
  MAX_NAME,
  MAX_OUTLINE,
  type OutlinePart,
} from '../../state/accessibility/accessibility.ts';
import type { OutlineElement } from './create-accessibility-check.ts';

/** Everything over the page that is the tool's own. */
export const MARKS = '.playground-marks';

/** All elements that may be a landmark or a heading. */
const CANDIDATES =
  'h1, h2, h3, h4, h5, h6, header, footer, nav, main, aside, section, form, search, [role]';

/** The functions of axe that its types leave out. */
interface Commons {
  readonly aria: { readonly getRole: (element: Element) => string | null };
  readonly dom: { readonly isVisibleToScreenReaders: (element: Element) => boolean };
  readonly text: { readonly accessibleText: (element: Element) => string };
}

/**
 * Reads the landmarks and headings of a page in the order of its document, with the roles and names
 * that axe gives them. Those that are hidden from assistive technology are left out. Each step
 * reads one element, or none, since axe looks at all of a long page to tell what is visible. Axe
 * cannot run until the last step, or until the reading is given up by `return`.
 */
export function* readOutline(
  { setup, teardown, ...loaded }: Pick<typeof axe, 'setup' | 'teardown' | 'commons'>,
  document: Document,
): Generator<OutlineElement | undefined, void> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { aria, dom, text } = loaded.commons as unknown as Commons;
  setup(document);
  try {
    let landmarks: readonly Element[] = [];
    let count = 0;
    for (const element of document.querySelectorAll(CANDIDATES)) {
      if (count === MAX_OUTLINE) break;
      yield undefined;
      const start = readStart(element, aria.getRole(element));
      if (!start || element.closest(MARKS) || !dom.isVisibleToScreenReaders(element)) continue;
      landmarks = landmarks.filter((landmark) => landmark.contains(element));
      const name = text.accessibleText(element).slice(0, MAX_NAME);
      count += 1;
      yield { part: { ...start, name, depth: landmarks.length }, element };
      if (start.kind === 'landmark') landmarks = [...landmarks, element];
    }
  } finally {
    teardown();
  }
}

type OutlineStart =
  | Pick<Extract<OutlinePart, { kind: 'landmark' }>, 'kind' | 'role'>
  | Pick<Extract<OutlinePart, { kind: 'heading' }>, 'kind' | 'level'>;

function readStart(element: Element, role: string | null): OutlineStart | undefined {
  if (role === 'heading') return { kind: 'heading', level: readLevel(element) };
  const landmark = LANDMARKS.find((each) => each === role);
  return landmark && { kind: 'landmark', role: landmark };
}

/** A heading without a level of its own is one of level 2, as for browsers. */
function readLevel(element: Element): number {
  const level = Number(element.getAttribute('aria-level'));
  if (Number.isSafeInteger(level) && level > 0) return level;
  return Number(/^H([1-6])$/.exec(element.tagName)?.[1] ?? 2);
}
