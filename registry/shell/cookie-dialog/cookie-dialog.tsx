import type { ReactNode } from 'react';
import type { ShellProps, Messages } from '#renderer';
import type { ConsentLevel } from '#schemas/generated/experience.ts';
import { Button } from '../../kit/button/button.tsx';
import { arrowLeft, x } from '../../kit/icon/drawings.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { fillMessage } from '../../kit/messages/fill-message.ts';
import { findDrawing } from '../../kit/icon/named-drawing.ts';
import '../../kit/overlay/backdrop.css';
import '../../kit/overlay/scroll-lock.css';
import './cookie-dialog.css';

/** 002 §3: from the one that allows most to the one that allows least. */
const OPTIONS = [
  { level: 3, name: 'complete' },
  { level: 2, name: 'personal' },
  { level: 1, name: 'basic' },
] as const;

/**
 * Asks what cookies may be used for. Every page holds it, closed: a script of the document opens it
 * before the first paint for whoever has not chosen yet, and `watchCookieDialog` for whoever asks
 * for it in the footer or by an address that ends in `#cookie-dialog`. Its pages and choices are
 * plain forms.
 */
export function CookieDialog({ page, messages }: ShellProps<never>) {
  const { startPage = 'customize', skipMarker = 'skip-consent' } = page.consent ?? {};
  return (
    <dialog
      id="cookie-dialog"
      className="cookie-dialog backdrop"
      aria-labelledby={`cookie-dialog-${startPage}`}
      data-cookie-dialog
      data-start-page={startPage}
      data-skip-marker={skipMarker}
    >
      <MainPage page={page} messages={messages} isStart={startPage === 'main'} />
      <CustomizePage page={page} messages={messages} isStart={startPage === 'customize'} />
    </dialog>
  );
}

interface CookiePageProps extends Pick<ShellProps<never>, 'page' | 'messages'> {
  /** True for the page on which a dialog starts that opens by itself. */
  readonly isStart: boolean;
}

/**
 * Says what cookies are for, and offers the two choices that most visitors make. Either is saved at
 * once.
 */
function MainPage({ page, messages, isStart }: CookiePageProps) {
  return (
    <form className="cookie-dialog__page" data-cookie-page="main" hidden={!isStart} method="dialog">
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
        <div className="cookie-dialog__choices">
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

/** One choice of three, each with what it means. It is saved once one has been made. */
function CustomizePage({ page, messages, isStart }: CookiePageProps) {
  return (
    <form
      className="cookie-dialog__page"
      data-cookie-page="customize"
      hidden={!isStart}
      method="dialog"
    >
      <div className="cookie-dialog__bar">
        <button
          className="cookie-dialog__icon-button"
          type="button"
          data-cookie-to="main"
          hidden={isStart}
        >
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

interface CookieOptionProps extends Pick<ShellProps<never>, 'page' | 'messages'> {
  readonly level: ConsentLevel;
  readonly name: 'basic' | 'personal' | 'complete';
}

/** One of the levels: what it is called, what it allows, and where more is said of it. */
function CookieOption({ level, name, page, messages }: CookieOptionProps) {
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

interface LearnMoreProps {
  readonly href: string | undefined;
  readonly messages: Messages;
  readonly isPdf?: boolean;
  readonly children: ReactNode;
}

/**
 * A link that opens beside the dialog, so that nobody loses the place at which they choose. Without
 * an address there is none.
 */
function LearnMore({ href, messages, isPdf = false, children }: LearnMoreProps) {
  if (!href) return null;

  return (
    <a className="cookie-dialog__more" href={href} target="_blank" rel="noopener noreferrer">
      {isPdf && <Icon drawing={findDrawing('vitrine:regular:file-pdf')} />}
      <span>
        {children}
        <span className="visually-hidden"> {messages[isPdf ? 'newTabPdf' : 'newTab']}</span>
      </span>
    </a>
  );
}
