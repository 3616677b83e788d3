import { isWindowSessionNeeded } from '#renderer/session-needed';
import type { Session, SessionOptions } from '#renderer/session';

/** Holds what the native app around a page knows of its visitor; undefined in a normal browser. */
type NativeAnswer =
  | {
      readonly activeProfileId: string | undefined;
      /** Undefined where it has not answered. */
      readonly profiles: readonly object[] | undefined;
    }
  | undefined;

/** The one session of a window, loaded where it is needed. */
export interface VisitorSession {
  /**
   * Undefined where nobody can be signed in. Within a native app it waits until the app has been
   * asked.
   */
  readonly load: () => Promise<Session | undefined>;
  /** The same, though nobody is signed in yet: for a host page that hands over who is. */
  readonly open: () => Promise<Session>;
  /** Told once what the native app knows. */
  readonly begin: (native: NativeAnswer) => Promise<void>;
}

/**
 * Makes the session of a window once somebody may be signed in. A visitor whom nobody knows loads
 * no more of it than the look.
 */
export function createVisitorSession(
  window: Window & typeof globalThis,
  options?: SessionOptions,
): VisitorSession {
  const requested = Promise.withResolvers<void>();
  let loading: Promise<Session> | undefined;
  const open = async (): Promise<Session> => {
    loading ??= import('#renderer/session').then(({ startSession }) =>
      startSession(window, options),
    );
    // Code that did not arrive may arrive when it is asked for again.
    loading.catch(() => (loading = undefined));
    return loading;
  };
  const openIfNeeded = async () => (loading || isWindowSessionNeeded(window) ? open() : undefined);

  return {
    open,
    async load() {
      if ('nativeWebView' in window) await requested.promise;
      return openIfNeeded();
    },
    async begin(native) {
      try {
        const { activeProfileId, profiles } = native ?? {};
        const session = await (profiles?.length ? open() : openIfNeeded());
        // Who has signed out in the app has signed out here. An app that has not answered says
        // nothing, and what is stored stays.
        if (profiles) session?.setProfiles(profiles);
        if (activeProfileId !== undefined) session?.selectProfile(activeProfileId);
      } finally {
        requested.resolve();
      }
    },
  };
}
