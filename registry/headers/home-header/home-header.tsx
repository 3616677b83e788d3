import type { WithMessages } from '#renderer';
import type { HomeHeaderProps } from '#schemas/generated/headers/home-header.ts';
import { CallToActions } from '../../kit/call-to-action/call-to-action.tsx';
import { canShow, Picture } from '../../kit/picture/picture.tsx';
import { RichText } from '../../kit/rich-text/rich-text.tsx';
import { HeaderQuickLinks } from './header-quick-links.tsx';
import { HeaderUsps } from './header-usps.tsx';
import './home-header.css';

// All of the form in which scenes are kept: what a width cuts is for the focal point to say, not for the service.
const IMAGE_SIZES = [
  { media: '(width < 600px)', width: 600, height: 400 },
  { media: '(width < 900px)', width: 900, height: 600 },
  { width: 1100, height: 733 },
];

/** Opens a page: its title over a scene, what to do next, the errands most visitors come for. */
export function HomeHeader(props: HomeHeaderProps & WithMessages) {
  const { coreHeader, cta, secondaryCta, quickLinks, usps, messages } = props;
  const { title, subtitle, body, headerImage } = coreHeader;
  const hasPicture = canShow(headerImage);
  return (
    <header className="home-header">
      <div className="home-header__hero" data-picture={hasPicture}>
        <div className="home-header__text">
          <h1 className="home-header__title">{title}</h1>
          {subtitle && <p className="home-header__subtitle">{subtitle}</p>}
          <RichText value={body} messages={messages} about={title} />
          <CallToActions cta={cta} secondaryCta={secondaryCta} />
        </div>
        {hasPicture && (
          <div className="home-header__picture">
            <Picture image={headerImage} sizes={IMAGE_SIZES} isEager />
          </div>
        )}
      </div>
      <HeaderQuickLinks links={quickLinks?.items} label={messages['quickLinks']} />
      <HeaderUsps usps={usps} messages={messages} />
    </header>
  );
}
