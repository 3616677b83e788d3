import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { HomeHeaderProps } from '#schemas/generated/headers/home-header.ts';
import { fixture } from '#tests/fixture.ts';
import { HomeHeader } from './home-header.tsx';
import messages from './locales/en-GB.json';

const full = await fixture<HomeHeaderProps>('headers/home-header/full');
const minimal = await fixture<HomeHeaderProps>('headers/home-header/minimal');
const strange = await fixture<HomeHeaderProps>(
  'headers/home-header/links-without-words-and-unknown-icons',
);

describe('HomeHeader', () => {
  test('its title is the only h1', () => {
    render(<HomeHeader {...full} messages={messages} />);

    const headings = screen.getAllByRole('heading', { level: 1 });

    expect(headings.map((heading) => heading.textContent)).toEqual([full.coreHeader.title]);
  });

  test('shows its subtitle, its text and its picture', () => {
    render(<HomeHeader {...full} messages={messages} />);

    expect(screen.getByText('For your first house and for the next one')).toBeVisible();
    expect(screen.getByText(/what it costs in the end/)).toBeVisible();
    expect(screen.getByRole('img', { name: 'A house and its keys' })).toHaveAttribute(
      'loading',
      'eager',
    );
  });

  test('shows what to do next, and what else', () => {
    render(<HomeHeader {...full} messages={messages} />);

    expect(screen.getByRole('link', { name: 'Work out my budget' })).toBeVisible();
    expect(screen.getByText('Three minutes, no login needed')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Talk to an adviser' })).toBeVisible();
  });

  test('quick links lead on, each with an icon', () => {
    render(<HomeHeader {...full} messages={messages} />);

    const links = within(screen.getByRole('navigation', { name: 'Go straight to' })).getAllByRole(
      'link',
    );

    expect(links.map((link) => link.querySelectorAll('svg').length)).toEqual([2, 2, 2, 2, 2]);
    expect(links[4]).toHaveAttribute('href', 'tel:+3225550170');
  });

  test('shows selling points with icons of 40 px', () => {
    render(<HomeHeader {...full} messages={messages} />);

    const point = screen.getByText('People who pick up').closest('li');

    expect(point).toHaveTextContent('On weekdays until ten, on Saturdays until five.');
    expect(point?.querySelector('svg')).toHaveAttribute('width', '40');
  });

  test('without a picture the hero is plain', () => {
    const { container } = render(<HomeHeader {...minimal} messages={messages} />);

    expect(container.querySelector('[data-picture]')).toHaveAttribute('data-picture', 'false');
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('empty fields leave no markup', () => {
    const { container } = render(<HomeHeader {...minimal} messages={messages} />);

    expect(container.querySelectorAll('a, p, ul, svg')).toHaveLength(0);
  });

  test('links and points without content are left out, an unknown icon draws nothing', () => {
    const { container } = render(<HomeHeader {...strange} messages={messages} />);

    const names = screen.getAllByRole('link').map((link) => link.textContent);
    expect(names).toEqual(['An errand without an icon']);
    expect(container).not.toHaveTextContent('Belongs to nothing');
    expect(container.querySelector('.home-header__usps')).toBeNull();
  });
});
