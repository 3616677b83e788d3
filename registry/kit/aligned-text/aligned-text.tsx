import type { ReactNode } from 'react';
import type { Image } from '#schemas/prepared.ts';
import { canShow, Picture } from '../picture/picture.tsx';
import './aligned-text.css';

const BESIDE = [{ width: 480, height: 480 }];
const ACROSS = [
  { media: '(width < 600px)', width: 540, height: 303 },
  { width: 900, height: 504 },
];

interface AlignedTextProps {
  readonly alignedImage:
    | { readonly image: Image; readonly position?: 'top' | 'right' | 'bottom' | 'left' }
    | undefined;
  readonly children: ReactNode;
}

/** A text with its picture, if it has one, at one of its four sides. */
export function AlignedText({ alignedImage, children }: AlignedTextProps) {
  if (!canShow(alignedImage?.image)) return children;

  const { image, position = 'right' } = alignedImage;
  const isBeside = position === 'left' || position === 'right';
  return (
    <div className="aligned-text" data-position={position}>
      <div className="aligned-text__layout">
        <div className="aligned-text__picture">
          <Picture image={image} sizes={isBeside ? BESIDE : ACROSS} />
        </div>
        <div className="aligned-text__text">{children}</div>
      </div>
    </div>
  );
}
