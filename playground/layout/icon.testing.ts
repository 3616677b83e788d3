import { ICON_PATHS } from './icon-paths.ts';

/** For tests: the name of the drawing that a person sees in an element. */
export function iconIn(element: Element | null | undefined): string | undefined {
  const drawing = element?.querySelector('svg path')?.getAttribute('d');
  return Object.entries(ICON_PATHS).find(([, path]) => path === drawing)?.[0];
}
