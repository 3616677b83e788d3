import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { TopBarData } from '#schemas/generated/shell/top-bar.ts';
import { authoredFixture } from '#tests/fixture.ts';
import { samplePage } from '../sample-page.testing.ts';
import messages from './locales/en-GB.json';
import { TopBar } from './top-bar.tsx';

const { 'top-bar': authored } = await authoredFixture('cms-data/en-GB');
// The validate command holds this file against its schema, from which the type is made.
const data = authored as TopBarData;

function renderTopBar(session = samplePage.session) {
  return render(<TopBar data={data} page={{ ...samplePage, session }} messages={messages} />);
}

describe('TopBar', () => {
  test('TB-050 the first thing in it skips to the content', () => {
    renderTopBar();

    const [first] = screen.getAllByRole('link');

    expect(first).toHaveTextContent('Skip to the content');
    expect(first).toHaveAttribute('href', '#main');
  });

  test('TB-007 the logo leads to the home page', () => {
    renderTopBar();

    const logo = screen.getByRole('link', { name: 'Meridia Belgium, to the home page' });

    expect(logo).toHaveAttribute('href', '/en/individuals');
  });

  test('marks the segment that the visitor is in', () => {
    renderTopBar();

    const segments = within(screen.getByRole('navigation', { name: 'Segment' }));

    expect(segments.getByRole('link', { name: 'Individuals' })).toHaveAttribute('aria-current');
    expect(segments.getByRole('link', { name: 'Business' })).not.toHaveAttribute('aria-current');
  });

  test('each list of links is a landmark with a name of its own', () => {
    const { container } = renderTopBar();

    const names = screen.getAllByRole('navigation').map((one) => one.getAttribute('aria-label'));

    expect(names).toEqual(['Segment', 'Contact', 'Language']);
    expect(container.querySelectorAll('ul:not(nav ul)')).toHaveLength(0);
  });

  test('names each language in that language', () => {
    renderTopBar();

    const dutch = screen.getByRole('link', { name: 'Nederlands' });

    expect(dutch).toHaveAttribute('lang', 'nl-BE');
    expect(dutch).toHaveAttribute('href', '/nl/particulieren');
  });

  test('LO-012 offers no French of Luxembourg', () => {
    const luxembourg = { id: 'fr-LU', label: 'Français', url: '/lu', current: false };
    const languages = [...samplePage.languages, luxembourg];

    render(<TopBar page={{ ...samplePage, languages }} messages={messages} />);

    const offered = within(screen.getByRole('navigation', { name: 'Language' })).getAllByRole(
      'link',
    );
    expect(offered.map((link) => link.textContent)).toEqual(['English', 'Nederlands']);
  });

  test('shows the small links of the content service', () => {
    renderTopBar();

    const links = within(screen.getByRole('navigation', { name: 'Contact' }));

    expect(links.getAllByRole('link')).toHaveLength(data.links?.items.length ?? 0);
  });

  test('TB-049 offers to open an account', () => {
    renderTopBar();

    const openAccount = screen.getByRole('link', { name: 'Open an account' });

    expect(openAccount).toHaveAttribute('href', data.openAccount?.url);
  });

  test('TB-016 whoever is logged out is shown the way in', () => {
    renderTopBar('anonymous');

    expect(screen.getByRole('link', { name: 'Log in' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Log out' })).toBeNull();
  });

  test('TB-017 whoever is logged in is shown the way out instead', () => {
    renderTopBar('signed-in');

    expect(screen.getByRole('link', { name: 'Log out' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Open an account' })).toBeNull();
  });

  test('a session that is not known yet has the boxes of a visitor', () => {
    const anonymous = renderTopBar('anonymous').container.querySelectorAll('.button-link').length;

    const unknown = renderTopBar('unknown').container.querySelectorAll('.button-link').length;

    expect(unknown).toBe(anonymous);
  });

  test('stands without data from the content service', () => {
    render(<TopBar page={samplePage} messages={messages} />);

    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  });
});
