import type { ReactElement } from 'react';
import type { StaticViewItem } from './view-plan.ts';

declare global {
  /** Not in the compiler's list of globals yet. */
  var trustedTypes: { readonly emptyHTML: string } | undefined;
}

/**
 * React compares nothing below an element that sets its own inner HTML, and leaves it alone while hydrating.
 * Where trusted types are enforced, theirs is the only empty text that may become HTML.
 */
const WHAT_THE_SERVER_DREW = { __html: globalThis.trustedTypes?.emptyHTML ?? '' };

/**
 * The place of a part that has nothing to do in a browser. Only this element is hydrated: the children that
 * the server sent stay as they are, and neither their code nor their props are needed. Where React could not
 * hydrate and makes the element anew, because something else had changed the page, the children move in.
 */
export function StaticSlot({ item }: { readonly item: StaticViewItem }): ReactElement {
  return (
    <div
      className="slot"
      data-type={item.id}
      data-key={item.key}
      ref={(element) => moveIn(element, item.drawn)}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- see above: it keeps React's hands off.
      dangerouslySetInnerHTML={WHAT_THE_SERVER_DREW}
    />
  );
}

function moveIn(element: Element | null, drawn: Element | undefined): void {
  if (element && drawn && element !== drawn) element.replaceChildren(...drawn.childNodes);
}
