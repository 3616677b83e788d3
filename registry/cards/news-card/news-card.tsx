import type { WithMessages } from '#renderer';
import type { NewsCardProps } from '#schemas/generated/cards/news-card.ts';
import { ArrowLink } from '../../kit/arrow-link/arrow-link.tsx';
import { Card } from '../../kit/card/card.tsx';
import { CardMeta } from '../../kit/card/card-meta.tsx';
import { calendarBlank } from '../../kit/icon/drawings.ts';
import { isShown } from '../../kit/text-links/is-shown.ts';

/** Leads to news, and shows of which day they are. */
export function NewsCard({ date, messages, ...content }: NewsCardProps & WithMessages) {
  const { link } = content;
  const meta = date?.text && (
    <CardMeta drawing={calendarBlank}>
      {messages['news']} · <time dateTime={date.iso}>{date.text}</time>
    </CardMeta>
  );
  return (
    <Card
      className="news-card"
      content={content}
      messages={messages}
      meta={meta}
      foot={isShown(link) && <ArrowLink>{link.text}</ArrowLink>}
    />
  );
}
