/**
 * The key that means the same where text goes from left to right: there the right arrow leads on,
 * and from right to left the left one does.
 */
export function toLogicalKey(key: string, element: Element): string {
  if (getComputedStyle(element).direction !== 'rtl') return key;
  if (key === 'ArrowLeft') return 'ArrowRight';
  return key === 'ArrowRight' ? 'ArrowLeft' : key;
}
