import type { ServiceCardProps } from '#schemas/generated/cards/service-card.ts';
import { Card } from '../../kit/card/card.tsx';
import { Invitation } from '../../kit/card/invitation.tsx';
import type { WithTextMessages } from '../../kit/rich-text/text-messages.ts';
import { isShown } from '../../kit/text-links/is-shown.ts';

/** Promotes one service. */
export function ServiceCard({ messages, ...content }: ServiceCardProps & WithTextMessages) {
  const { link, cardSize } = content;
  return (
    <Card
      className="service-card"
      content={content}
      messages={messages}
      foot={isShown(link) && <Invitation isSmall={cardSize === 'small'}>{link.text}</Invitation>}
    />
  );
}
