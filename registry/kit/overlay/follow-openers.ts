import { getFocusedElement } from './return-focus.ts';
import { listTabStops, WITH_STOPS_OF_THEIR_OWN } from './tab-stops.ts';

/** An overlay that hangs from its opener, wherever either stands in the document. */
export interface Hanging {
  readonly content: HTMLElement;
  readonly opener: HTMLElement;
}

interface Way {
  /** Where Tab goes about. */
  readonly scope: HTMLElement;
  /** Whether both ends of it meet. */
  readonly isRound: boolean;
  readonly hanging: readonly Hanging[];
}

/**
 * Sends Tab from an opener into what hangs from it, and from there to what follows the opener; back
 * the same way. Where the order of the document leads there too, the browser does it. Returns
 * whether there is nothing left to do.
 */
export function followOpeners(event: KeyboardEvent, { scope, isRound, hanging }: Way): boolean {
  const active = getFocusedElement(scope.ownerDocument);
  if (!active || !scope.contains(active) || hanging.length === 0) return false;

  const stops = withElement(listTabStops(scope, active), active);
  const order = orderOf(stops, hanging);
  const step = event.shiftKey ? -1 : 1;
  const nextIn = (list: readonly HTMLElement[]) => {
    const index = list.indexOf(active) + step;
    return isRound ? list.at(index % list.length) : list[index];
  };
  const goal = nextIn(order);
  if (goal === nextIn(stops)) return false;

  if (!goal) {
    // From the edge of the document the browser leaves it.
    stops.at(event.shiftKey ? 0 : -1)?.focus();
  } else if (active.matches(WITH_STOPS_OF_THEIR_OWN)) {
    leadOnceLeft(active, goal);
  } else {
    event.preventDefault();
    goal.focus();
  }
  return true;
}

/** The stops, each overlay's after its opener. */
function orderOf(stops: readonly HTMLElement[], hanging: readonly Hanging[]): HTMLElement[] {
  return hanging.reduce<HTMLElement[]>(
    (order, { content, opener }) => {
      const inside = order.filter((stop) => content.contains(stop));
      const others = withElement(
        order.filter((stop) => !content.contains(stop)),
        opener,
      );
      const last = others.findLastIndex((stop) => opener.contains(stop));
      const found = others.toSpliced(last + 1, 0, ...inside);
      return order.includes(opener) ? found : found.filter((stop) => stop !== opener);
    },
    [...stops],
  );
}

/** The list with an element in its place of the document. */
function withElement(stops: HTMLElement[], element: HTMLElement): HTMLElement[] {
  if (stops.includes(element)) return stops;
  const isAfter = (stop: HTMLElement) =>
    (element.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const next = stops.findIndex(isAfter);
  return stops.toSpliced(next < 0 ? stops.length : next, 0, element);
}

/** Tab moves about inside such an element, so only the browser knows when it leaves. */
function leadOnceLeft(active: HTMLElement, goal: HTMLElement): void {
  const listening = new AbortController();
  const { signal } = listening;
  const onFocus = ({ target }: FocusEvent) => {
    listening.abort();
    if (target !== active) goal.focus();
  };
  const { ownerDocument } = active;
  ownerDocument.addEventListener('focusin', onFocus, { signal, capture: true });
  ownerDocument.addEventListener('keyup', () => listening.abort(), { signal, capture: true });
}
