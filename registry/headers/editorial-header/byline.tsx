import type { ReactNode } from 'react';
import type { WithMessages } from '#renderer';
import type { EditorialHeaderProps } from '#schemas/generated/headers/editorial-header.ts';
import { calendarBlank, clock } from '../../kit/icon/drawings.ts';
import { Icon, type Drawing } from '../../kit/icon/icon.tsx';
import { fillMessage } from '../../kit/messages/fill-message.ts';
import { canShow, Picture } from '../../kit/picture/picture.tsx';

type BylineProps = Pick<EditorialHeaderProps, 'authorInfo' | 'date' | 'readingTime'> & WithMessages;

const PORTRAIT_SIZES = [{ width: 104, height: 104 }];

/** Who wrote the article, when, and how long reading takes. */
export function Byline({ authorInfo, date, readingTime, messages }: BylineProps) {
  const hasAuthor = Boolean(authorInfo?.authorName.trim());
  if (!hasAuthor && !date?.text && !readingTime) return null;
  return (
    <div className="editorial-header__byline">
      {hasAuthor && authorInfo && <Author author={authorInfo} />}
      {date?.text && (
        <Fact drawing={calendarBlank}>
          <time dateTime={date.iso}>{date.text}</time>
        </Fact>
      )}
      {readingTime && (
        <Fact drawing={clock}>
          {fillMessage(messages['readingTime'], { minutes: readingTime })}
        </Fact>
      )}
    </div>
  );
}

interface AuthorProps {
  readonly author: NonNullable<EditorialHeaderProps['authorInfo']>;
}

function Author({ author: { image, authorName, jobTitle, intro } }: AuthorProps) {
  return (
    <div className="editorial-header__author">
      {canShow(image) && <Picture image={image} sizes={PORTRAIT_SIZES} isEager />}
      <div>
        <p className="editorial-header__name">{authorName}</p>
        {jobTitle && <p className="editorial-header__job">{jobTitle}</p>}
        {intro && <p className="editorial-header__job">{intro}</p>}
      </div>
    </div>
  );
}

interface FactProps {
  readonly drawing: Drawing;
  readonly children: ReactNode;
}

function Fact({ drawing, children }: FactProps) {
  return (
    <p className="editorial-header__fact">
      <Icon drawing={drawing} size={20} />
      {children}
    </p>
  );
}
