import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { CategoryHeaderProps } from '#schemas/generated/headers/category-header.ts';
import { fixture } from '#tests/fixture.ts';
import { iconsIn, linksIn } from '../../seen.testing.ts';
import { CategoryHeader } from './category-header.tsx';
import messages from './locales/en-GB.json';

const full = await fixture<CategoryHeaderProps>('headers/category-header/full');
const minimal = await fixture<CategoryHeaderProps>('headers/category-header/minimal');
const strange = await fixture<CategoryHeaderProps>('headers/category-header/title-of-200-letters');

describe('CategoryHeader', () => {
  test('HD-027 shows title, subtitle, text, picture and quick links', () => {
    render(<CategoryHeader {...full} messages={messages} />);

    expect(screen.getByRole('heading', { level: 1, name: 'Cards for every day' })).toBeVisible();
    expect(screen.getByText('Debit, credit and prepaid')).toBeVisible();
    expect(screen.getByText(/Choose by what you pay with it/)).toBeVisible();
    expect(screen.getByRole('img', { name: 'A phone and two cards' })).toBeVisible();
    const links = screen.getByRole('navigation', { name: 'Go straight to' });
    expect(linksIn(links, 'li')).toEqual([
      ['Block a card', 'tel:+3225550170'],
      ['Raise a card limit', '/en/individuals'],
      ['Pay abroad', '/en/individuals'],
    ]);
    const caret = 'vitrine:regular:caret-right';
    expect(iconsIn(links, 'a')).toEqual(
      full.quickLinks?.items?.flatMap(({ icon }) => [icon, caret]),
    );
  });

  test.each([
    ['left out', minimal],
    ['empty', strange],
  ])('HD-027 fields that are %s leave no markup', (_, props) => {
    const { container } = render(<CategoryHeader {...props} messages={messages} />);

    expect(container.querySelectorAll('a, p, ul, nav, img, svg, .rich-text, [role]')).toHaveLength(
      0,
    );
  });

  test('HD-008 has the notification above its title', () => {
    render(<CategoryHeader {...full} messages={messages} />);

    const notification = screen.getByRole('status');

    expect(notification).toHaveTextContent('New cards take two days longer this week.');
    expect(notification).toHaveAttribute('data-type', 'warning');
    expect(within(notification).getByRole('link', { name: 'Why' })).toHaveAttribute(
      'href',
      '/en/individuals',
    );
    expect(notification.compareDocumentPosition(screen.getByRole('heading'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  test('as a second header of a page its title is an h2', () => {
    render(<CategoryHeader {...minimal} messages={messages} isSecondHeader />);

    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(minimal.title);
  });
});
