/** More currencies and locales than any site has; what comes from outside must not fill the memory. */
const MOST_KEPT = 100;

/** Makes a value for each name once. Making an `Intl` format takes a hundred times as long as using it. */
export function kept<Value, Name extends string = string>(
  make: (name: Name) => Value,
): (name: Name) => Value {
  const values = new Map<Name, Value>();
  return (name) => {
    const known = values.get(name);
    if (known !== undefined) return known;

    const made = make(name);
    if (values.size >= MOST_KEPT) values.clear();
    values.set(name, made);
    return made;
  };
}
