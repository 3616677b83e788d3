import type { ReactNode } from 'react';
import './offers.css';

export interface OffersProps {
  readonly mbox: string;
  /** The options, each in a part `offer` of its own. */
  readonly children?: ReactNode;
}

/**
 * The place of an mbox: as high as its tallest option, so that nothing moves whichever is shown. A
 * browser may have taken options out before React came.
 */
export function Offers({ mbox, children }: OffersProps) {
  return (
    <div className="offers" data-mbox={mbox} suppressHydrationWarning>
      {children}
    </div>
  );
}
