export interface CardOrderProps {
  readonly colours: readonly string[];
  /** Where labels stand in a wide window; the kit refuses others than those it has. */
  readonly layout?: 'default' | 'wide-right' | 'wide-left';
}

/** Needs a package, as in `own-component`: here both are generated from a schema. */
export const checkCardOrder = {
  shape: { properties: { colours: { items: { kind: 'text' } }, layout: {} } },
  check: (value: unknown) => (hasColours(value) ? [] : [COLOURS_MISSING]),
} as const;

const COLOURS_MISSING = {
  code: 'missing-property',
  severity: 'error',
  pointer: '/colours',
  message: 'The property "colours" has to be a list of texts.',
  fix: 'Add it.',
} as const;

function hasColours(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('colours' in value)) return false;
  const { colours } = value;
  return Array.isArray(colours) && colours.every((colour) => typeof colour === 'string');
}
