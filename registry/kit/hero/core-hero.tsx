import type { ReactNode } from 'react';
import type { Image, RichText as Tree } from '#schemas/prepared.ts';
import { AppStores } from '../app-stores/app-stores.tsx';
import { CallToActions, type CallToAction } from '../call-to-action/call-to-action.tsx';
import { LegalBanner, type LegalBannerContent } from '../legal-banner/legal-banner.tsx';
import type { ImageSize } from '../picture/image-sources.ts';
import { canShow } from '../picture/picture.tsx';
import { PromotionalLabel } from '../promotional-label/promotional-label.tsx';
import type { WithTextMessages } from '../rich-text/text-messages.ts';
import type { Link } from '../text-links/is-shown.ts';
import { HeroText } from './hero-text.tsx';
import { Hero } from './hero.tsx';
import type { HeaderPlace } from './page-title.tsx';
import { fitsSticker, PromoLine, Sticker } from './promo.tsx';

/** The words and the picture at the top of a page, as their authors write them. */
export interface CoreHeaderContent extends CampaignTitled {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly body?: Tree | undefined;
  readonly headerImage?: Image | undefined;
  readonly promoText?: string;
  readonly promoStickerLayout?: 'line' | 'sticker';
  readonly promoLabel?: { readonly body: string };
}

interface CoreHeroOptions extends HeaderPlace, WithTextMessages {
  readonly className: string;
  readonly core: CoreHeaderContent;
  readonly sizes: readonly ImageSize[];
  readonly look?: 'accent' | 'warm';
  readonly titleSize?: 'large' | 'plain';
  readonly cta?: CallToAction | undefined;
  readonly secondaryCta?: CallToAction | undefined;
  readonly deviceSpecificCta?: { readonly android?: Link; readonly ios?: Link } | undefined;
  readonly legalBanner?: LegalBannerContent | undefined;
  /** Takes the place of the picture. */
  readonly aside?: ReactNode;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly feature?: ReactNode;
}

/** A hero with everything that the core of a header can say, and what to do next. */
export function CoreHero(props: CoreHeroOptions) {
  const { core, look = 'accent', titleSize = 'large', legalBanner, messages, aside } = props;
  const { promoText, promoLabel } = core;
  const parts = listCampaignParts(core);
  const sticker = aside ? undefined : stickerOf(core);
  return (
    <Hero
      className={props.className}
      image={core.headerImage}
      sizes={props.sizes}
      look={look}
      hasCampaignTitle={parts.length > 0}
      aside={aside}
      mark={sticker && <Sticker text={sticker} />}
      before={props.before}
      banner={hasContent(legalBanner) && <LegalBanner banner={legalBanner} messages={messages} />}
      after={props.after}
      feature={props.feature}
    >
      {promoLabel && <PromotionalLabel label={promoLabel} />}
      <HeroText
        title={core.title}
        parts={parts}
        subtitle={core.subtitle}
        body={core.body}
        size={titleSize}
        messages={messages}
        isSecondHeader={props.isSecondHeader}
      />
      {promoText?.trim() && !sticker && <PromoLine text={promoText} />}
      <CallToActions cta={props.cta} secondaryCta={props.secondaryCta} />
      <AppStores {...props.deviceSpecificCta} />
    </Hero>
  );
}

/**
 * Returns the text of the sticker, where there is a picture to stick it on and the text is short
 * enough.
 */
function stickerOf({ promoText = '', promoStickerLayout, headerImage }: CoreHeaderContent) {
  const isWanted = promoStickerLayout === 'sticker' && promoText.trim() !== '';
  return isWanted && canShow(headerImage) && fitsSticker(promoText) ? promoText : undefined;
}

function hasContent(banner: LegalBannerContent | undefined): banner is LegalBannerContent {
  return Boolean(banner && (banner.body?.length || canShow(banner.image)));
}

/** A header's title, in parts where it is a campaign's. */
interface CampaignTitled {
  readonly campaignTitle?: {
    readonly primaryTitle?: string;
    readonly secondaryTitle?: string;
    readonly tertiaryTitle?: string;
  };
}

/** The parts of a campaign's title that say something, in order. */
export function listCampaignParts({ campaignTitle = {} }: CampaignTitled): string[] {
  const { primaryTitle = '', secondaryTitle = '', tertiaryTitle = '' } = campaignTitle;
  return [primaryTitle, secondaryTitle, tertiaryTitle].filter((part) => part.trim());
}
