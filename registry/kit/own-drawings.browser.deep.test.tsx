import { expect, test } from 'vitest';
import { renderInBrowser } from '../render-in-browser.testing.ts';
import { CardStop } from '../shell/footer/footer.tsx';
import { ErrorCard } from './error-card/error-card.tsx';
import { Logo } from './logo/logo.tsx';

const cardStop = { textLink: { text: 'Call', url: 'tel:+3225550170' } };

/**
 * The drawings that are no icons of the set: the size of each, and of each shape in it its place,
 * its line and its turn.
 */
const DRAWINGS = {
  'the logo': {
    element: <Logo />,
    drawn: [
      '36 28 true',
      'first: 0 2 20 26, 1px butt, 0',
      'second: 16 2 20 26, 1px butt, 0',
      'overlap: 16 6 4 22, 1px butt, 0',
    ],
  },
  'the tipped mark of an error': {
    element: <ErrorCard heading="Missing" text="Try later." />,
    drawn: [
      '192 104 true',
      'halo: 64 18 112 112, 1px round, 0',
      'ground: 32 114 176 0, 6px round, 0',
      'arch: 66 52 52 62, 1px round, 0',
      'tipped-arch: 120 50 60 64, 1px round, 0.21',
      'clatter: 182 16 42 38, 5px round, 0',
    ],
  },
  'the sign of lost cards': {
    element: <CardStop cardStop={cardStop} />,
    drawn: [
      '60 60 true',
      'sign-disc: 0 0 60 60, 1px butt, 0',
      'sign-card: 11 19 38 25, 1px butt, 0',
      'sign-stripe: 11 25 38 6, 1px butt, 0',
      'sign-name: 16 38 9 0, 3px round, 0',
      'sign-gap: 9 9 42 42, 9px butt, 0',
      'sign-bar: 9 9 42 42, 4px round, 0',
    ],
  },
};

test.each(Object.entries(DRAWINGS))('%s is drawn as it was designed', (_, { element, drawn }) => {
  const svg = renderInBrowser(element).querySelector('svg');
  const shapes = [...(svg?.querySelectorAll<SVGGraphicsElement>('path, rect, circle') ?? [])];

  const size = ['width', 'height', 'aria-hidden'].map((name) => svg?.getAttribute(name));
  expect([size.join(' '), ...shapes.map(seen)]).toEqual(drawn);
});

/** Its name, its box in the drawing, its line, and how it is turned. */
function seen(shape: SVGGraphicsElement): string {
  const { x, y, width, height } = shape.getBBox();
  const { strokeWidth, strokeLinecap } = getComputedStyle(shape);
  const name = /__(\S+)/.exec(shape.getAttribute('class') ?? '')?.[1];
  const turn = shape.transform.baseVal.consolidate()?.matrix.b.toFixed(2) ?? '0';
  const box = [x, y, width, height].map(Math.round).join(' ');
  return `${name}: ${box}, ${strokeWidth} ${strokeLinecap}, ${turn}`;
}
