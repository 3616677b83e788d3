import type { CampaignHeaderProps } from '#schemas/generated/headers/campaign-header.ts';
import { CoreHero } from '../../kit/hero/core-hero.tsx';
import { HERO_SIZES } from '../../kit/hero/hero.tsx';
import { HeaderFeature, type WithHeaderFeature } from '../../kit/hero/header-feature.tsx';
import { HeaderNotification } from '../../kit/hero/header-notification.tsx';
import type { HeaderPlace } from '../../kit/hero/page-title.tsx';
import type { WithTextMessages } from '../../kit/rich-text/text-messages.ts';
import { Usps } from '../../kit/usps/usps.tsx';
import './campaign-header.css';

type Props = CampaignHeaderProps & WithTextMessages & HeaderPlace & WithHeaderFeature;

/**
 * Opens the page of a campaign: what is new, until when, and what the law wants to be said about
 * it.
 */
export function CampaignHeader(props: Props) {
  const { coreHeader, usps, messages } = props;
  return (
    <CoreHero
      className="campaign-header"
      core={coreHeader}
      sizes={HERO_SIZES}
      look="warm"
      cta={props.cta}
      secondaryCta={props.secondaryCta}
      deviceSpecificCta={props.deviceSpecificCta}
      legalBanner={props.legalBanner}
      messages={messages}
      isSecondHeader={props.isSecondHeader}
      feature={
        <HeaderFeature value={props.featureComponent} messages={messages}>
          {props.children}
        </HeaderFeature>
      }
      before={<HeaderNotification value={props.headerNotification} messages={messages} />}
      after={<Usps usps={usps} messages={messages} />}
    />
  );
}
