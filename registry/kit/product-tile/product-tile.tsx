import { Card, type CardContent } from '../card/card.tsx';
import { Invitation } from '../card/invitation.tsx';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import type { WithTextMessages } from '../rich-text/text-messages.ts';
import { isShown } from '../text-links/is-shown.ts';
import './product-tile.css';

interface ProductTileOptions extends WithTextMessages {
  readonly content: CardContent;
}

/**
 * A product at a glance: its picture, 200 px high, its figure, what the visitor gets, and where it
 * leads.
 *
 * @example <ProductTile content={{ title: 'Saver Plus', titleLevel: 2, promoText: ['2.35% a year']
 * }} />
 */
export function ProductTile(props: PartProps<'article', ProductTileOptions>) {
  const { content, className, ...rest } = props;
  const { link, cardSize } = content;
  return (
    <Card
      className={joinClassNames('product-tile', className)}
      content={content}
      foot={isShown(link) && <Invitation isSmall={cardSize === 'small'}>{link.text}</Invitation>}
      {...rest}
    />
  );
}
