/**
 * Loads for each key once; callers at the same time share the load. What failed is not remembered, so that the
 * next page may try again. The engine looks a module up anew for every `import()`, which a busy server feels.
 */
export function once<Key, Result>(load: (key: Key) => Promise<Result>): typeof load {
  const loaded = new Map<Key, Promise<Result>>();
  return (key) => {
    const known = loaded.get(key);
    if (known) return known;

    const result = load(key);
    loaded.set(key, result);
    result.catch(() => loaded.delete(key));
    return result;
  };
}
