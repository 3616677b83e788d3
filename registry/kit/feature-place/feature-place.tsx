import type { ReactNode } from 'react';
import { WithFailureText, type Messages } from '#renderer';
import { NotificationBox } from '../notification/notification-box.tsx';

interface FeaturePlaceProps {
  /** The messages that `featureMessages` loads. */
  readonly messages: Messages;
  /** The feature, which the page puts there. */
  readonly children?: ReactNode;
}

/**
 * The place of a feature in a component. Where the feature fails, or no script runs that could make
 * it, a message says so in its place, since a gap would tell visitors nothing.
 *
 * @example <FeaturePlace messages={messages}>{children}</FeaturePlace>
 */
export function FeaturePlace({ messages, children }: FeaturePlaceProps) {
  const text = (
    <NotificationBox type="error" typeLabel={messages['type_error']}>
      {messages['FEATURE_ERROR']}
    </NotificationBox>
  );
  return (
    <>
      <WithFailureText text={text}>{children}</WithFailureText>
      {children && <noscript>{text}</noscript>}
    </>
  );
}
