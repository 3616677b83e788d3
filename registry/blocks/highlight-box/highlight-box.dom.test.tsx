import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { HighlightBoxProps } from '#schemas/generated/blocks/highlight-box.ts';
import { fixture } from '#tests/fixture.ts';
import { iconsIn, linksIn } from '../../seen.testing.ts';
import { HighlightBox } from './highlight-box.tsx';

const full = await fixture<HighlightBoxProps>('blocks/highlight-box/full');

describe('HighlightBox', () => {
  test('BL-005 shows its icon, title, text and links', () => {
    const { container } = render(<HighlightBox {...full} />);

    expect(screen.getByRole('heading', { level: 2, name: full.title })).toBeVisible();
    expect(screen.getByText('the last one')).toBeVisible();
    expect(container.querySelector('.icon')).toHaveAttribute('width', '48');
    expect(iconsIn(container, '.highlight-box__text')).toEqual(['vitrine:regular:swap']);
    expect(linksIn(container, 'li')).toEqual([
      ['Start the switch', '/en/individuals/saving/saver-plus', 'filled'],
      ['How it works', '/en/individuals', 'text'],
    ]);
    const colors = screen.getAllByRole('link').map((link) => link.dataset['color']);
    expect(colors).toEqual(['inverted', 'inverted']);
  });

  test('links that do not count are left out, and the first that does is the button', async () => {
    const props = await fixture<HighlightBoxProps>('blocks/highlight-box/links-that-do-not-count');

    const { container } = render(<HighlightBox {...props} />);

    expect(screen.getByRole('link')).toHaveTextContent('The only one that counts');
    expect(screen.getByRole('link')).toHaveAttribute('data-look', 'filled');
    expect(container.querySelector('.icon')).toBeNull();
  });

  test('empty fields leave no markup', async () => {
    const minimal = await fixture<HighlightBoxProps>('blocks/highlight-box/minimal');

    const { container } = render(<HighlightBox {...minimal} />);

    expect(container.querySelectorAll('p, a, ul, .icon, .rich-text')).toHaveLength(0);
  });
});
