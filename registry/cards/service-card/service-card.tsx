import type { RichText as Tree } from '#schemas/prepared.ts';
import type { ServiceCardProps } from '#schemas/generated/cards/service-card.ts';
import { ButtonLook } from '../../kit/button/button-look.tsx';
import { Card } from '../../kit/card/card.tsx';
import { ArrowLink } from '../../kit/arrow-link/arrow-link.tsx';
import { CheckMarkList } from '../../kit/check-mark-list/check-mark-list.tsx';
import { elementsOf, RichText } from '../../kit/rich-text/rich-text.tsx';
import type { WithTextMessages } from '../../kit/rich-text/text-messages.ts';
import { isShown, type Link } from '../../kit/text-links/is-shown.ts';
import './service-card.css';

/** Promotes one service. */
export function ServiceCard(props: ServiceCardProps & WithTextMessages) {
  const { body, checkMarkList = [], promoText = [], messages, ...content } = props;
  const { link, cardSize, title } = content;
  const hasPromo = promoText.length > 0;
  const foot = (hasPromo || isShown(link)) && (
    <>
      {hasPromo && <PromoText text={promoText} messages={messages} />}
      {isShown(link) && <Invitation link={link} isSmall={cardSize === 'small'} />}
    </>
  );
  return (
    <Card className="service-card" content={content} foot={foot}>
      <RichText value={body} messages={messages} about={title} />
      <CheckMarkList items={checkMarkList.map((text, id) => ({ id, text }))} />
    </Card>
  );
}

function Invitation({ link, isSmall }: { readonly link: Link; readonly isSmall: boolean }) {
  if (isSmall) return <ArrowLink>{link.text}</ArrowLink>;
  return (
    <ButtonLook color="indigo" size={14}>
      {link.text}
    </ButtonLook>
  );
}

function PromoText({
  text: [first = '', ...others],
  messages,
}: { readonly text: Tree } & WithTextMessages) {
  const text = typeof first === 'string' ? first : '';
  // Only a plain blank ends the figure: a no-break space holds a sign and its number together.
  const [figure = ''] = text.split(' ');
  const rest = text === first ? [text.slice(figure.length + 1), ...others] : [first, ...others];
  return (
    <p className="service-card__promo">
      <strong className="service-card__figure">{figure}</strong>{' '}
      <span>{elementsOf(rest, messages)}</span>
    </p>
  );
}
