import type { Image } from '#schemas/prepared.ts';
import { CallToActions } from '../call-to-action/call-to-action.tsx';
import type { Specimens } from '../specimen/specimen.ts';
import { CoreHero } from './core-hero.tsx';
import { HeaderNotification } from './header-notification.tsx';
import { HeroText } from './hero-text.tsx';
import { Hero } from './hero.tsx';

const SCENE: Image = { original: '/images/shop-street.svg', alt: '', focalPoint: 'bottom' };
const SIZES = [{ width: 1100, height: 733 }];
const BODY = ['One fixed amount a month for as long as you live with the loan.'];
const CAMPAIGN = {
  title: 'Renovation loan',
  campaignTitle: {
    primaryTitle: 'Warm walls.',
    secondaryTitle: 'Lower bills.',
    tertiaryTitle: 'From 2.95% APR.',
  },
  body: BODY,
  headerImage: SCENE,
  promoLabel: { body: 'Renovation weeks' },
  promoText: 'from 2.95% APR, fixed',
};
const CTA = { textLink: { text: 'Simulate my loan', url: '#loan' } };

function Words() {
  return (
    <>
      <HeroText title="Meridia home loan" subtitle="For your first house" body={BODY} />
      <CallToActions cta={CTA} />
    </>
  );
}

/**
 * The gallery shows the part in every look, with and without its picture, and with a title in
 * parts.
 */
export const heroSpecimens: Specimens = {
  accent: () => (
    <Hero image={SCENE} sizes={SIZES}>
      <Words />
    </Hero>
  ),
  'promo-line': () => (
    <CoreHero
      className="hero-specimen"
      look="warm"
      sizes={SIZES}
      core={{ ...CAMPAIGN, promoStickerLayout: 'line' }}
      cta={CTA}
    />
  ),
  'promo-sticker': () => (
    <CoreHero
      className="hero-specimen"
      look="warm"
      sizes={SIZES}
      core={{ ...CAMPAIGN, promoStickerLayout: 'sticker' }}
      cta={CTA}
      legalBanner={{ body: ['Borrowing money also costs money.'], headerBannerType: 'warning' }}
    />
  ),
  'without-a-picture': () => (
    <Hero image={undefined} sizes={SIZES}>
      <HeroText title="Cards" size="plain" body={BODY} />
    </Hero>
  ),
  'with-a-notification': () => (
    <Hero
      image={SCENE}
      sizes={SIZES}
      before={
        <HeaderNotification
          value={{
            body: ['Branches close at noon on 24 December.'],
            notificationType: 'warning',
            textLink: { text: 'Opening hours', url: '#hours' },
          }}
        />
      }
    >
      <Words />
    </Hero>
  ),
};
