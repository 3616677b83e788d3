import type { ProductCardProps } from '#schemas/generated/cards/product-card.ts';
import { ProductTile } from '../../kit/product-tile/product-tile.tsx';
import type { WithTextMessages } from '../../kit/rich-text/text-messages.ts';

/** Shows one product at a glance. */
export function ProductCard({ messages, ...content }: ProductCardProps & WithTextMessages) {
  return <ProductTile className="product-card" content={content} messages={messages} />;
}
