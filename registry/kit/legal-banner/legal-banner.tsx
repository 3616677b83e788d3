import type { Image, RichText as Tree } from '#schemas/prepared.ts';
import { infoFill, warningCircleFill } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { canShow, Picture } from '../picture/picture.tsx';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import type { WithTextMessages } from '../rich-text/text-messages.ts';
import './legal-banner.css';

const MARKS = { information: infoFill, warning: warningCircleFill };
const IMAGE_SIZES = [{ width: 160, height: 80 }];

/** Holds what a law or a supervisor requires a page to say. */
export interface LegalBannerContent {
  readonly body?: Tree | undefined;
  readonly image?: Image | undefined;
  /** Says which mark stands before the text. */
  readonly headerBannerType?: keyof typeof MARKS | undefined;
  readonly componentStyle?: 'quiet' | 'strong' | undefined;
}

interface LegalBannerOptions extends WithTextMessages {
  readonly banner: LegalBannerContent | undefined;
}

/**
 * Shows what has to be said about a product, beside the mark that makes it seen. Without a text or
 * a picture there is no markup.
 *
 * @example <LegalBanner banner={legalBanner} messages={messages} />
 */
export function LegalBanner(props: PartProps<'div', LegalBannerOptions>) {
  const { banner = {}, messages, className, ...rest } = props;
  const { body = [], image, headerBannerType: type = 'information' } = banner;
  const hasPicture = canShow(image);
  if (body.length === 0 && !hasPicture) return null;

  return (
    <div
      className={joinClassNames('legal-banner', className)}
      data-type={type}
      data-style={banner.componentStyle ?? 'quiet'}
      {...rest}
    >
      <div className="legal-banner__layout">
        {body.length > 0 && (
          <div className="legal-banner__text">
            <Icon drawing={MARKS[type]} size={40} label={messages?.[`type_${type}`]} />
            <RichText value={body} messages={messages} />
          </div>
        )}
        {hasPicture && <Picture image={image} sizes={IMAGE_SIZES} />}
      </div>
    </div>
  );
}
