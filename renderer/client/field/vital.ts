/** One of the measures by which visitors feel how fast a page is (web.dev/vitals). */
export interface Vital {
  /** TTFB, LCP and INP are milliseconds; CLS is a share of the window that has moved. */
  readonly name: 'TTFB' | 'LCP' | 'INP' | 'CLS';
  readonly value: number;
  /** The element, and the times that the value is made of: what to look at when it is bad. */
  readonly attribution: Readonly<Record<string, string | number>>;
}
