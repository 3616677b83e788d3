import type { ReactElement } from 'react';
import type { AdoptedPart } from '../plan/index.ts';

/** React compares nothing below an element that sets its own inner HTML, and leaves it alone while hydrating. */
const WHAT_THE_SERVER_DREW = { __html: '' };

/**
 * The place of a part that has nothing to do in a browser. Only this element is hydrated: the children that
 * the server sent stay as they are, and neither their code nor their props are needed. The empty string is
 * never written anywhere, since an adopted part exists only where there is HTML to hydrate.
 */
export function AdoptedSlot({ item }: { readonly item: AdoptedPart }): ReactElement {
  return (
    <div
      className="slot"
      data-type={item.id}
      data-key={item.key}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- see above: it keeps React's hands off.
      dangerouslySetInnerHTML={WHAT_THE_SERVER_DREW}
    />
  );
}
