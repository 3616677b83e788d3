import { isRecord } from '#schemas/is-record.ts';
import type { LoggedMessage } from './collect-messages.ts';

/** The parts of the browser window that the tools need. */
export interface Environment {
  readonly address: () => URL;
  /** Returns the time when the address was written, if this tool has written it. */
  readonly addressWrittenAt: () => number | undefined;
  /** Changes the address without loading anything. */
  readonly setAddress: (href: string, writtenAt?: number) => void;
  /** The same, with a way back to the address before. */
  readonly pushAddress: (href: string, writtenAt: number) => void;
  /**
   * Calls back when a person goes back or forward, or enters another address. Returns a function
   * that stops it.
   */
  readonly onOtherAddress: (listener: () => void) => () => void;
  /** Small choices that outlive the window, such as the theme. */
  readonly readSetting: (name: string) => string | undefined;
  readonly storeSetting: (name: string, value: string) => void;
  /** Rejects where the browser does not let the clipboard be written. */
  readonly copy: (text: string) => Promise<void>;
  /** Returns the text of the clipboard. Rejects where the browser or the person does not let it. */
  readonly readCopied: () => Promise<string>;
  /** Loads the window again; false, with nothing done, where the server does not answer. */
  readonly reload: () => Promise<boolean>;
  /** Returns the latest errors and warnings of the window. */
  readonly readMessages: () => readonly LoggedMessage[];
  readonly matches: (mediaQuery: string) => boolean;
  /** Calls back when that changes. Returns a function that stops it. */
  readonly onMatchChange: (mediaQuery: string, listener: () => void) => () => void;
}

const PREFIX = 'vitrine-playground:';

/** The environment that a browser's window offers. */
export function createWindowEnvironment(
  window: Window,
  readMessages: Environment['readMessages'] = () => [],
): Environment {
  return {
    address: () => new URL(window.location.href),
    addressWrittenAt() {
      const state: unknown = window.history.state;
      const writtenAt = isRecord(state) ? state['writtenAt'] : undefined;
      return typeof writtenAt === 'number' ? writtenAt : undefined;
    },
    setAddress: (href, writtenAt) => window.history.replaceState({ writtenAt }, '', href),
    pushAddress: (href, writtenAt) => window.history.pushState({ writtenAt }, '', href),
    onOtherAddress(listener) {
      window.addEventListener('popstate', listener);
      return () => window.removeEventListener('popstate', listener);
    },
    readSetting(name) {
      try {
        return window.localStorage.getItem(PREFIX + name) ?? undefined;
      } catch {
        // Some people forbid storage. Then every visit is the first.
        return undefined;
      }
    },
    storeSetting(name, value) {
      try {
        window.localStorage.setItem(PREFIX + name, value);
      } catch {
        // Forbidden or full: the choice holds until the window is closed.
      }
    },
    // Without a secure address there is no clipboard at all.
    copy: async (text) => window.navigator.clipboard.writeText(text),
    readCopied: async () => window.navigator.clipboard.readText(),
    async reload() {
      try {
        await window.fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' });
      } catch {
        return false;
      }
      window.location.reload();
      return true;
    },
    readMessages,
    matches: (mediaQuery) => window.matchMedia(mediaQuery).matches,
    onMatchChange(mediaQuery, listener) {
      const query = window.matchMedia(mediaQuery);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
  };
}
