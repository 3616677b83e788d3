/**
 * Does something for each item, a few at a time, and gives the results in the order of the items.
 */
export async function atATime<Item, Result>(
  places: number,
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const work = async () => {
    for (const [index, item] of waiting) results[index] = await task(item);
  };
  await Promise.all(Array.from({ length: places }, work));
  return results;
}
