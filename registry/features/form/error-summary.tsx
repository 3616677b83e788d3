import type { Messages } from '#renderer';
import { fillMessage } from '../../kit/messages/fill-message.ts';
import { NotificationBox } from '../../kit/notification/notification-box.tsx';
import type { Mistake } from './apply-submission.ts';
import './error-summary.css';

interface ErrorSummaryProps {
  /** The name of the form, with which the ids of its controls begin. */
  readonly form: string;
  readonly mistakes: readonly Mistake[];
  /** Moves the focus to the field of that name, and returns false where it cannot. */
  readonly onFollow: (name: string) => boolean;
  readonly messages: Messages;
}

/** Says how many mistakes there are, and leads to each. It is read out as soon as it is there. */
export function ErrorSummary({ form, mistakes, onFollow, messages }: ErrorSummaryProps) {
  const { length: count } = mistakes;
  const title = messages[count === 1 ? 'form_errors_one' : 'form_errors'];
  return (
    <NotificationBox
      type="error"
      typeLabel={messages['type_error']}
      title={fillMessage(title, { count })}
    >
      <ul className="error-summary">
        {mistakes.map(({ name, message }) => (
          <li key={name}>
            {name === '' ? (
              message
            ) : (
              <a
                className="notification__link"
                href={`#${toFieldId(form, name)}`}
                onClick={(event) => {
                  if (onFollow(name)) event.preventDefault();
                }}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </NotificationBox>
  );
}

/** The id of a field's control, to which links lead. */
export function toFieldId(form: string, field: string): string {
  return `${form}-${field}`;
}
