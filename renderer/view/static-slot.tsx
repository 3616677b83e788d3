import type { ReactElement } from 'react';
import { getSlotAttributes } from './slot-element.ts';
import { UnmanagedElement } from './unmanaged-element.ts';
import type { RenderedItem, RenderedRun } from './view-plan.ts';

/**
 * The place of an item that has nothing to do in a browser. Only this element is hydrated: the
 * children that the server sent stay as they are, and neither their code nor their props are
 * needed. Where React could not hydrate and makes the element anew, because something else had
 * changed the page, the children move in.
 */
export function StaticSlot({ item }: { readonly item: RenderedItem | RenderedRun }): ReactElement {
  const attributes = item.state === 'run' ? { className: 'run' } : getSlotAttributes(item);
  return (
    <UnmanagedElement
      tag="div"
      {...attributes}
      ref={(element) => moveChildren(item.element, element)}
    />
  );
}

function moveChildren(from: Element | undefined, to: Element | null): void {
  if (from && to && from !== to) to.replaceChildren(...from.childNodes);
}
