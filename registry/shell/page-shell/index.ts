import { watchNavigation } from '../navigation/watch-navigation.ts';
import { watchLoaded } from './watch-loaded.ts';
import { watchBanner, watchBreakpoint } from './watch-resize.ts';

/** Starts what the shell does around a page of a window. Returns what ends it. */
export function watchPageShell(window: Window & typeof globalThis): () => void {
  const stops = [
    watchLoaded(window),
    watchBreakpoint(window),
    watchBanner(window),
    watchNavigation(window),
  ];
  return () => stops.forEach((stop) => stop());
}
