import type { ServiceCardProps } from '#schemas/generated/cards/service-card.ts';
import { DrawnButton } from '../../kit/button-link/button-link.tsx';
import { Card } from '../../kit/card/card.tsx';
import { DrawnMore } from '../../kit/more/more.tsx';
import { CheckMarkList } from '../../kit/check-mark-list/check-mark-list.tsx';
import { RichText } from '../../kit/rich-text/rich-text.tsx';
import { isShown, type Link } from '../../kit/text-links/is-shown.ts';
import './service-card.css';

/** Promotes one service. */
export function ServiceCard({ body, checkMarkList, promoText, ...content }: ServiceCardProps) {
  const { link, cardSize } = content;
  const foot = (promoText || isShown(link)) && (
    <>
      {promoText && <PromoText text={promoText} />}
      {isShown(link) && <Invitation link={link} isSmall={cardSize === 'small'} />}
    </>
  );
  return (
    <Card kind="service-card" content={content} foot={foot}>
      <RichText value={body} />
      <CheckMarkList items={checkMarkList} />
    </Card>
  );
}

function Invitation({ link, isSmall }: { readonly link: Link; readonly isSmall: boolean }) {
  if (isSmall) return <DrawnMore text={link.text} />;
  return (
    <DrawnButton color="indigo" size={14}>
      {link.text}
    </DrawnButton>
  );
}

function PromoText({ text }: { readonly text: string }) {
  // Only a plain blank ends the figure: a no-break space holds a sign and its number together.
  const [figure, ...words] = text.split(' ');
  return (
    <p className="service-card__promo">
      <strong className="service-card__figure">{figure}</strong> {words.join(' ')}
    </p>
  );
}
