import { createElement, type ReactElement, type Ref } from 'react';

declare global {
  /** Not in the compiler's list of globals yet. */
  var trustedTypes: { readonly emptyHTML: string } | undefined;
}

/**
 * React compares nothing below an element that sets its own inner HTML, and leaves it alone while
 * hydrating. Where trusted types are enforced, theirs is the only empty text that may become HTML.
 */
const NOT_REACTS_OWN = { __html: globalThis.trustedTypes?.emptyHTML ?? '' };

interface UnmanagedElementProps {
  readonly tag: string;
  readonly className?: string;
  readonly ref?: Ref<HTMLElement>;
}

/**
 * An element whose inside is not React's: what stands there, on a page from a server as well, stays
 * as others have made it.
 */
export function UnmanagedElement({ tag, ...place }: UnmanagedElementProps): ReactElement {
  return createElement(tag, {
    ...place,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: NOT_REACTS_OWN,
  });
}
