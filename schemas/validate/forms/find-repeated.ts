interface Placed {
  readonly value: unknown;
  readonly pointer: string;
}

/**
 * Finds the texts that stand in a list a second time, each with the place of its first one. Other
 * values are a matter of the schema.
 */
export function findRepeated<Item extends Placed>(items: readonly Item[]) {
  const places = new Map<string, string>();
  return items.flatMap((item) => {
    const { value, pointer } = item;
    if (typeof value !== 'string') return [];
    const first = places.get(value);
    if (first === undefined) places.set(value, pointer);
    return first === undefined ? [] : [{ ...item, value, first }];
  });
}
