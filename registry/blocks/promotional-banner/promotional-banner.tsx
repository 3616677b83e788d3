import type { PromotionalBannerProps } from '#schemas/generated/blocks/promotional-banner.ts';
import type { RichText as Tree } from '#schemas/prepared.ts';
import { CallToActions } from '../../kit/call-to-action/call-to-action.tsx';
import { Heading } from '../../kit/heading/heading.tsx';
import { canShow, Picture } from '../../kit/picture/picture.tsx';
import { PromotionalLabel } from '../../kit/promotional-label/promotional-label.tsx';
import { RichText } from '../../kit/rich-text/rich-text.tsx';
import type { WithTextMessages } from '../../kit/rich-text/text-messages.ts';
import { Button } from '../../kit/button/button.tsx';
import { useLazyOverlay } from '../../kit/overlay/use-lazy-overlay.ts';
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

type DialogModule = typeof import('./conditions-dialog.tsx');

interface OfferConditionsProps extends WithTextMessages {
  readonly conditions: { readonly label: string; readonly body: Tree };
  /** Loads what opens over the page. */
  readonly loadDialog?: () => Promise<DialogModule>;
}

/**
 * A button that opens the conditions of an offer in a dialog. Its code comes with the first click;
 * where it does not come, without script and on paper the conditions stand in the page instead.
 */
export function OfferConditions(props: OfferConditionsProps) {
  const { conditions, messages, loadDialog = () => import('./conditions-dialog.tsx') } = props;
  const { label, body } = conditions;
  const { code, hasFailed, open, setOpen, opener, overlay } = useLazyOverlay(loadDialog);
  const text = <RichText value={body} messages={messages} about={label} />;
  if (hasFailed) return text;

  return (
    <>
      <Button
        {...opener}
        className="promotional-banner__conditions"
        look="outline"
        color="indigo"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <div className="promotional-banner__conditions-text">
        <p>{label}</p>
        {text}
      </div>
      {code && (
        <code.ConditionsDialog
          {...overlay}
          open={open}
          onOpenChange={setOpen}
          title={label}
          closeLabel={messages?.['button_close']}
        >
          {text}
        </code.ConditionsDialog>
      )}
    </>
  );
}
