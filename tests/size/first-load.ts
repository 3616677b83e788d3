/** Lists the files that a document names to be loaded at once, and the data that it brings. */
export interface FirstLoad {
  /** Addresses of scripts that are loaded at once. */
  readonly scripts: readonly string[];
  /** Addresses of those that come with a sign of intent. */
  readonly code: readonly string[];
  /** Addresses of those that the first paint waits for: they choose offers. */
  readonly beforePaint: readonly string[];
  /** The plan as it travels. */
  readonly plan: string;
  readonly htmlWithoutPlan: string;
}

const SCRIPT = /<(?:script type="module" src|link rel="modulepreload" href)="([^"]+)"/g;
const BEFORE_PAINT = /<script type="module" async blocking="render"[^>]* src="([^"]+)"/g;
const CODE = / data-code="([^"]+)"/;
const PLAN = /(<script type="application\/json" id="plan">)(.*?)(<\/script>)/s;

/** Reads a document of our own server. Throws where it has no plan. */
export function firstLoadOf(html: string): FirstLoad {
  const [whole, , plan] = PLAN.exec(html) ?? [];
  if (whole === undefined || plan === undefined) throw new Error('The page came without a plan.');
  const addressesOf = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, address = '']) => address);
  return {
    scripts: addressesOf(SCRIPT),
    beforePaint: addressesOf(BEFORE_PAINT),
    code: CODE.exec(html)?.[1]?.split(' ') ?? [],
    plan,
    htmlWithoutPlan: html.replace(whole, ''),
  };
}
