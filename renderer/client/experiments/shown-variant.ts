/** The variant of an experiment that a document shows. */
export interface ShownVariant {
  readonly key: string;
  readonly variant: string;
}

/** The entry of `Server-Timing` in which a server says `key:variant:reason`. */
const ENTRY = 'experiment';

/** Reads what a server has decided of a document; undefined where it has assigned nothing. */
export function readShownVariant({ performance }: Window): ShownVariant | undefined {
  const navigation = performance.getEntriesByType('navigation').find(isTimed);
  const timing = navigation?.serverTiming.find(({ name }) => name === ENTRY);
  const [key, variant] = timing?.description.split(':') ?? [];
  return key && variant ? { key, variant } : undefined;
}

/** Not every browser passes on what servers say of their time. */
function isTimed(entry: PerformanceEntry): entry is PerformanceNavigationTiming {
  return 'serverTiming' in entry;
}
