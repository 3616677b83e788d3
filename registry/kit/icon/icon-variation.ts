const SIZES = [20, 24, 32, 40, 48, 64] as const;
const COLORS = [
  'primary',
  'interactionPrimary',
  'interactionSecondary',
  'inverted',
  'disabled',
] as const;
/**
 * Sizes and colours that belong together and to nothing else: two of the kit's own, one approved
 * for use.
 */
const SPECIAL = ['24_tertiary', '32_tertiary', '24_approved'] as const;

/** Sizes that a form of the drawings does not have, because it would blur there or look heavy. */
const EXCLUDED_SIZES = [
  { form: 'Outline', sizes: ['20'] },
  { form: 'Filled', sizes: ['48', '64'] },
];

/** Says how large an icon is and what colour it has. */
export type IconVariation =
  | `${(typeof SIZES)[number]}_${(typeof COLORS)[number]}`
  | (typeof SPECIAL)[number];

/** A variation taken apart, for the style sheet. */
export interface IconLook {
  readonly size: string;
  readonly color: string;
}

/**
 * The variations of an icon, in the order of their sizes. The form of its drawing is read off its
 * id.
 */
export function listVariations(id = ''): string[] {
  const excluded = EXCLUDED_SIZES.flatMap(({ form, sizes }) => (id.includes(form) ? sizes : []));
  const combined = SIZES.flatMap((size) => COLORS.map((color) => `${size}_${color}`));
  return [...combined, ...SPECIAL].filter(
    (variation) => !excluded.includes(lookOf(variation).size),
  );
}

/**
 * Takes a variation apart. Throws where the icon has no such variation, and names those that it
 * has.
 */
export function readIconVariation(variation: string, id = ''): IconLook {
  const valid = listVariations(id);
  if (valid.includes(variation)) return lookOf(variation);

  const icon = id && ` of the icon ${id}`;
  throw new Error(`Invalid variation${icon}: "${variation}". Use one of: ${valid.join(', ')}.`);
}

function lookOf(variation: string): IconLook {
  const [size = '', color = ''] = variation.split('_');
  return { size, color };
}
