import type { Image } from '#schemas/prepared.ts';
import { Logo } from '../logo/logo.tsx';
import type { ImageSize } from '../picture/image-sources.ts';
import { canShow, Picture } from '../picture/picture.tsx';
import type { CardSize } from './card-content.ts';

const IMAGE_SIZES: Readonly<Record<CardSize, readonly ImageSize[]>> = {
  small: [{ width: 200, height: 200 }],
  medium: [{ width: 560, height: 304 }],
  large: [
    { media: '(width < 600px)', width: 420, height: 228 },
    { width: 720, height: 391 },
  ],
};

interface CardPictureProps {
  readonly image: Image | undefined;
  readonly size: CardSize;
}

/** The picture of a card at the size of its place, or the pale mark where there is none. */
export function CardPicture({ image, size }: CardPictureProps) {
  const isMissing = !canShow(image);
  return (
    <div className="card__picture" data-missing={isMissing}>
      {isMissing ? <Logo look="quiet" /> : <Picture image={image} sizes={IMAGE_SIZES[size]} />}
    </div>
  );
}
