import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ContactCardProps } from '#schemas/generated/cards/contact-card.ts';
import { fixture } from '#tests/fixture.ts';
import { ContactCard } from './contact-card.tsx';

const full = await fixture<ContactCardProps>('cards/contact-card/full');
const minimal = await fixture<ContactCardProps>('cards/contact-card/minimal');

describe('ContactCard', () => {
  test('shows the ways to reach somebody, the telephone first', () => {
    render(<ContactCard {...full} checkMarkList={[]} />);

    const links = within(screen.getByRole('list')).getAllByRole('link');

    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['+32 2 555 01 44', 'tel:+3225550144'],
      ['renovation@meridia.example', 'mailto:renovation@meridia.example'],
      ['Find a branch', '/en/individuals'],
      ['Questions that others asked', '/en/individuals/saving/saver-plus'],
    ]);
  });

  test('shows its portrait, its texts, its label and its invitation', () => {
    render(<ContactCard {...full} />);

    expect(screen.getByRole('img', { name: 'Elise Vandamme' })).toHaveAttribute('width', '200');
    expect(screen.getByRole('link', { name: full.title })).toHaveAttribute('href', full.link?.url);
    for (const text of [full.intro ?? '', '8 to 20 h', 'Until 20 h', 'Book an hour']) {
      expect(screen.getByText(text)).toBeVisible();
    }
  });

  test('empty fields leave no markup', () => {
    const { container } = render(<ContactCard {...minimal} />);

    expect(container.querySelectorAll('p, ul, a, img, .logo, .card__foot')).toHaveLength(0);
  });
});
