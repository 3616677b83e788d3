import { componentFamilies } from '#schemas/generated/checks.ts';

/**
 * Lists the paths that a component is made of: a change to any of them has the component tested.
 */
export function componentPaths(type: string): string[] {
  const family = componentFamilies.get(type);
  if (family === undefined) return [];
  return [
    `registry/${family}/${type}/`,
    `fixtures/${family}/${type}/`,
    `schemas/${family}/${type}.schema.json`,
  ];
}

/**
 * Returns a function that is true for each item that is the first of its kind in a list: a sample
 * that takes each of these has every kind.
 */
export function isFirstOf<Item>(
  items: readonly Item[],
  kindOf: (item: Item) => string,
): (item: Item) => boolean {
  const firsts = new Set([...Map.groupBy(items, kindOf).values()].map(([first]) => first));
  return (item) => firsts.has(item);
}
