import { NotificationBox } from '#registry/kit';
import type { ProblemNoticeProps } from '#renderer/server';

/** Says in the place of a part why it cannot be shown, and what mends it. */
export function ProblemNotice({ type, problems }: ProblemNoticeProps) {
  return problems.map(({ code, message, fix, pointer }) => (
    <NotificationBox key={`${code}${pointer}`} type="error" title={`${type}:`}>
      {message} {fix} <code>{`${code} ${pointer}`}</code>
    </NotificationBox>
  ));
}
