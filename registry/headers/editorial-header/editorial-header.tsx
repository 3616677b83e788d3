import type { WithMessages } from '#renderer';
import type { EditorialHeaderProps } from '#schemas/generated/headers/editorial-header.ts';
import { BackLink } from '../../kit/hero/back-link.tsx';
import { HeaderFeature, type WithHeaderFeature } from '../../kit/hero/header-feature.tsx';
import { HeaderNotification } from '../../kit/hero/header-notification.tsx';
import { PageTitle, type HeaderPlace } from '../../kit/hero/page-title.tsx';
import { canShow, Picture } from '../../kit/picture/picture.tsx';
import { RichText } from '../../kit/rich-text/rich-text.tsx';
import { Byline } from './byline.tsx';
import './editorial-header.css';

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
      <HeaderFeature messages={messages}>{props.children}</HeaderFeature>
    </header>
  );
}
