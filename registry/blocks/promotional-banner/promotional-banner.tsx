import type { PromotionalBannerProps } from '#schemas/generated/blocks/promotional-banner.ts';
import { CallToActions } from '../../kit/call-to-action/call-to-action.tsx';
import { Heading } from '../../kit/heading/heading.tsx';
import { canShow, Picture } from '../../kit/picture/picture.tsx';
import { PromotionalLabel } from '../../kit/promotional-label/promotional-label.tsx';
import { RichText } from '../../kit/rich-text/rich-text.tsx';
import type { WithTextMessages } from '../../kit/rich-text/text-messages.ts';
import { OfferConditions } from './offer-conditions.tsx';
import './promotional-banner.css';

const IMAGE_SIZES = [
  { media: '(width < 600px)', width: 600, height: 338 },
  { width: 720, height: 480 },
];

/** An offer on a quiet panel. */
export function PromotionalBanner(props: PromotionalBannerProps & WithTextMessages) {
  const { title, body, image, promotionalLabel, conditions, cta, messages } = props;
  const hasPicture = canShow(image);
  return (
    <section className="promotional-banner">
      <div className="promotional-banner__panel" data-picture={hasPicture}>
        <div className="promotional-banner__text">
          {promotionalLabel && <PromotionalLabel label={promotionalLabel} />}
          <Heading>{title}</Heading>
          <RichText value={body} messages={messages} about={title} />
          <CallToActions cta={cta} color="indigo" />
          {conditions && <OfferConditions conditions={conditions} messages={messages} />}
        </div>
        {hasPicture && (
          <Picture className="promotional-banner__picture" image={image} sizes={IMAGE_SIZES} />
        )}
      </div>
    </section>
  );
}
