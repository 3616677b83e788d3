/**
 * Returns the place of a row that a key leads to from the present one, or none for a key that does
 * not move. Both ends meet.
 */
export function findNextIndex(key: string, present: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (present + 1) % count;
    case 'ArrowUp':
    case 'ArrowLeft':
      return (present - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * The key that means the same where text goes from left to right: there the right arrow leads on,
 * and from right to left the left one does.
 */
export function toLogicalKey(key: string, element: Element): string {
  if (getComputedStyle(element).direction !== 'rtl') return key;
  if (key === 'ArrowLeft') return 'ArrowRight';
  return key === 'ArrowRight' ? 'ArrowLeft' : key;
}
