import type { ShellProps } from '#renderer';
import { Button } from '../../kit/button/button.tsx';
import { LearnMore } from './learn-more.tsx';

/**
 * Says what cookies are for, and offers the two choices that most visitors make. Either is saved at
 * once.
 */
export function MainPage({ page, messages }: Pick<ShellProps<never>, 'page' | 'messages'>) {
  return (
    <form className="cookie-dialog__page" data-cookie-page="main" hidden method="dialog">
      <h2 className="cookie-dialog__title" id="cookie-dialog-main" tabIndex={-1}>
        {messages['title']}
      </h2>
      <div className="cookie-dialog__text">
        <p>{messages['intro']}</p>
        <p>{messages['purpose']}</p>
        <LearnMore href={page.consent?.policyUrl} messages={messages} isPdf>
          {messages['learnMore']}
        </LearnMore>
      </div>
      <div className="cookie-dialog__actions">
        <div className="cookie-dialog__choices" data-cookie-choices>
          <Button type="submit" look="outline" color="indigo" data-cookie-level="1">
            {messages['essential']}
          </Button>
          <Button type="submit" data-cookie-level="3">
            {messages['all']}
          </Button>
        </div>
        <Button look="text" color="indigo" data-cookie-to="customize">
          {messages['customize']}
        </Button>
      </div>
    </form>
  );
}
