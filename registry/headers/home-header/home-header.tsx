import type { WithMessages } from '#renderer';
import type { HomeHeaderProps } from '#schemas/generated/headers/home-header.ts';
import { CoreHero } from '../../kit/hero/core-hero.tsx';
import { HERO_SIZES } from '../../kit/hero/hero-sizes.ts';
import { HeaderFeature, type WithHeaderFeature } from '../../kit/hero/header-feature.tsx';
import { HeaderNotification } from '../../kit/hero/header-notification.tsx';
import type { HeaderPlace } from '../../kit/hero/page-title.tsx';
import { QuickLinks } from '../../kit/quick-links/quick-links.tsx';
import { Usps } from '../../kit/usps/usps.tsx';
import { SmallBanners } from './small-banners.tsx';
import './home-header.css';

// All of the form in which scenes are kept: what a width cuts is for the focal point to say, not
// for the service.
type Props = HomeHeaderProps & WithMessages & HeaderPlace & WithHeaderFeature;

/** Opens a page: its title over a scene, what to do next, the errands most visitors come for. */
export function HomeHeader(props: Props) {
  const { quickLinks, usps, messages } = props;
  const [first, ...others] = bannersOf(props);
  if (!first) return null;
  return (
    <CoreHero
      className="home-header"
      core={first.coreHeader}
      sizes={HERO_SIZES}
      cta={first.cta}
      secondaryCta={props.secondaryCta}
      messages={messages}
      isSecondHeader={props.isSecondHeader}
      feature={<HeaderFeature messages={messages}>{props.children}</HeaderFeature>}
      before={<HeaderNotification value={props.headerNotification} messages={messages} />}
      after={
        <>
          <QuickLinks links={quickLinks?.items} label={messages['quickLinks']} />
          <SmallBanners banners={others} messages={messages} />
          <Usps usps={usps} messages={messages} />
        </>
      }
    />
  );
}

/**
 * Several banners, or the one that the core of the header makes. The first may leave its action to
 * the header.
 */
function bannersOf({ heroBannerArray = [], coreHeader, cta }: HomeHeaderProps) {
  const banners = heroBannerArray.length > 0 ? heroBannerArray : coreHeader ? [{ coreHeader }] : [];
  return banners.map((banner, index) => (index === 0 && cta ? { cta, ...banner } : banner));
}
