import type { ReactNode } from 'react';
import type { WithMessages } from '#renderer';
import type { FeatureProps } from '#schemas/generated/blocks/feature.ts';
import { FeaturePlace } from '../../kit/feature-place/feature-place.tsx';
import './feature.css';

/** The page puts the feature inside, by the name and with the properties that its author gave. */
export interface FeatureBlockProps extends Pick<FeatureProps, 'variant' | 'withoutScript'> {
  readonly children?: ReactNode;
}

/** A feature of the site between the other blocks of a page. */
export function Feature({
  variant = 'plain',
  withoutScript,
  children,
  messages,
}: FeatureBlockProps & WithMessages) {
  return (
    <section className="feature" data-variant={variant}>
      <FeaturePlace messages={messages} withoutScript={withoutScript}>
        {children}
      </FeaturePlace>
    </section>
  );
}
