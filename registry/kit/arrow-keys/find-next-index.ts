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
