import type { ReactNode } from 'react';
import { WithFailureText, type Messages } from '#renderer';
import type { WithoutScript } from '#schemas/generated/blocks/feature.ts';
import { NotificationBox } from '../notification/notification-box.tsx';
import { WithoutScriptText } from './without-script-text.tsx';

interface FeaturePlaceProps {
  /** The messages that `featureMessages` loads. */
  readonly messages: Messages;
  /** Stands there where no script runs, in place of a sentence that suits any feature. */
  readonly withoutScript?: WithoutScript | undefined;
  /** The feature, which the page puts there. */
  readonly children?: ReactNode;
}

/**
 * The place of a feature in a component. Where the feature fails, a message says so in its place,
 * since a gap would tell visitors nothing; where no script runs that could make it, stands what its
 * author wrote for that, or else that it needs one.
 *
 * @example <FeaturePlace messages={messages}>{children}</FeaturePlace>
 */
export function FeaturePlace({ messages, withoutScript, children }: FeaturePlaceProps) {
  const failure = (
    <NotificationBox type="error" typeLabel={messages['type_error']}>
      {messages['FEATURE_ERROR']}
    </NotificationBox>
  );
  return (
    <>
      <WithFailureText text={failure}>{children}</WithFailureText>
      {children && (
        <noscript>
          {withoutScript ? (
            <WithoutScriptText {...withoutScript} />
          ) : (
            <NotificationBox type="information" typeLabel={messages['type_information']}>
              {messages['FEATURE_WITHOUT_SCRIPT']}
            </NotificationBox>
          )}
        </noscript>
      )}
    </>
  );
}
