import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { EditorialHeaderProps } from '#schemas/generated/headers/editorial-header.ts';
import { fixture } from '#tests/fixture.ts';
import { EditorialHeader } from './editorial-header.tsx';
import messages from './locales/en-GB.json';
import french from './locales/fr-BE.json';

const full = await fixture<EditorialHeaderProps>('headers/editorial-header/full');
const minimal = await fixture<EditorialHeaderProps>('headers/editorial-header/minimal');
const strange = await fixture<EditorialHeaderProps>(
  'headers/editorial-header/title-of-200-letters',
);

describe('EditorialHeader', () => {
  test('HD-028 shows its way back, title, subtitle, text and picture', () => {
    render(<EditorialHeader {...full} messages={messages} />);

    expect(screen.getByRole('link', { name: 'Stories' })).toHaveAttribute(
      'href',
      '/en/individuals',
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(full.title);
    expect(screen.getByText(/Why owning a little of everything/)).toBeVisible();
    expect(screen.getByText('five years or longer')).toBeVisible();
    expect(screen.getByRole('img', { name: 'A city by a river at night' })).toHaveAttribute(
      'loading',
      'eager',
    );
    expect(screen.getByRole('status')).toHaveTextContent('The rates in this article were checked');
  });

  test('HD-014 HD-028 shows its author: portrait, name, job and introduction', () => {
    const { container } = render(<EditorialHeader {...full} messages={messages} />);

    const author = container.querySelector('.editorial-header__author');

    expect(author?.querySelector('img')).toHaveAttribute(
      'src',
      expect.stringContaining('portrait-elise.png'),
    );
    expect(screen.getByText('Elise Vandamme')).toBeVisible();
    expect(screen.getByText('Investment adviser, Leuven')).toBeVisible();
    expect(screen.getByText(/Explains money to people/)).toBeVisible();
  });

  test('HD-013 HD-028 shows its date and how long reading takes', () => {
    render(<EditorialHeader {...full} messages={messages} />);

    expect(screen.getByText('18 November 2026')).toHaveAttribute('datetime', '2026-11-18');
    expect(screen.getByText('6 min read')).toBeVisible();
  });

  test('HD-013 says both in the language of the page', async () => {
    const read = await fixture<EditorialHeaderProps>('headers/editorial-header/full', 'fr-BE');

    render(<EditorialHeader {...read} messages={french} />);

    expect(screen.getByText('18 novembre 2026')).toBeVisible();
    expect(screen.getByText('6 min de lecture')).toBeVisible();
  });

  test.each([
    ['that are left out', minimal, 0],
    ['that are empty', strange, 1],
  ])('HD-028 fields %s leave no markup', (_, props, facts) => {
    const { container } = render(<EditorialHeader {...props} messages={messages} />);

    expect(container.querySelectorAll('a, img, time, [role]')).toHaveLength(0);
    expect(container.querySelectorAll('p')).toHaveLength(facts);
  });

  test('as a second header of a page its title is an h2', () => {
    render(<EditorialHeader {...minimal} messages={messages} isSecondHeader />);

    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(minimal.title);
  });
});
