import type { WithMessages } from '#renderer';
import type { ArticleCardProps } from '#schemas/generated/cards/article-card.ts';
import { Card } from '../../kit/card/card.tsx';
import { ArrowLink } from '../../kit/arrow-link/arrow-link.tsx';
import { clock } from '../../kit/icon/drawings.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { isShown } from '../../kit/text-links/is-shown.ts';
import { fillMessage } from '../../kit/messages/fill-message.ts';
import './article-card.css';

/** Leads to something to read, and says how long that takes. */
export function ArticleCard({ duration, messages, ...content }: ArticleCardProps & WithMessages) {
  const { link } = content;
  const meta = duration && (
    <p className="article-card__meta">
      <Icon drawing={clock} size={18} />
      {fillMessage(messages['readingTime'], { minutes: duration })}
    </p>
  );
  return (
    <Card
      className="article-card"
      content={content}
      meta={meta}
      foot={isShown(link) && <ArrowLink>{link.text}</ArrowLink>}
    />
  );
}
