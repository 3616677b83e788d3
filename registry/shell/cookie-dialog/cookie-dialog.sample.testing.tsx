import { expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ConsentLevel } from '#schemas/generated/experience.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { samplePage } from '../sample-page.testing.ts';
import { CookieDialog } from './cookie-dialog.tsx';
import messages from './locales/en-GB.json';
import { watchCookieDialog, type WatchCookieDialogOptions } from './watch-cookie-dialog.ts';

export interface ShowOptions extends Partial<Pick<WatchCookieDialogOptions, 'loadDialog'>> {
  /** The level that was chosen before. */
  readonly level?: ConsentLevel;
  /** True, as it is when left out, if the browser stores a choice. */
  readonly takes?: boolean;
  /** True if the browser stores nothing else either, so that a choice holds for the page view. */
  readonly keeps?: boolean;
  readonly startPage?: 'customize' | 'main';
  readonly skipMarker?: string;
}

const consentOf = ({ startPage, skipMarker }: ShowOptions) => ({
  policyUrl: '/documents/policy.pdf',
  pageUrl: '/en/cookies',
  ...(startPage && { startPage }),
  ...(skipMarker !== undefined && { skipMarker }),
});

/** A page with a cookie dialog and a footer that leads to it. */
export function showCookieDialog(options: ShowOptions = {}) {
  const { takes = true, keeps = false, loadDialog } = options;
  let { level } = options;
  const listeners = new Set<() => void>();
  const save = vi.fn<(chosen: ConsentLevel) => boolean>((chosen) => {
    if (takes) level = chosen;
    return takes;
  });
  const events: [string, unknown][] = [];
  for (const name of ['save-succeeded', 'cancelled']) {
    const note = (event: Event) =>
      events.push([name, event instanceof CustomEvent ? event.detail : undefined]);
    document.addEventListener(name, note);
    onTestFinished(() => document.removeEventListener(name, note));
  }
  const container = renderInBrowser(
    <>
      <p>
        Change your choice <a href="/cookies/en">here</a>.
      </p>
      <CookieDialog page={{ ...samplePage, consent: consentOf(options) }} messages={messages} />
      <div className="footer">
        <a href="/cookies/en">Cookie settings</a>
        <a href="/en/cards">Cards</a>
      </div>
    </>,
  );
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const keepForPage = (chosen: ConsentLevel) => {
    if (keeps) level = chosen;
    return keeps;
  };
  const consent = { level: () => level, save, keepForPage, subscribe };
  const start = () => {
    const stop = watchCookieDialog(window, { consent, ...(loadDialog && { loadDialog }) });
    onTestFinished(stop);
    return stop;
  };
  const dialog = container.querySelector('dialog');
  if (!dialog) throw new Error('There is no cookie dialog.');
  return {
    dialog,
    save,
    events,
    start,
    footerLink: () => page.getByRole('link', { name: 'Cookie settings' }),
    chooseElsewhere: (chosen: ConsentLevel) => {
      level = chosen;
      listeners.forEach((listener) => listener());
    },
  };
}

/** Finds what a person sees on the page of the dialog that is shown. */
export const inDialog = {
  title: (name: string) => page.getByRole('heading', { name }),
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  radio: (name: string) => page.getByRole('radio', { name, exact: true }),
  link: (name: string | RegExp) => page.getByRole('link', { name }),
};

export const isOpened = async (dialog: HTMLDialogElement) => {
  await expect.poll(() => dialog.matches(':modal')).toBe(true);
};
export const buttonNames = (dialog: HTMLDialogElement) =>
  [...dialog.querySelectorAll('button')]
    .filter((each) => each.checkVisibility())
    .map((each) => each.ariaLabel ?? each.textContent);

/** Opens the dialog by itself on the customize page. */
export async function openCustomize(options: ShowOptions = {}) {
  const sample = showCookieDialog(options);
  sample.start();
  await isOpened(sample.dialog);
  return sample;
}
