import { array, constantFrom, integer, oneof, type Arbitrary } from 'fast-check';

/** Texts that break lines, move cursors, turn text round, hide or are half a character. */
const DANGEROUS = [
  0x00, 0x08, 0x0a, 0x0d, 0x1b, 0x7f, 0x85, 0x9b, 0xad, 0x20_0b, 0x20_28, 0x20_29, 0x20_2e, 0x20_66,
  0xd8_00, 0xdf_ff, 0xfe_ff, 0xe_00_41,
];

/** Texts of any characters, dangerous ones in every second place. */
export function hostileTexts(): Arbitrary<string> {
  const character = oneof(constantFrom(...DANGEROUS), integer({ min: 0, max: 0x10_ff_ff }));
  return array(character).map((codes) => String.fromCodePoint(...codes));
}
