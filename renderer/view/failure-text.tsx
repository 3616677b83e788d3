import { createContext, use, type ReactElement, type ReactNode } from 'react';

/** Gives what stands in the place of an item that failed, as the component around it says. */
export const FailureContext = createContext<ReactNode>(null);

interface WithFailureTextProps {
  /** The text that is shown in the place of an item inside that cannot be shown. */
  readonly text: ReactNode;
  readonly children?: ReactNode;
}

/**
 * Around the items that stand in a component, whose places would stay empty where they fail: on a
 * server, and later.
 *
 * @example <WithFailureText text={<Notification
 * type="error">{text}</Notification>}>{children}</WithFailureText>
 */
export function WithFailureText({ text, children }: WithFailureTextProps): ReactElement {
  return <FailureContext value={text}>{children}</FailureContext>;
}

/** Takes the place of an item that failed. */
export function FailureText(): ReactNode {
  return use(FailureContext);
}
