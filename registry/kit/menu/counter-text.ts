const HIGHEST_SHOWN = 99;

/**
 * How a badge says how many wait: `99+` where they are more than it has room for, nothing where
 * none do.
 */
export function formatCounter(count: number | undefined): string | undefined {
  if (!count || count < 0) return undefined;
  return count > HIGHEST_SHOWN ? `${HIGHEST_SHOWN}+` : String(count);
}
