import { describe, expect, test } from 'vitest';
import { readOverlayFrame } from './frame-variation.ts';

const DEPRECATED = ['orange', 'indigo', 'sky', 'white', 'white-orange'].flatMap((color) =>
  ['24', '19'].flatMap((size) => [`${color}-${size}`, `${color}-${size}-wide`]),
);

describe('the extended frame of a dialog', () => {
  test.each(['orange', 'indigo', 'sky', 'white', 'white-orange'])('OV-015 comes in %s', (color) => {
    expect(readOverlayFrame(`${color}-24`).color).toBe(color);
  });

  test.each(['purple-24', 'orange-white-24', '24', 'Orange-24', 'default'])(
    'OV-015 "%s" has no colour that exists',
    (variation) => {
      expect(() => readOverlayFrame(variation)).toThrow(
        `Unknown overlay frame variation: ${variation}. Use a valid variation: dialog, `,
      );
    },
  );

  test.each([24, 19])('OV-016 comes in size %i', (size) => {
    expect(readOverlayFrame(`sky-${size}`).size).toBe(size);
  });

  test.each(['sky', 'sky-20', 'sky-', 'sky-024'])('OV-016 "%s" has no size that exists', (name) => {
    expect(() => readOverlayFrame(name)).toThrow(name);
  });

  test('OV-017 is wide with the suffix, and else not', () => {
    expect(readOverlayFrame('white-orange-19-wide').isWide).toBe(true);
    expect(readOverlayFrame('white-orange-19').isWide).toBe(false);
  });

  test.each(['sky-wide-24', 'sky-24-', 'sky-24-wide-wide', 'sky-24wide'])(
    'OV-017 "%s" has no suffix that exists',
    (name) => {
      expect(() => readOverlayFrame(name)).toThrow(name);
    },
  );
});

describe('the frame of an overlay', () => {
  test.each([
    ['dialog', 'dialog'],
    ['dialog-full-screen-on-mobile', 'dialog'],
    ['bottom-sheet', 'bottom-sheet'],
    ['popover', 'popover'],
    ['dropdown', 'dropdown'],
  ])('OV-018 may be %s', (variation, kind) => {
    expect(readOverlayFrame(variation).kind).toBe(kind);
  });

  test.each(DEPRECATED)(
    'OV-018 OV-035 may still be the deprecated %s, which is a dialog',
    (name) => {
      expect(readOverlayFrame(name).kind).toBe('dialog');
    },
  );

  test.each(['', 'tooltip', 'default', 'dialog-wide', 'popover ', 'constructor', '__proto__'])(
    'OV-019 "%s" raises an error that asks for a valid variation and lists them',
    (variation) => {
      const valid = [
        'dialog',
        'dialog-full-screen-on-mobile',
        'bottom-sheet',
        'popover',
        'dropdown',
      ];

      expect(() => readOverlayFrame(variation)).toThrow(
        `Unknown overlay frame variation: ${variation}. Use a valid variation: ${[...valid, ...DEPRECATED].join(', ')}.`,
      );
    },
  );
});
