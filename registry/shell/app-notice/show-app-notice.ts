import { DEFAULT_LOCALE } from '#schemas/content/default-locale.ts';
import { chooseMessageLocale } from '#schemas/content/message-locales.ts';
import { loadKitMessages } from '../../kit/messages/kit-messages.ts';
import { fillMessage } from '../../kit/messages/fill-message.ts';
import './app-notice.css';

export interface AppNoticeOptions {
  /** The locale of the page, such as `fr-BE`. */
  readonly locale: string;
  /** The lowest version of the app that would do; left out where it lacks something else. */
  readonly requiredVersion?: string | undefined;
}

const ID = 'app-notice';

/**
 * Says over the page that the app around it cannot show what was asked for, and what to do. It is
 * read out at once, and stays until it is closed or replaced by another.
 */
export async function showAppNotice(
  document: Document,
  { locale, requiredVersion }: AppNoticeOptions,
): Promise<void> {
  const file = chooseMessageLocale(locale) ?? DEFAULT_LOCALE;
  const [{ default: own }, { default: kit }] = await Promise.all([
    loadMessages(file),
    loadKitMessages(file),
  ]);
  const text =
    requiredVersion === undefined
      ? own.feature_missing
      : fillMessage(own.version_too_low, { version: requiredVersion });
  document.getElementById(ID)?.remove();
  const notice = Object.assign(document.createElement('div'), { id: ID, className: ID });
  notice.setAttribute('role', 'alert');
  notice.setAttribute('popover', 'manual');
  const close = Object.assign(document.createElement('button'), {
    type: 'button',
    className: `${ID}__close`,
    textContent: kit.button_close,
  });
  close.addEventListener('click', () => notice.remove());
  document.body.append(notice);
  notice.showPopover();
  // A text that comes into an alert is read out; one that comes with the alert need not be.
  notice.append(
    Object.assign(document.createElement('p'), { className: `${ID}__text`, textContent: text }),
    close,
  );
}

interface NoticeMessages {
  readonly version_too_low: string;
  readonly feature_missing: string;
}

function loadMessages(file: string): Promise<{ readonly default: NoticeMessages }> {
  return import(`./locales/${file}.json`);
}
