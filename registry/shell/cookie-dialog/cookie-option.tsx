import type { ShellProps } from '#renderer';
import type { ConsentLevel } from '#schemas/generated/experience.ts';
import { fillMessage } from '../../kit/messages/fill-message.ts';
import { LearnMore } from './learn-more.tsx';

interface CookieOptionProps extends Pick<ShellProps<never>, 'page' | 'messages'> {
  readonly level: ConsentLevel;
  readonly name: 'basic' | 'personal' | 'complete';
}

/** One of the levels: what it is called, what it allows, and where more is said of it. */
export function CookieOption({ level, name, page, messages }: CookieOptionProps) {
  const { pageUrl, policyUrl } = page.consent ?? {};
  const label = messages[name] ?? '';
  const [id, textId] = [`cookie-level-${level}`, `cookie-level-${level}-text`];
  return (
    <div className="cookie-dialog__option">
      <input
        className="cookie-dialog__radio"
        type="radio"
        id={id}
        aria-describedby={textId}
        name="level"
        defaultValue={level}
      />
      <label className="cookie-dialog__option-label" htmlFor={id}>
        {label}
      </label>
      <p className="cookie-dialog__option-text" id={textId}>
        {messages[`${name}Text`]}
      </p>
      <LearnMore
        href={pageUrl === undefined ? policyUrl : `${pageUrl}#${name}`}
        messages={messages}
      >
        {fillMessage(messages['moreAbout'], { level: label })}
      </LearnMore>
    </div>
  );
}
