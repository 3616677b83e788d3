import type { ReactElement } from 'react';
import type { RenderedItem, RenderedRun } from './view-plan.ts';

declare global {
  /** Not in the compiler's list of globals yet. */
  var trustedTypes: { readonly emptyHTML: string } | undefined;
}

/**
 * React compares nothing below an element that sets its own inner HTML, and leaves it alone while hydrating.
 * Where trusted types are enforced, theirs is the only empty text that may become HTML.
 */
const NOT_REACTS_OWN = { __html: globalThis.trustedTypes?.emptyHTML ?? '' };

/**
 * The place of an item that has nothing to do in a browser. Only this element is hydrated: the children that
 * the server sent stay as they are, and neither their code nor their props are needed. Where React could not
 * hydrate and makes the element anew, because something else had changed the page, the children move in.
 */
export function StaticSlot({ item }: { readonly item: RenderedItem | RenderedRun }): ReactElement {
  const place =
    item.state === 'run'
      ? { className: 'run' }
      : { className: 'slot', 'data-type': item.type, 'data-key': item.key };
  return (
    <div
      {...place}
      ref={(element) => moveChildren(item.element, element)}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- see above: React leaves such an element alone.
      dangerouslySetInnerHTML={NOT_REACTS_OWN}
    />
  );
}

function moveChildren(from: Element | undefined, to: Element | null): void {
  if (from && to && from !== to) to.replaceChildren(...from.childNodes);
}
