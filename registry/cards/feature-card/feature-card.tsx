import type { ReactNode } from 'react';
import type { WithMessages } from '#renderer';
import type { FeatureCardProps } from '#schemas/generated/cards/feature-card.ts';
import { ArrowLink } from '../../kit/arrow-link/arrow-link.tsx';
import { Card } from '../../kit/card/card.tsx';
import { FeaturePlace } from '../../kit/feature-place/feature-place.tsx';
import { canShow } from '../../kit/picture/picture.tsx';
import { isShown } from '../../kit/text-links/is-shown.ts';
import './feature-card.css';

/** The page puts the feature inside, by the name and with the properties that its author gave. */
export interface FeatureCardContent extends Omit<
  FeatureCardProps,
  'name' | 'properties' | 'variant'
> {
  readonly children?: ReactNode;
}

/** A feature of the site in a card. */
export function FeatureCard(props: FeatureCardContent & WithMessages) {
  const { children, messages, withoutScript, ...content } = props;
  const { image, link } = content;
  return (
    <Card
      className="feature-card"
      content={content}
      messages={messages}
      media={canShow(image) ? undefined : false}
      foot={isShown(link) && <ArrowLink>{link.text}</ArrowLink>}
    >
      <div className="feature-card__feature">
        <FeaturePlace messages={messages} withoutScript={withoutScript}>
          {children}
        </FeaturePlace>
      </div>
    </Card>
  );
}
