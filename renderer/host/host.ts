import type { Device } from './detect-device.ts';

/** Stops a timer that has not run yet; does nothing afterwards. */
export type StopTimer = () => void;

/** No page waits longer for the content of its shell, in milliseconds. */
export const CMS_DATA_LIMIT_MS = 3_000;

/** Tells a host about a call what its request does not. */
export interface CallDetails {
  /** The milliseconds that its caller waits, other tries of the same call included. */
  readonly limitMs: number;
}

/** Describes the browser that shows a page, for a service that asks for it. */
export interface BrowserFacts {
  readonly context: BrowserContext;
  /** The address that the page was reached from; empty where none is known. */
  readonly referrer: string;
  /** The language of the page. */
  readonly language: string;
}

/** Describes the browser itself, and what it is on. */
interface BrowserContext {
  readonly userAgent: string;
  /** The minutes that the local time is ahead of UTC. */
  readonly timeOffsetInMinutes: number;
  readonly screen: BoxSize & { readonly orientation: 'portrait' | 'landscape' };
  readonly window: BoxSize;
}

/** Both in CSS pixels. */
interface BoxSize {
  readonly width: number;
  readonly height: number;
}

/** Which shell's content is asked for. The signal ends the wait. */
export interface CmsDataQuery {
  readonly locale: string;
  readonly segment: string;
  readonly signal: AbortSignal;
}

/** Where a host's messages for developers go. */
export type HostConsole = Pick<Console, 'error' | 'warn' | 'info'>;

/**
 * Texts by name that all tabs of one browser have in common. Where storage is full or switched off,
 * any of it throws.
 */
export interface HostStorage {
  readonly get: (name: string) => string | undefined;
  readonly set: (name: string, value: string) => void;
  readonly remove: (name: string) => void;
  /** Calls the listener when another tab has changed something. Returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Texts by name that the pages of one tab have in common, and no other tab sees. */
export type TabStorage = Omit<HostStorage, 'subscribe'>;

/** Locks that all tabs of one browser have in common. */
export interface HostLocks {
  /**
   * Runs the task as soon as no other holds the lock of that name, or with `steal` at once, and
   * holds it until the task has ended. Rejects when the signal ends the wait, and when another
   * steals the lock meanwhile.
   */
  readonly request: (
    name: string,
    wait: { readonly signal: AbortSignal } | { readonly steal: true },
    task: () => Promise<void>,
  ) => Promise<void>;
}

/** A record that outlives its document, with a note that is read without it. */
export interface HostRecord {
  readonly key: string;
  readonly note: unknown;
  readonly value: unknown;
}

/**
 * Records by key. Where the browser has no room for them, or has them switched off, all rejects.
 */
export interface HostRecords {
  /** Resolves with the value under a key; undefined where there is none. */
  readonly get: (key: string) => Promise<unknown>;
  /**
   * Reads the notes of all records, and makes the change that follows from them before any other
   * tab changes something.
   */
  readonly change: (plan: (notes: ReadonlyMap<string, unknown>) => RecordChange) => Promise<void>;
}

/** The records that go, by their keys, and the one that comes after that. */
export interface RecordChange {
  readonly drop: readonly string[];
  readonly put?: HostRecord | undefined;
}

/** Carries messages to all other tabs. */
export interface HostChannel {
  readonly post: (message: unknown) => void;
  /**
   * Calls the listener with each message of another tab, and with undefined where some may have
   * been missed: the page is back out of the back-forward cache.
   */
  readonly listen: (listener: (message: unknown) => void) => void;
}

/** Holds everything that all documents of one browser have in common, beside its cookies. */
export interface SharedHost {
  readonly storage: HostStorage;
  readonly records: HostRecords;
  readonly channel: HostChannel;
}

/** Puts soft hyphens into the long words of a text. */
export type Hyphenate = (text: string) => string;

interface CheckedFile {
  readonly url: string;
  /** The digest that its bytes must have; left out, they may be any. */
  readonly integrity?: string | undefined;
}

/** A module that is asked for. */
export interface ModuleRequest extends CheckedFile {
  /** Files that it imports, by itself or by way of others. */
  readonly imports?: readonly CheckedFile[] | undefined;
  /** Ends the wait. */
  readonly signal: AbortSignal;
}

/**
 * The outside world. Nothing in the renderer reaches it any other way, so a test or a preview can
 * set the clock, the network and the cookies. It grows with the services that need more of it.
 */
export interface Host {
  /** The signal of the request ends the call in time; what is told beside it only informs. */
  readonly fetch: (request: Request, call?: CallDetails) => Promise<Response>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Runs a task once, so many milliseconds from now. */
  readonly after: (delayMs: number, task: () => void) => StopTimer;
  /** Resolves once everything else that waits has had its turn: requests, timers, input. */
  readonly nextTurn: () => Promise<void>;
  /** A number of chance, from 0 up to but not including 1. Nothing secret may depend on it. */
  readonly random: () => number;
  readonly console: HostConsole;
  /**
   * The content of the page's shell, of the same service as the page; undefined where there is
   * none.
   */
  readonly cmsData: (query: CmsDataQuery) => Promise<unknown>;
  /** The address of the page. */
  readonly url: () => URL;
  /** Loads the document of the present address anew; left out where there is no document. */
  readonly reload?: () => void;
  /**
   * Loads another document, which takes the place of the present one in the history; left out where
   * there is no document.
   */
  readonly redirect?: (url: string) => void;
  /** Writes a cookie, as `document.cookie` takes it; left out where there is no document. */
  readonly setCookie?: (cookie: string) => void;
  /**
   * The browser's registry of custom elements; undefined where it has none, left out where there is
   * no document.
   */
  readonly customElements?: () => Pick<CustomElementRegistry, 'get' | 'define'> | undefined;
  /** Imports a module of another host; left out where there is no document. */
  readonly importModule?: (
    request: ModuleRequest,
    call?: CallDetails,
  ) => Promise<Readonly<Record<string, unknown>>>;
  /**
   * Calls the listener when the page comes back out of the back-forward cache. Returns what ends
   * that; left out where there is no window.
   */
  readonly onRestore?: (listener: () => void) => () => void;
  /** The storage that the tabs of a browser have in common; left out where there are no tabs. */
  readonly storage?: HostStorage;
  /**
   * The storage of this tab alone, which outlives its pages; left out where there are no tabs.
   * Where it is full or switched off, any of it throws.
   */
  readonly tabStorage?: TabStorage;
  /** Left out where there are no tabs, or the browser has no locks. */
  readonly locks?: HostLocks | undefined;
  /**
   * Loads what all documents of the browser have in common; left out where there is no window.
   */
  readonly openShared?: () => Promise<SharedHost>;
  /**
   * Calls the listener at events of these names anywhere in the window, until what it returns is
   * called; left out where there is none.
   */
  readonly listen?: (names: readonly string[], listener: (name: string) => void) => () => void;
  /**
   * The language that the document is in before anything is decided; left out where there is no
   * document.
   */
  readonly pageLanguage?: () => string | null;
  /**
   * Loads the function that puts soft hyphens into texts of a locale; undefined for a language
   * without patterns. Left out, words stay as they are: patterns are large, and no site sends them
   * to browsers.
   */
  readonly hyphenator?: ((locale: string) => Promise<Hyphenate | undefined>) | undefined;
  /**
   * The kind of phone or tablet that the page is shown on; undefined on every other machine, left
   * out where none is known.
   */
  readonly device?: () => Device | undefined;
  /**
   * Returns the value that the native app around the page has left in its web view, as it is;
   * undefined in a normal browser, left out where there is no window.
   */
  readonly nativeWebView?: () => unknown;
  /**
   * The content of each mbox that a preview shows, by the mbox; undefined where the marketing host
   * is asked, left out where no preview is.
   */
  readonly chosenOffers?: () => ReadonlyMap<string, string> | undefined;
  /**
   * The page URL of the variant that a preview shows in the place of the address's own; undefined
   * where it shows the page as it is, left out where no preview is.
   */
  readonly variantPageUrl?: () => string | undefined;
  /** Describes the browser around the page; left out where there is none. */
  readonly describeBrowser?: () => BrowserFacts;
  /** A cookie's value, URL-decoded; undefined where there is none. */
  readonly cookie: (name: string) => string | undefined;
}
