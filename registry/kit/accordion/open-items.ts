/** The open items of an accordion, by their places, in the order of their opening. */
export type OpenItems = readonly number[];

/** The open items after one was toggled. */
export function toggleItem(open: OpenItems, item: number): OpenItems {
  return open.includes(item) ? open.filter((other) => other !== item) : [...open, item];
}

/** What of them may stay open: each once, and in exclusive mode the last one only. */
export function keepAllowed(open: OpenItems, isExclusive: boolean): OpenItems {
  const each = [...new Set(open)];
  return isExclusive ? each.slice(-1) : each;
}
