/**
 * Returns the place of the tab that a key leads to from the present one, or none for a key that
 * does not move. Both ends meet.
 */
export function findNextTab(key: string, present: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (present + 1) % count;
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
