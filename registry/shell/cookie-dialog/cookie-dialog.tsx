import type { ShellProps } from '#renderer';
import { CustomizePage } from './customize-page.tsx';
import { MainPage } from './main-page.tsx';
import '../../kit/overlay/backdrop.css';
import '../../kit/overlay/scroll-lock.css';
import './cookie-dialog.css';

/**
 * Asks what cookies may be used for. Every page holds it, closed: `watchCookieDialog` opens it for
 * whoever has not chosen yet, and for whoever asks for it in the footer or by an address that ends
 * in `#cookie-dialog`. Its pages and choices are plain forms.
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
      <MainPage page={page} messages={messages} />
      <CustomizePage page={page} messages={messages} />
    </dialog>
  );
}
