import type { Environment } from './environment.ts';

/** The parts of a window that a test sees and sets. The window only records the calls to it. */
export interface SampleEnvironment extends Environment {
  /** Addresses with a way back to them, the present one last. */
  readonly addresses: { readonly href: string; readonly writtenAt: number | undefined }[];
  readonly settings: Map<string, string>;
  readonly copied: string[];
  /** The number of times that the window was loaded again. */
  readonly reloads: () => number;
  /** Media queries that match. */
  readonly matching: Set<string>;
  /** A person goes back, or enters another address. */
  readonly goTo: (href: string, writtenAt?: number) => void;
  /** Another media query matches, or one that did does no longer. */
  readonly toggle: (mediaQuery: string) => void;
}

/** The lower panel of Code, as a person has left it. */
const PROBLEMS_OPEN = '{"open":{"results":true}}';

/**
 * For tests: an environment in memory. `refusesToCopy` is a browser that does not let the clipboard
 * be written or read, `isOffline` one whose server does not answer. Its person works in Code,
 * unless it says otherwise, and has opened the problems there.
 */
export function sampleEnvironment(
  href = 'https://www.meridia.test/playground/',
  { refusesToCopy = false, isOffline = false, mode = 'code' } = {},
): SampleEnvironment {
  const addresses: SampleEnvironment['addresses'] = [{ href, writtenAt: undefined }];
  const settings = new Map(Object.entries({ mode, 'panels-code': PROBLEMS_OPEN }));
  const matching = new Set<string>();
  const copied: string[] = [];
  const onOtherAddress = new Set<() => void>();
  const onMatchChange = new Set<readonly [string, () => void]>();
  let reloads = 0;
  const present = () => addresses.at(-1);
  const written = (address: string, writtenAt?: number) => ({
    href: new URL(address, present()?.href).href,
    writtenAt,
  });
  return {
    addresses,
    settings,
    copied,
    matching,
    address: () => new URL(present()?.href ?? href),
    addressWrittenAt: () => present()?.writtenAt,
    setAddress: (address, writtenAt) => void addresses.splice(-1, 1, written(address, writtenAt)),
    pushAddress: (address, writtenAt) => void addresses.push(written(address, writtenAt)),
    onOtherAddress(listener) {
      onOtherAddress.add(listener);
      return () => void onOtherAddress.delete(listener);
    },
    readSetting: (name) => settings.get(name),
    storeSetting: (name, value) => void settings.set(name, value),
    async copy(text) {
      if (refusesToCopy) throw new DOMException('Forbidden', 'NotAllowedError');
      copied.push(text);
    },
    async readCopied() {
      if (refusesToCopy) throw new DOMException('Forbidden', 'NotAllowedError');
      return copied.at(-1) ?? '';
    },
    reloads: () => reloads,
    reload: async () => !isOffline && (reloads += 1) > 0,
    readMessages: () => [],
    matches: (mediaQuery) => matching.has(mediaQuery),
    onMatchChange(mediaQuery, listener) {
      const one = [mediaQuery, listener] as const;
      onMatchChange.add(one);
      return () => void onMatchChange.delete(one);
    },
    goTo(address, writtenAt) {
      addresses.splice(-1, 1, written(address, writtenAt));
      onOtherAddress.forEach((listener) => listener());
    },
    toggle(mediaQuery) {
      if (!matching.delete(mediaQuery)) matching.add(mediaQuery);
      onMatchChange.forEach(([query, listener]) => query === mediaQuery && listener());
    },
  };
}
