/** The entry of a document's load, with what prerendering adds to it. */
export interface NavigationEntry extends PerformanceNavigationTiming {
  /** Milliseconds until a page that was prerendered was opened; 0 for every other. */
  readonly activationStart: number;
}

/** The entry of the present document; undefined where the browser has none. */
export function getNavigation({ performance }: Window): NavigationEntry | undefined {
  // oxlint-disable-next-line no-unsafe-type-assertion -- A browser gives entries of that type alone.
  return performance.getEntriesByType('navigation')[0] as NavigationEntry | undefined;
}

interface Observation {
  /** Calls back with what the browser has not told yet. */
  readonly flush: () => void;
  readonly stop: () => void;
}

/** Calls back with each entry of a type, those that were there before among them. */
// oxlint-disable-next-line no-unnecessary-type-parameters -- Its caller says what entries it asks for.
export function observeEntries<Entry extends PerformanceEntry>(
  { PerformanceObserver: Observer }: Pick<typeof globalThis, 'PerformanceObserver'>,
  options: PerformanceObserverInit & { readonly durationThreshold?: number },
  onEntry: (entry: Entry) => void,
): Observation {
  if (!Observer.supportedEntryTypes.includes(options.type ?? '')) {
    return { flush: () => undefined, stop: () => undefined };
  }
  // oxlint-disable-next-line no-unsafe-type-assertion -- A browser gives entries of that type alone.
  const take = (entries: PerformanceEntryList) => (entries as Entry[]).forEach(onEntry);
  const observer = new Observer((list) => take(list.getEntries()));
  observer.observe({ ...options, buffered: true });
  return {
    flush: () => take(observer.takeRecords()),
    stop: () => observer.disconnect(),
  };
}
