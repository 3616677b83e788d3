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

/** The sizes of icons, in px. */
export type IconSize = (typeof SIZES)[number];

/**
 * Sizes that a form of the drawings does not have, because it would blur there or look heavy. Other
 * sets say the form in the icon's id; ours calls it by the weight of its lines. At 20 px those of
 * `thin` and `light` are finer than a pixel, those of `regular` and `bold` are not, so the latter
 * have all sizes.
 */
const EXCLUDED_SIZES = [
  { form: /Outline|^vitrine:(?:thin|light):/, sizes: ['20'] },
  { form: /Filled|^vitrine:fill:/, sizes: ['48', '64'] },
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
  const excluded = EXCLUDED_SIZES.flatMap(({ form, sizes }) => (form.test(id) ? sizes : []));
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

/** The size nearest below a wanted one that the icon has, for an icon that an author chooses. */
export function selectIconSize(wanted: IconSize, id = ''): IconSize {
  const has = new Set(listVariations(id).map((variation) => lookOf(variation).size));
  return SIZES.findLast((size) => size <= wanted && has.has(String(size))) ?? wanted;
}

function lookOf(variation: string): IconLook {
  const [size = '', color = ''] = variation.split('_');
  return { size, color };
}
