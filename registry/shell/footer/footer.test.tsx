import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { FooterData } from '#schemas/generated/shell/footer.ts';
import { authoredFixture } from '#tests/fixture.ts';
import { samplePage } from '../sample-page.testing.ts';
import { Footer } from './footer.tsx';
import messages from './locales/en-GB.json';

const { footer: authored } = await authoredFixture('cms-data/en-GB');
// The validate command holds this file against its schema, from which the type is made.
const data = authored as FooterData;

function renderFooter(other: FooterData = data) {
  return render(<Footer data={other} page={samplePage} messages={messages} />);
}

describe('Footer', () => {
  test('FT-001 a row offers the other segments', () => {
    renderFooter();

    const segments = within(screen.getByRole('navigation', { name: 'All segments' }));

    expect(segments.getByRole('link', { name: 'Business' })).toHaveAttribute(
      'href',
      '/en/business',
    );
    expect(segments.getByRole('link', { name: 'Individuals' })).toHaveAttribute('aria-current');
  });

  test('FT-019 a row offers the other languages', () => {
    renderFooter();

    const languages = within(screen.getByRole('navigation', { name: 'All languages' }));

    expect(languages.getByRole('link', { name: 'Nederlands' })).toHaveAttribute('lang', 'nl-BE');
  });

  test('FT-002 links stand in columns under headings', () => {
    renderFooter();

    const headings = screen.getAllByRole('heading', { level: 2 });

    expect(headings.map((heading) => heading.textContent)).toEqual(
      data.generalLinks?.map((group) => group.title),
    );
    expect(screen.getByRole('link', { name: 'Home loan' })).toBeInTheDocument();
  });

  test('each list of links is a landmark with a name of its own', () => {
    const { container } = renderFooter();

    const names = screen.getAllByRole('navigation').map((one) => one.getAttribute('aria-label'));

    expect(names).toEqual([
      'All segments',
      'All languages',
      'More pages of Meridia Belgium',
      data.socialMediaLinks?.title,
    ]);
    expect(container.querySelectorAll('ul:not(nav ul)')).toHaveLength(0);
  });

  test('a column whose links do not count leaves no markup', () => {
    renderFooter({ generalLinks: [{ title: 'Products', textLinks: [{ text: '', url: '/en' }] }] });

    expect(screen.queryByRole('heading', { name: 'Products' })).toBeNull();
  });

  test('FT-003 social networks are icons with a name', () => {
    renderFooter();

    const networks = within(
      screen.getByRole('navigation', { name: data.socialMediaLinks?.title ?? '' }),
    );

    const names = networks.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
    expect(names).toEqual(data.socialMediaLinks?.socialLinks.map((link) => link.description));
    expect(networks.getAllByRole('link')[0]?.querySelector('svg')).not.toBeNull();
  });

  test('FT-004 the copyright line has the present year', () => {
    renderFooter();

    expect(screen.getByText('© 2026 Meridia Belgium · version 7.36.0')).toBeInTheDocument();
  });

  test('FT-007 FT-008 a lost card has a link with a sign of 60 px', () => {
    renderFooter();

    const cardStop = screen.getByRole('link', { name: /Card lost or stolen/ });

    expect(cardStop).toHaveAttribute('href', data.cardStop?.textLink.url);
    expect(cardStop.querySelector('svg')).toHaveAttribute('width', '60');
  });

  test('FT-016 without data from the content service it stays empty', () => {
    render(<Footer page={samplePage} messages={messages} />);

    expect(screen.getByRole('contentinfo')).toBeEmptyDOMElement();
  });
});
