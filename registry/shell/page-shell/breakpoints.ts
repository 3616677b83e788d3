/** 002 §9: the widths in px at which the website changes, over those of the kit. */
export const WEBSITE_BREAKPOINTS: readonly number[] = [
  420, 480, 600, 720, 840, 900, 960, 1280, 1440,
];

/** The greatest breakpoint that a window of that width reaches; 0 below the first one. */
export function getBreakpoint(width: number): number {
  return WEBSITE_BREAKPOINTS.findLast((breakpoint) => width >= breakpoint) ?? 0;
}
