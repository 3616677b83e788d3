import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { caretDown } from './drawings.ts';
import { Icon } from './icon.tsx';
import { findDrawing } from './named-drawing.ts';

describe('Icon', () => {
  test('without a label it is decoration', () => {
    const { container } = render(<Icon drawing={caretDown} size={24} />);

    const svg = container.querySelector('svg');

    expect(svg).toHaveAttribute('aria-hidden', 'true');
    expect(svg).toHaveAttribute('width', '24');
    expect(svg).toHaveAttribute('height', '24');
  });

  test('with a label it is a picture of that name', () => {
    render(<Icon drawing={caretDown} label="More" />);

    expect(screen.getByRole('img', { name: 'More' })).not.toHaveAttribute('aria-hidden');
  });
});

describe('The icon that a configuration names', () => {
  test.each([
    'vitrine:regular:swap',
    'vitrine:regular:credit-card',
    'vitrine:bold:check',
    'vitrine:fill:house-line',
  ])('draws %s', (id) => {
    const { container } = render(<Icon drawing={findDrawing(id)} />);

    expect(container.querySelector('path')).toHaveAttribute('d', expect.stringMatching(/^M/));
  });

  test.each([undefined, '', 'vitrine:regular:unicorn', 'constructor', 'other:regular:swap'])(
    'draws nothing for %s',
    (id) => {
      const { container } = render(<Icon drawing={findDrawing(id)} />);

      expect(container).toBeEmptyDOMElement();
    },
  );
});
