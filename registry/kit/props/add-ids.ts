/**
 * Items for a part, made of a list of a configuration whose items have no ids: each is known by its
 * place.
 */
export function addIds<Item extends object>(
  items: readonly Item[] = [],
): readonly (Item & { readonly id: number })[] {
  return items.map((item, id) => ({ ...item, id }));
}
