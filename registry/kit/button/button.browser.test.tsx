import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { allowMotion } from '#tests/emulate-media.ts';
import { boxOf, middleOf } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { x } from '../icon/drawings.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

const LOOKS = ['filled', 'outline', 'text'] as const;
const SIZES = [12, 14, 16, 19] as const;
/** Half of 44 px, less half a pixel: the point on the edge itself belongs to the neighbour. */
const REACH = 21.5;
const CAUGHT = [true, true, true, true];

describe('Button in a browser', () => {
  test.each(LOOKS.flatMap((look) => SIZES.map((size) => [look, size] as const)))(
    'BU-004 %s with a text of %i px catches a finger on 44 px each way',
    (look, size) => {
      const container = renderInBrowser(
        <Button look={look} size={size}>
          OK
        </Button>,
      );
      giveRoom(container);

      expect(caughtAround(page.getByRole('button').element())).toEqual(CAUGHT);
    },
  );

  test('BU-004 an icon alone catches a finger on 44 px each way', () => {
    const container = renderInBrowser(<IconButton icon={x} label="Close" size={20} />);
    giveRoom(container);

    expect(caughtAround(page.getByRole('button', { name: 'Close' }).element())).toEqual(CAUGHT);
  });

  test('BU-004 the smallest buttons look smaller than they are', () => {
    renderInBrowser(<Button size={12}>OK</Button>);

    expect(boxOf(page.getByRole('button').element()).height).toBe(30);
  });

  test('a button for the whole width is as wide as its place', () => {
    const container = renderInBrowser(<Button isWide>OK</Button>);

    expect(boxOf(page.getByRole('button').element()).width).toBe(boxOf(container).width);
  });

  test('a long text breaks and is not cut', () => {
    const container = renderInBrowser(
      <Button>Lebensversicherungsgesellschaftenvergleichsrechner öffnen</Button>,
    );
    container.style.inlineSize = '200px';

    const button = page.getByRole('button').element();

    expect(button.scrollWidth).toBeLessThanOrEqual(200);
    expect(boxOf(button).height).toBeGreaterThan(60);
  });

  test('shows where focus is by a ring of 2 px away from its edge, white on dark', async () => {
    renderInBrowser(
      <>
        <Button>light</Button>
        <Button color="inverted">dark</Button>
      </>,
    );

    await userEvent.keyboard('{Tab}');
    const { outlineWidth, outlineOffset } = styleOf(document.activeElement);
    await userEvent.keyboard('{Tab}');
    const dark = styleOf(document.activeElement);

    expect([outlineWidth, outlineOffset]).toEqual(['2px', '3px']);
    expect([dark.outlineStyle, dark.outlineColor]).toEqual(['solid', 'rgb(255, 255, 255)']);
  });

  test('turns its mark while its work is under way', async () => {
    await allowMotion();
    const container = renderInBrowser(<Button busyText="Sending">Send</Button>);

    expect(container.querySelector('.icon')?.getAnimations()).toHaveLength(1);
  });

  test(
    'a disabled link calls nothing and leads nowhere, by mouse, by key and by code',
    { tags: ['deep'] },
    async () => {
      const calls: string[] = [];
      const call = ({ type }: { readonly type: string }) => void calls.push(type);
      const { href } = window.location;
      renderInBrowser(
        <Button disabled href="#saving" tabIndex={0} onClick={call} onKeyDown={call}>
          Saving
        </Button>,
      );
      const link = page.getByRole('link');

      await link.click({ force: true });
      await userEvent.keyboard('{Tab}{Enter} ');
      link.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

      expect(calls).toEqual([]);
      expect(window.location.href).toBe(href);
    },
  );
});

function styleOf(element: Element | null): CSSStyleDeclaration {
  return getComputedStyle(element ?? document.body);
}

/** Far enough from the edges of the window for a finger all around. */
function giveRoom(container: HTMLElement): void {
  container.style.padding = '60px';
}

/**
 * Returns, for a finger above, below, left and right of the middle, if it still presses the button.
 */
function caughtAround(button: Element): boolean[] {
  const { x: middleX, y: middleY } = middleOf(button);
  const fingers = [
    [0, -REACH],
    [0, REACH],
    [-REACH, 0],
    [REACH, 0],
  ] as const;
  return fingers.map(([right, down]) =>
    button.contains(document.elementFromPoint(middleX + right, middleY + down)),
  );
}
