import type { Specimens } from '../specimen/specimen.ts';
import { AlignedText } from './aligned-text.tsx';

const SIDES = ['right', 'left', 'top', 'bottom'] as const;

/** The gallery shows the part with the picture at each of the four sides. */
export const alignedTextSpecimens: Specimens = {
  sides: () =>
    SIDES.map((position) => (
      <AlignedText
        key={position}
        alignedImage={{ image: { original: '/images/shop-street.svg', alt: '' }, position }}
      >
        <p>
          Picture at the {position}. Whoever opens a shop has other things to do than to look after
          accounts: Zahlungsverkehrsabwicklung, payment terminals and a loan for the first stock
          come from one bank, and from one person who knows the shop.
        </p>
      </AlignedText>
    )),
};
