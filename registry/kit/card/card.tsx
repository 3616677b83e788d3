import type { ReactNode } from 'react';
import type { Image, RichText as Tree } from '#schemas/prepared.ts';
import { CheckMarkList } from '../check-mark-list/check-mark-list.tsx';
import { PromoText } from '../promo-text/promo-text.tsx';
import { PromotionalLabel } from '../promotional-label/promotional-label.tsx';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import type { WithTextMessages } from '../rich-text/text-messages.ts';
import { isShown, type Link } from '../text-links/is-shown.ts';
import { Logo } from '../logo/logo.tsx';
import type { ImageSize } from '../picture/image-sources.ts';
import { canShow, Picture } from '../picture/picture.tsx';
import './card.css';

const IMAGE_SIZES: Readonly<Record<CardSize, readonly ImageSize[]>> = {
  small: [{ width: 200, height: 200 }],
  medium: [{ width: 560, height: 304 }],
  large: [
    { media: '(width < 600px)', width: 420, height: 228 },
    { width: 720, height: 391 },
  ],
};

interface CardOptions extends WithTextMessages {
  readonly content: CardContent;
  /** Takes the place of the picture. */
  readonly media?: ReactNode;
  /** A line above the title. */
  readonly meta?: ReactNode;
  /** Stands below the text. */
  readonly children?: ReactNode;
  /** Stands at the foot, whatever the height of the card. */
  readonly foot?: ReactNode;
  /** Stands after the text, beside it or below. */
  readonly aside?: ReactNode;
}

/**
 * The frame of every card, with all that cards have in common. The title's link covers it; what
 * looks like a button or a link inside is none. The type of the card is its class.
 *
 * @example <Card className="news-card" content={content} foot={<ArrowLink>Read more</ArrowLink>} />
 */
export function Card(props: PartProps<'article', CardOptions>) {
  const { content, media, meta, children, foot, aside, messages, ...own } = props;
  const { className, ...rest } = own;
  const { cardSize: size = 'medium', image, promotionalLabel, promoText = [] } = content;
  return (
    <article className={joinClassNames('card', className)} data-size={size} {...rest}>
      <div className="card__frame">
        {media ?? <CardPicture image={image} size={size} />}
        {promotionalLabel?.body.trim() && (
          <div className="card__label">
            <PromotionalLabel label={promotionalLabel} />
          </div>
        )}
        <div className="card__body">
          {meta}
          <CardTitle content={content} />
          <CardText content={content} messages={messages} />
          {children}
          {(foot || promoText.length > 0) && (
            <div className="card__foot">
              <PromoText text={promoText} messages={messages} />
              {foot}
            </div>
          )}
        </div>
        {aside}
      </div>
    </article>
  );
}

function CardTitle({ content }: { readonly content: CardContent }) {
  const { title, titleLevel = 3, link } = content;
  const Title = titleLevel === 2 ? 'h2' : 'h3';
  const isLink = isShown(link);
  return (
    <Title className="card__title">
      {isLink ? (
        <a className="card__link" href={link.url}>
          {title}
        </a>
      ) : (
        title
      )}
    </Title>
  );
}

function CardText({ content, messages }: { readonly content: CardContent } & WithTextMessages) {
  const { title, intro, body, checkMarkList = [] } = content;
  return (
    <>
      {intro && <p className="card__intro">{intro}</p>}
      <RichText value={body} messages={messages} about={title} />
      <CheckMarkList items={checkMarkList.map((text, id) => ({ id, text }))} />
    </>
  );
}

interface CardPictureProps {
  readonly image: Image | undefined;
  readonly size: CardSize;
}

/** The picture of a card at the size of its place, or the pale mark where there is none. */
function CardPicture({ image, size }: CardPictureProps) {
  const isMissing = !canShow(image);
  return (
    <div className="card__picture" data-missing={isMissing}>
      {isMissing ? <Logo look="quiet" /> : <Picture image={image} sizes={IMAGE_SIZES[size]} />}
    </div>
  );
}

type CardSize = 'small' | 'medium' | 'large';

export type TitleLevel = 2 | 3;

/** Holds what all cards have in common, as their authors write it. */
export interface CardContent {
  readonly cardSize?: CardSize;
  readonly title: string;
  /** The level of the title: 3 below the heading of a section, 2 where there is none. */
  readonly titleLevel?: TitleLevel;
  readonly intro?: string;
  readonly body?: Tree;
  readonly checkMarkList?: readonly string[];
  readonly promoText?: Tree;
  readonly image?: Image;
  readonly link?: Link;
  readonly promotionalLabel?: {
    readonly body: string;
    readonly labelType?: 'commercial' | 'operational';
  };
}
