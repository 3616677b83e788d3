// The textbox of the editor comes before its tabs, and the tree before its header: what one wants
// to be led to.
const FIRST_STOPS = [
  'textarea:not([tabindex="-1"]), [role="tree"]',
  'button:not(:disabled):not([tabindex="-1"]), select, input, a[href]:not([tabindex="-1"])',
];

const REGION = 'section[aria-label]';

/**
 * Leads the focus to the next region of the window, or to the one before; round from the last to
 * the first.
 */
export function goToNextRegion(document: Document, direction: 1 | -1): void {
  const regions = [...document.querySelectorAll<HTMLElement>(REGION)].filter(isOutermost);
  const from = regions.findIndex((region) => region.contains(document.activeElement));
  const start = from < 0 && direction < 0 ? 0 : from;
  const next = regions[(start + direction + regions.length) % regions.length];
  if (next) goInto(next);
}

/** A section within a region is a part of it. */
function isOutermost(region: HTMLElement): boolean {
  return !region.parentElement?.closest(REGION);
}

/** Leads the focus to the first stop of a region. */
export function goInto(region: Element): void {
  for (const stops of FIRST_STOPS) {
    const stop = [...region.querySelectorAll<HTMLElement>(stops)].find(isShown);
    if (stop) {
      stop.focus();
      return;
    }
  }
}

function isShown(element: HTMLElement): boolean {
  return element.checkVisibility();
}
