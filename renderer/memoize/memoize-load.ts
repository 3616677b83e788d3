/**
 * Loads what has a name once: callers at the same time share the load. A failure is not memoized,
 * so that the next page may try again.
 */
export function loadOnce<Key, Result>(
  known: Map<Key, Promise<Result>>,
  key: Key,
  load: () => Promise<Result>,
): Promise<Result> {
  const present = known.get(key);
  if (present) return present;

  const result = load();
  known.set(key, result);
  result.catch(() => known.delete(key));
  return result;
}

/**
 * Loads for each key once, as `loadOnce` does. The engine looks a module up anew for every
 * `import()`, which slows a busy server.
 */
export function memoizeLoad<Key, Result>(load: (key: Key) => Promise<Result>): typeof load {
  const known = new Map<Key, Promise<Result>>();
  return (key) => loadOnce(known, key, () => load(key));
}
