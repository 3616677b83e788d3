const CANDIDATES =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio, video, [contenteditable], [tabindex]';

/** Tab moves about inside these too, so the browser knows better than we do when it leaves them. */
export const WITH_STOPS_OF_THEIR_OWN =
  'audio, video, input:is([type="date"], [type="time"], [type="month"], [type="week"], [type="datetime-local"])';

/**
 * Sends Tab from the last stop of an overlay to the first one, and back. In between the browser
 * does it.
 */
export function trapTab(event: KeyboardEvent, content: HTMLElement): void {
  const active = content.ownerDocument.activeElement;
  if (active !== content && content.contains(active) && active?.matches(WITH_STOPS_OF_THEIR_OWN)) {
    return;
  }

  const stops = listTabStops(content, active);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const isInside = stops.some((stop) => stop === active);
  const isBetween = content.contains(active) && active !== content && !isInside;
  // From a place that is no stop, such as a heading that was given the focus, the browser finds the
  // way.
  if (edge && active !== edge && (isInside || isBetween)) return;

  event.preventDefault();
  const next = event.shiftKey ? stops.at(-1) : stops[0];
  (next ?? content).focus();
}

/**
 * Lists the elements that Tab stops at, in order. A group of radio buttons has one of them: the
 * chosen button, or the focused one.
 */
export function listTabStops(content: HTMLElement, active: Element | null): HTMLElement[] {
  const reachable = [...content.querySelectorAll<HTMLElement>(CANDIDATES)].filter(isReachable);
  const groups = new Map<string, HTMLElement>();
  for (const radio of reachable.filter(isGroupedRadio)) {
    const group = groupOf(radio);
    if (!groups.has(group) || radio === active || radio.matches(':checked'))
      groups.set(group, radio);
  }
  return reachable.filter((stop) => !isGroupedRadio(stop) || groups.get(groupOf(stop)) === stop);
}

function isReachable(element: HTMLElement): boolean {
  return (
    element.tabIndex >= 0 &&
    !element.matches(':disabled, [type="hidden"], [inert], [inert] *') &&
    // Without layout nothing is known to be hidden.
    (!('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true }))
  );
}

function isGroupedRadio(element: HTMLElement): boolean {
  return element instanceof HTMLInputElement && element.type === 'radio' && element.name !== '';
}

function groupOf(radio: HTMLElement): string {
  const form = radio.closest('form')?.id ?? '';
  return `${form} ${radio.getAttribute('name') ?? ''}`;
}
