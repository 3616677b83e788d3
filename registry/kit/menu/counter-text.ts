const HIGHEST_SHOWN = 99;

/**
 * Returns the text of a badge that says how many things wait: `99+` where they are more than it has
 * room for, nothing where there are none.
 */
export function formatCounter(count: number | undefined): string | undefined {
  if (!count || count < 0) return undefined;
  return count > HIGHEST_SHOWN ? `${HIGHEST_SHOWN}+` : String(count);
}
