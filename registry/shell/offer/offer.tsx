import type { ReactNode } from 'react';

export interface OfferProps {
  /** The contents of the mbox with which it is shown, with blanks between. */
  readonly contents: string;
  /** True for the one that is shown until a browser knows better. */
  readonly isShown: boolean;
  readonly children?: ReactNode;
}

/** One option of an mbox. A browser may have shown or hidden it before React came. */
export function Offer({ contents, isShown, children }: OfferProps) {
  return (
    <div className="offer" data-contents={contents} inert={!isShown} suppressHydrationWarning>
      {children}
    </div>
  );
}
