/** The open items after one was toggled, in the order of their opening. */
export function toggleItem(
  open: readonly number[],
  item: number,
  isExclusive: boolean,
): readonly number[] {
  if (open.includes(item)) return open.filter((other) => other !== item);
  return isExclusive ? [item] : [...open, item];
}
