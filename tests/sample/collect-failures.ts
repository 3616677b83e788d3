/**
 * Tries each item, one after the other, and gives a line for each that fails: its name, and what
 * was wrong.
 */
export async function collectFailures<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  check: (item: Item) => void | Promise<void>,
): Promise<string[]> {
  const failures: string[] = [];
  for (const item of items) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- what is shared between them is used by one at a time.
      await check(item);
    } catch (error) {
      failures.push(`${nameOf(item)}: ${String(error)}`);
    }
  }
  return failures;
}
