export interface SavingsRateProps {
  readonly name: string;
  readonly rate: string;
}

/**
 * Needs a package: in this repository both are generated from a schema, which a bank elsewhere
 * cannot do yet. `shape` says which texts are prepared for any width, and `check` what is wrong
 * with a value.
 */
export const checkSavingsRate = {
  shape: { properties: { componentType: {}, name: { kind: 'text' }, rate: { kind: 'text' } } },
  check: (value: unknown) => (hasTexts(value) ? [] : [TEXTS_MISSING]),
} as const;

const TEXTS_MISSING = {
  code: 'missing-property',
  severity: 'error',
  pointer: '',
  message: 'The properties "name" and "rate" have to be texts.',
  fix: 'Add both.',
} as const;

function hasTexts(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const texts = ['name' in value && value.name, 'rate' in value && value.rate];
  return texts.every((text) => typeof text === 'string');
}
