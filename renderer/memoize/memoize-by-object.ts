/**
 * Makes a value for each object once, for as long as the object is there. The object must not
 * change.
 */
export function memoizeByObject<Key extends object, Value>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  const values = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const known = values.get(key);
    if (known) return known.value;
    const value = make(key);
    values.set(key, { value });
    return value;
  };
}
