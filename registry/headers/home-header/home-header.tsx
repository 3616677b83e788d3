import type { WithMessages } from '#renderer';
import type { HomeHeaderProps } from '#schemas/generated/headers/home-header.ts';
import { CoreHero, listCampaignParts } from '../../kit/hero/core-hero.tsx';
import { HERO_SIZES } from '../../kit/hero/hero.tsx';
import { HeaderFeature, type WithHeaderFeature } from '../../kit/hero/header-feature.tsx';
import { HeaderNotification } from '../../kit/hero/header-notification.tsx';
import type { HeaderPlace } from '../../kit/hero/page-title.tsx';
import { QuickLinks } from '../../kit/quick-links/quick-links.tsx';
import { Usps } from '../../kit/usps/usps.tsx';
import { CallToActions } from '../../kit/call-to-action/call-to-action.tsx';
import { HeroText } from '../../kit/hero/hero-text.tsx';
import { PromoLine } from '../../kit/hero/promo.tsx';
import { canShow, Picture } from '../../kit/picture/picture.tsx';
import { PromotionalLabel } from '../../kit/promotional-label/promotional-label.tsx';
import type { WithTextMessages } from '../../kit/rich-text/text-messages.ts';
import './home-header.css';

const IMAGE_SIZES = [{ width: 600, height: 400 }];

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
      feature={
        <HeaderFeature value={props.featureComponent} messages={messages}>
          {props.children}
        </HeaderFeature>
      }
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

type Banner = NonNullable<HomeHeaderProps['heroBannerArray']>[number];

interface SmallBannersProps extends WithTextMessages {
  readonly banners: readonly Banner[];
}

/** The banners behind the first, two in a row where there is room. */
function SmallBanners({ banners, messages }: SmallBannersProps) {
  if (banners.length === 0) return null;
  return (
    <div className="home-header__banners">
      {banners.map((banner, index) => (
        <SmallBanner key={index} banner={banner} messages={messages} />
      ))}
    </div>
  );
}

function SmallBanner({ banner, messages }: { readonly banner: Banner } & WithTextMessages) {
  const { coreHeader, cta } = banner;
  const { title, subtitle, body, headerImage, promoLabel, promoText } = coreHeader;
  return (
    <section className="home-header__banner">
      <div className="home-header__words">
        {promoLabel && <PromotionalLabel label={promoLabel} />}
        <HeroText
          title={title}
          parts={listCampaignParts(coreHeader)}
          subtitle={subtitle}
          body={body}
          size="plain"
          messages={messages}
          isSecondHeader
        />
        {promoText?.trim() && <PromoLine text={promoText} />}
        {/* Only the first banner has the filled button of the view. */}
        <CallToActions cta={undefined} secondaryCta={cta} />
      </div>
      {canShow(headerImage) && <Picture image={headerImage} sizes={IMAGE_SIZES} />}
    </section>
  );
}
