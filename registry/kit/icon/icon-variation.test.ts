import { describe, expect, test } from 'vitest';
import { selectIconSize, listVariations, readIconVariation } from './icon-variation.ts';

const SIZES = ['20', '24', '32', '40', '48', '64'];
const COLORS = ['primary', 'interactionPrimary', 'interactionSecondary', 'inverted', 'disabled'];
const COMBINED = SIZES.flatMap((size) => COLORS.map((color) => `${size}_${color}`));
const SPECIAL = ['24_tertiary', '32_tertiary', '24_approved'];

describe('variations of an icon', () => {
  test('IC-003 every size goes with every colour', () => {
    expect(listVariations()).toEqual([...COMBINED, ...SPECIAL]);
  });

  test.each(COMBINED)('IC-003 %s is a size and a colour', (variation) => {
    expect(Object.values(readIconVariation(variation))).toEqual(variation.split('_'));
  });

  test.each(['24_tertiary', '32_tertiary'])('IC-004 %s exists', (variation) => {
    expect(readIconVariation(variation)).toMatchObject({ color: 'tertiary' });
  });

  test.each(['20_tertiary', '40_tertiary', '48_tertiary', '64_tertiary'])(
    'IC-004 %s does not exist',
    (variation) => {
      expect(() => readIconVariation(variation)).toThrow(`"${variation}"`);
    },
  );

  test('IC-005 approved exists at 24 px and nowhere else', () => {
    expect(readIconVariation('24_approved')).toEqual({ size: '24', color: 'approved' });
    expect(listVariations().filter((variation) => variation.includes('approved'))).toEqual([
      '24_approved',
    ]);
  });

  test('IC-006 an outline icon has all sizes but 20', () => {
    expect(listVariations('bank:set:houseOutline')).toEqual([
      ...COMBINED.filter((variation) => !variation.startsWith('20_')),
      ...SPECIAL,
    ]);
    expect(() => readIconVariation('20_primary', 'bank:set:houseOutline')).toThrow(
      'Invalid variation of the icon bank:set:houseOutline: "20_primary".',
    );
  });

  test('IC-006 the iconset may say it as well', () => {
    expect(() => readIconVariation('20_inverted', 'bank:iconsOutline:house')).toThrow(
      '20_inverted',
    );
  });

  test.each(['48_primary', '64_disabled'])('IC-007 a filled icon has no %s', (variation) => {
    expect(() => readIconVariation(variation, 'bank:set:houseFilled')).toThrow(
      `Invalid variation of the icon bank:set:houseFilled: "${variation}".`,
    );
  });

  test('IC-007 a filled icon has the sizes 20 to 40', () => {
    expect(listVariations('bank:set:houseFilled')).toEqual([
      ...COMBINED.filter((variation) => !/^(48|64)_/.test(variation)),
      ...SPECIAL,
    ]);
  });

  test.each([
    ['thin', 'IC-006', ['20']],
    ['light', 'IC-006', ['20']],
    ['regular', '', []],
    ['bold', '', []],
    ['fill', 'IC-007', ['48', '64']],
  ])('the weight %s of our own set has the sizes of its form %s', (weight, _, excluded) => {
    const sizes = listVariations(`vitrine:${weight}:house`).map((each) => each.split('_')[0]);

    expect(SIZES.filter((size) => !sizes.includes(size))).toEqual(excluded);
  });

  test('an icon that an author chooses has the nearest size below the one of its place', () => {
    expect([
      selectIconSize(48, 'vitrine:regular:house'),
      selectIconSize(48, 'vitrine:fill:house'),
      selectIconSize(64, 'bank:set:houseFilled'),
      selectIconSize(48),
    ]).toEqual([48, 40, 40, 48]);
  });

  test.each(['', '24', 'primary', '16_primary', '24_pink', '24_primary_inverted', 'constructor'])(
    'IC-008 the variation "%s" is refused with the list of all that are valid',
    (variation) => {
      expect(() => readIconVariation(variation)).toThrow(
        `Invalid variation: "${variation}". Use one of: ${[...COMBINED, ...SPECIAL].join(', ')}.`,
      );
    },
  );

  test('IC-008 the list names only what this icon has', () => {
    expect(() => readIconVariation('20_primary', 'bank:set:houseOutline')).toThrow(
      'Use one of: 24_primary, 24_interactionPrimary,',
    );
  });
});
