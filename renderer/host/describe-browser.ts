import type { BrowserFacts } from './host.ts';

/** A window is narrower and lower than twice as many CSS pixels. */
const LARGEST_STEP = 8_192;

/** Describes the browser of a window. Nothing of the page is laid out for it. */
export function describeBrowser(window: Window): BrowserFacts {
  const {
    document,
    navigator,
    screen: { width, height },
  } = window;
  return {
    context: {
      userAgent: navigator.userAgent,
      timeOffsetInMinutes: -new Date().getTimezoneOffset(),
      screen: { width, height, orientation: height > width ? 'portrait' : 'landscape' },
      window: { width: measure(window, 'width'), height: measure(window, 'height') },
    },
    referrer: document.referrer,
    language: document.documentElement.lang,
  };
}

/**
 * The value of `innerWidth` or `innerHeight` by media queries. To give those, a browser of a
 * telephone lays the whole page out first, as its scale may follow from its content.
 */
function measure(window: Window, side: 'width' | 'height'): number {
  let length = 0;
  for (let step = LARGEST_STEP; step >= 1; step /= 2) {
    if (window.matchMedia(`(min-${side}:${length + step}px)`).matches) length += step;
  }
  return length;
}
