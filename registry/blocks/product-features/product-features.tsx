import type {
  ProductFeature,
  ProductFeaturesProps,
} from '#schemas/generated/blocks/product-features.ts';
import { checkBold } from '../../kit/icon/drawings.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import type { TitleLevel } from '../../kit/card/card.tsx';
import { canShow, Picture } from '../../kit/picture/picture.tsx';
import { RichText } from '../../kit/rich-text/rich-text.tsx';
import type { WithTextMessages } from '../../kit/rich-text/text-messages.ts';
import { isShown } from '../../kit/text-links/is-shown.ts';
import './product-features.css';

const IMAGE_SIZES = [
  { media: '(width < 600px)', width: 600, height: 400 },
  { width: 600, height: 600 },
];

/** 2 where no heading of a section stands before it. */
interface WithLevel {
  readonly titleLevel?: TitleLevel;
}

type Props = ProductFeaturesProps & WithTextMessages & WithLevel;

/** Shows what a product does for a visitor, point by point. */
export function ProductFeatures(props: Props) {
  const { highlighted = false, image, items, titleLevel = 3, messages } = props;
  const hasPicture = canShow(image);
  return (
    <section className="product-features" data-highlighted={highlighted}>
      <div className="product-features__layout" data-picture={hasPicture}>
        {hasPicture && (
          <Picture className="product-features__picture" image={image} sizes={IMAGE_SIZES} />
        )}
        <ul className="product-features__list">
          {items.map((item, index) => (
            <Feature key={index} item={item} titleLevel={titleLevel} messages={messages} />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface FeatureOptions extends WithTextMessages, Required<WithLevel> {
  readonly item: ProductFeature;
}

function Feature({ item, titleLevel, messages }: FeatureOptions) {
  const { title, body, textLink } = item;
  const Title = titleLevel === 2 ? 'h2' : 'h3';
  return (
    <li className="product-features__item">
      <Icon drawing={checkBold} size={24} />
      <div className="product-features__words">
        <Title className="product-features__title">{title}</Title>
        <RichText value={body} messages={messages} about={title} />
        {isShown(textLink) && (
          <a className="product-features__link" href={textLink.url}>
            {textLink.text}
          </a>
        )}
      </div>
    </li>
  );
}
