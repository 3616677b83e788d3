import type { HomeHeaderProps } from '#schemas/generated/headers/home-header.ts';
import { CallToActions } from '../../kit/call-to-action/call-to-action.tsx';
import { listCampaignParts } from '../../kit/hero/campaign-parts.ts';
import { HeroText } from '../../kit/hero/hero-text.tsx';
import { PromoLine } from '../../kit/hero/promo.tsx';
import { canShow, Picture } from '../../kit/picture/picture.tsx';
import { PromotionalLabel } from '../../kit/promotional-label/promotional-label.tsx';
import type { WithTextMessages } from '../../kit/rich-text/text-messages.ts';

type Banner = NonNullable<HomeHeaderProps['heroBannerArray']>[number];

const IMAGE_SIZES = [{ width: 600, height: 400 }];

interface SmallBannersProps extends WithTextMessages {
  readonly banners: readonly Banner[];
}

/** The banners behind the first, two in a row where there is room. */
export function SmallBanners({ banners, messages }: SmallBannersProps) {
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
