/**
 * More currencies and locales than any site has; what comes from outside must not fill the memory.
 */
const MAX_NAMES = 100;

/**
 * Makes a value for each name once. Making an `Intl` format takes a hundred times as long as using
 * it.
 */
export function memoizeByName<Value, Name extends string = string>(
  make: (name: Name) => Value,
): (name: Name) => Value {
  const values = new Map<Name, Value>();
  return (name) => {
    const known = values.get(name);
    if (known !== undefined) return known;

    const value = make(name);
    if (values.size >= MAX_NAMES) values.clear();
    values.set(name, value);
    return value;
  };
}
