import type { ReactNode } from 'react';
import type { Image } from '#schemas/prepared.ts';
import { Logo } from '../logo/logo.tsx';
import type { ImageSize } from '../picture/image-sources.ts';
import { canShow, Picture } from '../picture/picture.tsx';
import { PromotionalLabel } from '../promotional-label/promotional-label.tsx';
import { classNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import { isShown, type Link } from '../text-links/is-shown.ts';
import './card.css';

type CardSize = 'small' | 'medium' | 'large';

const IMAGE_SIZES: Readonly<Record<CardSize, readonly ImageSize[]>> = {
  small: [{ width: 200, height: 200 }],
  medium: [{ width: 560, height: 304 }],
  large: [
    { media: '(width < 600px)', width: 420, height: 228 },
    { width: 720, height: 391 },
  ],
};

/** What all cards have in common. */
interface CardContent {
  readonly cardSize?: CardSize;
  readonly title: string;
  readonly intro?: string;
  readonly image?: Image;
  readonly link?: Link;
  readonly promotionalLabel?: {
    readonly body: string;
    readonly labelType?: 'commercial' | 'operational';
  };
}

interface CardOptions {
  readonly content: CardContent;
  /** A line above the title. */
  readonly meta?: ReactNode;
  /** What stands below the intro. */
  readonly children?: ReactNode;
  /** What stands at the foot, whatever the height. */
  readonly foot?: ReactNode;
}

/**
 * The frame of every card. The title's link covers it; what looks like a button or a link inside is none. The type of the card is its
 * class.
 *
 * @example <Card className="news-card" content={content} foot={<ArrowLink>Read more</ArrowLink>} />
 */
export function Card(props: PartProps<'article', CardOptions>) {
  const { content, meta, children, foot, className, ...rest } = props;
  const { cardSize: size = 'medium', title, intro, image, link, promotionalLabel } = content;
  return (
    <article className={classNames('card', className)} data-size={size} {...rest}>
      <div className="card__frame">
        <CardPicture image={image} size={size} />
        {promotionalLabel && (
          <div className="card__label">
            <PromotionalLabel label={promotionalLabel} />
          </div>
        )}
        <div className="card__body">
          {meta}
          <h3 className="card__title">
            {isShown(link) ? (
              <a className="card__link" href={link.url}>
                {title}
              </a>
            ) : (
              title
            )}
          </h3>
          {intro && <p className="card__intro">{intro}</p>}
          {children}
          {foot && <div className="card__foot">{foot}</div>}
        </div>
      </div>
    </article>
  );
}

interface CardPictureProps {
  readonly image: Image | undefined;
  readonly size: CardSize;
}

function CardPicture({ image, size }: CardPictureProps) {
  const isMissing = !canShow(image);
  return (
    <div className="card__picture" data-missing={isMissing}>
      {isMissing ? <Logo look="quiet" /> : <Picture image={image} sizes={IMAGE_SIZES[size]} />}
    </div>
  );
}
