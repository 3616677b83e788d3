import type { ProductHeaderProps } from '#schemas/generated/headers/product-header.ts';
import { BackLink } from '../../kit/hero/back-link.tsx';
import { HERO_SIZES } from '../../kit/hero/hero.tsx';
import { CoreHero } from '../../kit/hero/core-hero.tsx';
import { HeaderFeature, type WithHeaderFeature } from '../../kit/hero/header-feature.tsx';
import { HeaderNotification } from '../../kit/hero/header-notification.tsx';
import type { HeaderPlace } from '../../kit/hero/page-title.tsx';
import { ProductTile } from '../../kit/product-tile/product-tile.tsx';
import type { WithTextMessages } from '../../kit/rich-text/text-messages.ts';
import { Usps } from '../../kit/usps/usps.tsx';
import './product-header.css';

type Props = ProductHeaderProps & WithTextMessages & HeaderPlace & WithHeaderFeature;

/** Opens the page of one product: what it is, beside a card with what it costs. */
export function ProductHeader(props: Props) {
  const { backLink, coreHeader, productCard, usps, messages } = props;
  return (
    <CoreHero
      className="product-header"
      core={coreHeader}
      sizes={HERO_SIZES}
      titleSize="plain"
      aside={
        productCard && (
          <ProductTile content={{ ...productCard, titleLevel: 2 }} messages={messages} />
        )
      }
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
      before={
        <>
          <BackLink link={backLink} />
          <HeaderNotification value={props.headerNotification} messages={messages} />
        </>
      }
      after={<Usps usps={usps} messages={messages} />}
    />
  );
}
