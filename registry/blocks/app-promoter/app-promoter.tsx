import type { AppPromoterProps } from '#schemas/generated/blocks/app-promoter.ts';
import { AppStores } from '../../kit/app-stores/app-stores.tsx';
import { Heading } from '../../kit/heading/heading.tsx';
import { canShow, Picture } from '../../kit/picture/picture.tsx';
import { RichText } from '../../kit/rich-text/rich-text.tsx';
import type { WithTextMessages } from '../../kit/rich-text/text-messages.ts';
import './app-promoter.css';

// All of the form in which scenes are kept: what a width cuts is for the focal point to say, not
// for the service.
const IMAGE_SIZES = [
  { media: '(width < 600px)', width: 600, height: 400 },
  { width: 720, height: 480 },
];

/** Makes the bank's app known, with the ways to it. */
export function AppPromoter(props: AppPromoterProps & WithTextMessages) {
  const { title, body, image, android, ios, messages } = props;
  const hasPicture = canShow(image);
  return (
    <section className="app-promoter">
      <div className="app-promoter__panel" data-picture={hasPicture}>
        <div className="app-promoter__text">
          <Heading>{title}</Heading>
          <RichText value={body} messages={messages} about={title} />
          <AppStores android={android} ios={ios} />
        </div>
        {hasPicture && (
          <Picture className="app-promoter__picture" image={image} sizes={IMAGE_SIZES} />
        )}
      </div>
    </section>
  );
}
