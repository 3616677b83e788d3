import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import type { ButtonAppearance } from './button-content.tsx';
import { ButtonLook } from './button-look.tsx';
import { Button } from './button.tsx';

const NOTHING = 'rgba(0, 0, 0, 0)';
const WHITE = 'rgb(255, 255, 255)';
const INK = 'rgb(29, 22, 75)';

/**
 * The colours that a person sees for each name: the filled ground, the same under the pointer, the
 * text on it, and the lines of a button without a ground.
 */
const COLORS = {
  orange: ['rgb(232, 101, 12)', 'rgb(247, 134, 58)', INK, 'rgb(168, 64, 6)'],
  indigo: ['rgb(53, 44, 128)', 'rgb(68, 58, 156)', WHITE, 'rgb(53, 44, 128)'],
  sky: ['rgb(21, 94, 139)', 'rgb(28, 120, 175)', WHITE, 'rgb(21, 94, 139)'],
  grey: ['rgb(87, 86, 110)', 'rgb(108, 107, 130)', WHITE, 'rgb(87, 86, 110)'],
  inverted: [WHITE, 'rgb(225, 239, 249)', 'rgb(40, 31, 99)', WHITE],
} as const;
type Color = keyof typeof COLORS;
const names = Object.keys(COLORS) as Color[];

type Options = Omit<ButtonAppearance, 'children'> & { readonly children?: ReactNode };

/** Everything that looks like a button. */
const KINDS: readonly (readonly [string, (options: Options) => ReactNode])[] = [
  ['a button', ({ children = 'OK', ...more }) => <Button {...more}>{children}</Button>],
  [
    'a link',
    ({ children = 'OK', ...more }) => (
      <Button href="#ok" {...more}>
        {children}
      </Button>
    ),
  ],
  [
    'a drawn button',
    ({ children = 'OK', ...more }) => <ButtonLook {...more}>{children}</ButtonLook>,
  ],
];

const drawn = () => page.getByText('OK').element();
const seen = ({ look, color, size }: Options, kind: (options: Options) => ReactNode) => {
  renderInBrowser(kind({ look, color, size }));
  return getComputedStyle(drawn());
};

describe.each(KINDS)('%s', (_, kind) => {
  test.each(names)('BU-001 BU-002 filled in %s has its ground and its ink', (color) => {
    const [ground, , ink] = COLORS[color];

    const style = seen({ look: 'filled', color }, kind);

    expect([style.backgroundColor, style.color, style.borderTopColor]).toEqual([
      ground,
      ink,
      NOTHING,
    ]);
    expect(style.textDecorationLine).toBe('none');
  });

  test.each(names)('BU-001 BU-002 outlined in %s has a line and a text of it', (color) => {
    const [, , , line] = COLORS[color];

    const style = seen({ look: 'outline', color }, kind);

    expect([style.backgroundColor, style.color, style.borderTopColor]).toEqual([
      NOTHING,
      line,
      line,
    ]);
    expect(style.textDecorationLine).toBe('none');
  });

  test.each(names)('BU-001 BU-002 as a text in %s is underlined in it', (color) => {
    const [, , , line] = COLORS[color];

    const style = seen({ look: 'text', color }, kind);

    expect([style.backgroundColor, style.color, style.borderTopColor]).toEqual([
      NOTHING,
      line,
      NOTHING,
    ]);
    expect(style.textDecorationLine).toBe('underline');
  });

  test('BU-001 BU-002 BU-003 is filled, orange and of 16 px unless it is said', () => {
    const style = seen({}, kind);

    expect([style.backgroundColor, style.fontSize]).toEqual([COLORS.orange[0], '16px']);
  });

  test.each([
    [12, 30],
    [14, 40],
    [16, 48],
    [19, 56],
  ] as const)('BU-003 has a text of %i px and is %i px high', (size, height) => {
    const style = seen({ size }, kind);

    expect([style.fontSize, style.minHeight, style.fontWeight]).toEqual([
      `${size}px`,
      `${height}px`,
      '600',
    ]);
  });
});

describe.each(KINDS.slice(0, 2))('%s under the pointer', (_, kind) => {
  test.each(names)('is of the lighter tone of %s', async (color) => {
    renderInBrowser(kind({ color }));

    await userEvent.hover(drawn());

    await expect.poll(() => getComputedStyle(drawn()).backgroundColor).toBe(COLORS[color][1]);
  });

  test.each(['outline', 'text'] as const)('with the style %s keeps its colour', async (look) => {
    renderInBrowser(kind({ look, color: 'indigo' }));

    await userEvent.hover(drawn());

    expect(getComputedStyle(drawn()).color).toBe(COLORS.indigo[3]);
  });
});

describe.each([
  [
    'a button',
    <Button key="button" disabled>
      OK
    </Button>,
  ],
  [
    'a link',
    <Button key="link" href="#ok" disabled>
      OK
    </Button>,
  ],
])('%s that is disabled', (_, element) => {
  test('is grey, and says so to the pointer', () => {
    renderInBrowser(element);

    const { backgroundColor, color, cursor } = getComputedStyle(drawn());

    expect([backgroundColor, color, cursor]).toEqual([
      'rgb(238, 238, 243)',
      'rgb(108, 107, 130)',
      'not-allowed',
    ]);
  });
});
