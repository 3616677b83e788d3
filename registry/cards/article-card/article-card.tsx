import type { WithMessages } from '#renderer';
import type { ArticleCardProps } from '#schemas/generated/cards/article-card.ts';
import { Card } from '../../kit/card/card.tsx';
import { CardMeta } from '../../kit/card/card-meta.tsx';
import { ArrowLink } from '../../kit/arrow-link/arrow-link.tsx';
import { clock } from '../../kit/icon/drawings.ts';
import { isShown } from '../../kit/text-links/is-shown.ts';
import { fillMessage } from '../../kit/messages/fill-message.ts';

/** Leads to something to read, and says how long that takes. */
export function ArticleCard({ duration, messages, ...content }: ArticleCardProps & WithMessages) {
  const { link } = content;
  const meta = duration && (
    <CardMeta drawing={clock}>
      {fillMessage(messages['readingTime'], { minutes: duration })}
    </CardMeta>
  );
  return (
    <Card
      className="article-card"
      content={content}
      messages={messages}
      meta={meta}
      foot={isShown(link) && <ArrowLink>{link.text}</ArrowLink>}
    />
  );
}
