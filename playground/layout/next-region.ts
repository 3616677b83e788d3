// The textbox of the editor comes before its tabs, and the tree before its header: what one wants
// to be led to.
const FIRST_STOPS = [
  'textarea:not([tabindex="-1"]), [role="tree"]',
  'button:not(:disabled):not([tabindex="-1"]), select, input, a[href]:not([tabindex="-1"])',
];

const REGION = 'section[aria-label]';

/**
 * Leads the focus to the next region of the window, or to the one before; round from the last to
 * the first, past those behind another tab or in a folded panel. `bring` has a narrow window show
 * the screen of a region.
 */
export function goToNextRegion(direction: 1 | -1, bring: (region: string) => unknown): void {
  const regions = [...document.querySelectorAll<HTMLElement>(REGION)].filter(isOutermost);
  const from = regions.findIndex((region) => region.contains(document.activeElement));
  const start = from < 0 && direction < 0 ? 0 : from;
  regions.some((_, step) => {
    const next = regions.at((start + direction * (step + 1)) % regions.length);
    if (!next || next.closest('[hidden]')) return false;
    bring(next.getAttribute('aria-label') ?? '');
    return goInto(next);
  });
}

/** A section within a region is a part of it. */
function isOutermost(region: HTMLElement): boolean {
  return !region.parentElement?.closest(REGION);
}

/** Leads the focus to the first stop of a region; false if it has none in sight. */
export function goInto(region: Element): boolean {
  const stop = FIRST_STOPS.map((stops) =>
    [...region.querySelectorAll<HTMLElement>(stops)].find(isShown),
  ).find((first) => first !== undefined);
  stop?.focus();
  return stop !== undefined;
}

function isShown(element: HTMLElement): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}
