import type { ShellProps } from '#renderer';
import { Button } from '../../kit/button/button.tsx';
import { arrowLeft, x } from '../../kit/icon/drawings.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { CookieOption } from './cookie-option.tsx';

/** 002 §3: from the one that allows most to the one that allows least. */
const OPTIONS = [
  { level: 3, name: 'complete' },
  { level: 2, name: 'personal' },
  { level: 1, name: 'basic' },
] as const;

/** One choice of three, each with what it means. It is saved once one has been made. */
export function CustomizePage({ page, messages }: Pick<ShellProps<never>, 'page' | 'messages'>) {
  return (
    <form className="cookie-dialog__page" data-cookie-page="customize" method="dialog">
      <div className="cookie-dialog__bar">
        <button className="cookie-dialog__icon-button" type="button" data-cookie-to="main" hidden>
          <Icon drawing={arrowLeft} size={24} />
          {messages['back']}
        </button>
        <button
          className="cookie-dialog__icon-button cookie-dialog__close"
          type="button"
          aria-label={messages['close']}
          data-cookie-close
          hidden
        >
          <Icon drawing={x} size={24} />
        </button>
      </div>
      <h2 className="cookie-dialog__title" id="cookie-dialog-customize" tabIndex={-1}>
        {messages['customizeTitle']}
      </h2>
      <p className="cookie-dialog__text" id="cookie-dialog-intro">
        {messages['customizeIntro']}
      </p>
      <fieldset
        className="cookie-dialog__options"
        aria-labelledby="cookie-dialog-customize"
        aria-describedby="cookie-dialog-intro"
      >
        {OPTIONS.map((option) => (
          <CookieOption key={option.level} {...option} page={page} messages={messages} />
        ))}
      </fieldset>
      <div className="cookie-dialog__actions">
        <Button type="submit" disabled data-cookie-save>
          {messages['save']}
        </Button>
      </div>
    </form>
  );
}
