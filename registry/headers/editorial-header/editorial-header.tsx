import type { ReactNode } from 'react';
import type { WithMessages } from '#renderer';
import type { EditorialHeaderProps } from '#schemas/generated/headers/editorial-header.ts';
import { BackLink } from '../../kit/hero/back-link.tsx';
import { HeaderFeature, type WithHeaderFeature } from '../../kit/hero/header-feature.tsx';
import { HeaderNotification } from '../../kit/hero/header-notification.tsx';
import { PageTitle, type HeaderPlace } from '../../kit/hero/page-title.tsx';
import { canShow, Picture } from '../../kit/picture/picture.tsx';
import { RichText } from '../../kit/rich-text/rich-text.tsx';
import { calendarBlank, clock } from '../../kit/icon/drawings.ts';
import { Icon, type Drawing } from '../../kit/icon/icon.tsx';
import { fillMessage } from '../../kit/messages/fill-message.ts';
import './editorial-header.css';

const PORTRAIT_SIZES = [{ width: 104, height: 104 }];

const IMAGE_SIZES = [
  { media: '(width < 600px)', width: 600, height: 375 },
  { media: '(width < 900px)', width: 900, height: 400 },
  { width: 1080, height: 480 },
];

type Props = EditorialHeaderProps & WithMessages & HeaderPlace & WithHeaderFeature;

/** Opens an article: what it is about, who says so, and a picture across the page. */
export function EditorialHeader(props: Props) {
  const { backLink, title, subtitle, body, image, messages, isSecondHeader } = props;
  return (
    <header className="editorial-header">
      <HeaderNotification value={props.headerNotification} messages={messages} />
      <div className="editorial-header__layout">
        <div className="editorial-header__words">
          <BackLink link={backLink} />
          <PageTitle isSecondHeader={isSecondHeader}>{title}</PageTitle>
          {subtitle && <p className="editorial-header__subtitle">{subtitle}</p>}
          <RichText value={body} messages={messages} about={title} />
          <Byline {...props} />
        </div>
        {canShow(image) && (
          <div className="editorial-header__picture">
            <Picture image={image} sizes={IMAGE_SIZES} isEager />
          </div>
        )}
      </div>
      <HeaderFeature value={props.featureComponent} messages={messages}>
        {props.children}
      </HeaderFeature>
    </header>
  );
}

type BylineProps = Pick<EditorialHeaderProps, 'authorInfo' | 'date' | 'readingTime'> & WithMessages;

/** Says who wrote the article, when, and how long reading takes. */
function Byline({ authorInfo, date, readingTime, messages }: BylineProps) {
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
