import type { BrowserFacts } from './host.ts';

/** Describes the browser of a window. */
export function describeBrowser({
  document,
  innerHeight,
  innerWidth,
  navigator,
  screen,
}: Window): BrowserFacts {
  const { width, height } = screen;
  return {
    context: {
      userAgent: navigator.userAgent,
      timeOffsetInMinutes: -new Date().getTimezoneOffset(),
      screen: { width, height, orientation: height > width ? 'portrait' : 'landscape' },
      window: { width: innerWidth, height: innerHeight },
    },
    referrer: document.referrer,
    language: document.documentElement.lang,
  };
}
