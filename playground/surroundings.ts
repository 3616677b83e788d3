/** What the playground needs of the window around it. */
export interface Surroundings {
  readonly address: () => URL;
  /** Changes the address without loading anything. */
  readonly setAddress: (href: string) => void;
  /** Small choices that outlive the window, such as the theme. */
  readonly recall: (name: string) => string | undefined;
  readonly remember: (name: string, value: string) => void;
  /** Rejects where the browser does not let the clipboard be written. */
  readonly copy: (text: string) => Promise<void>;
  readonly matches: (mediaQuery: string) => boolean;
}

const PREFIX = 'vitrine-playground:';

/** The surroundings that a browser's window offers. */
export function surroundingsOf(window: Window): Surroundings {
  return {
    address: () => new URL(window.location.href),
    setAddress: (href) => window.history.replaceState(null, '', href),
    recall(name) {
      try {
        return window.localStorage.getItem(PREFIX + name) ?? undefined;
      } catch {
        // Some people forbid storage. Then every visit is the first.
        return undefined;
      }
    },
    remember(name, value) {
      try {
        window.localStorage.setItem(PREFIX + name, value);
      } catch {
        // Forbidden or full: the choice holds until the window is closed.
      }
    },
    copy: (text) => window.navigator.clipboard.writeText(text),
    matches: (mediaQuery) => window.matchMedia(mediaQuery).matches,
  };
}
