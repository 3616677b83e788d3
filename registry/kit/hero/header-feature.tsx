import type { ReactNode } from 'react';
import type { Messages } from '#renderer';
import type { FeatureComponent } from '#schemas/generated/headers/home-header.ts';
import { FeaturePlace } from '../feature-place/feature-place.tsx';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import './header-feature.css';

/** Holds what the page puts into a header that names a feature. */
export interface WithHeaderFeature {
  readonly children?: ReactNode;
}

interface HeaderFeatureOptions extends WithHeaderFeature {
  /** The feature as the page configures it. */
  readonly value?: Pick<FeatureComponent, 'withoutScript'> | undefined;
  /** The messages that `featureMessages` loads, among others. */
  readonly messages?: Messages | undefined;
}

/**
 * The feature of a header, in a frame like a card. A header that names none has no markup for it.
 *
 * @example <HeaderFeature value={featureComponent} messages={messages}>{children}</HeaderFeature>
 */
export function HeaderFeature(props: PartProps<'div', HeaderFeatureOptions>) {
  const { value, messages = {}, children, className, ...rest } = props;
  if (!children) return null;
  return (
    <div className={joinClassNames('header-feature', className)} {...rest}>
      <FeaturePlace messages={messages} withoutScript={value?.withoutScript}>
        {children}
      </FeaturePlace>
    </div>
  );
}
