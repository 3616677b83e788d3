import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { HomeHeaderProps } from '#schemas/generated/headers/home-header.ts';
import { fixture } from '#tests/fixture.ts';
import { iconsIn, linksIn } from '../../seen.testing.ts';
import { HomeHeader } from './home-header.tsx';
import messages from './locales/en-GB.json';

const full = await fixture<HomeHeaderProps>('headers/home-header/full');
const minimal = await fixture<HomeHeaderProps>('headers/home-header/minimal');
const strange = await fixture<HomeHeaderProps>(
  'headers/home-header/links-without-words-and-unknown-icons',
);
const action = { textLink: { text: '', url: '/en/individuals' }, microCopy: 'Belongs to nothing' };
const empty: HomeHeaderProps = {
  ...minimal,
  coreHeader: { title: 'Nothing else', subtitle: '', body: [] },
  heroBannerArray: [],
  cta: action,
  secondaryCta: action,
  usps: [],
  quickLinks: { items: [] },
};

describe('HomeHeader', () => {
  test('HD-025 its title is the only h1', () => {
    render(<HomeHeader {...full} messages={messages} />);

    const headings = screen.getAllByRole('heading', { level: 1 });

    expect(headings.map((heading) => heading.textContent)).toEqual([full.coreHeader?.title]);
  });

  test('HD-025 shows its subtitle, its text and its picture', () => {
    render(<HomeHeader {...full} messages={messages} />);

    expect(screen.getByText('For your first house and for the next one')).toBeVisible();
    expect(screen.getByText(/what it costs in the end/)).toBeVisible();
    expect(screen.getByRole('img', { name: 'A house and its keys' })).toHaveAttribute(
      'loading',
      'eager',
    );
  });

  test('HD-006 HD-025 shows what to do next, and what else', () => {
    const { container } = render(<HomeHeader {...full} messages={messages} />);

    expect(linksIn(container, '.hero__panel .call-to-actions')).toEqual([
      ['Work out my budget', '/en/individuals/borrowing/your-first-home-loan', 'filled'],
      ['Talk to an adviser', '/en/individuals/borrowing/your-first-home-loan', 'text'],
    ]);
    expect(screen.getByText('Three minutes, no login needed')).toBeVisible();
    expect(screen.getByText('In a branch or by video')).toBeVisible();
  });

  test('HD-010 HD-025 shows quick links, each with its icon', () => {
    render(<HomeHeader {...full} messages={messages} />);

    const links = screen.getByRole('navigation', { name: 'Go straight to' });

    expect(linksIn(links, 'li')).toEqual([
      ['Switch to Meridia', '/en/individuals'],
      ['Raise a card limit', '/en/individuals/saving/saver-plus'],
      ['Book an appointment', '/en/individuals/borrowing/your-first-home-loan'],
      ['Rates and fees', '/en/individuals/saving/saver-plus'],
      ['Report fraud', 'tel:+3225550170'],
    ]);
    const caret = 'vitrine:regular:caret-right';
    expect(iconsIn(links, 'a')).toEqual(
      full.quickLinks?.items?.flatMap(({ icon }) => [icon, caret]),
    );
  });

  test('HD-011 HD-025 shows selling points with icons of 40 px', () => {
    const { container } = render(<HomeHeader {...full} messages={messages} />);

    const point = screen.getByText('People who pick up').closest('li');

    expect(iconsIn(container, '.usps')).toEqual(full.usps?.map(({ icon }) => icon));

    expect(point).toHaveTextContent('On weekdays until ten, on Saturdays until five.');
    expect(point?.querySelector('svg')).toHaveAttribute('width', '40');
  });

  test('without a picture the hero is plain', () => {
    const { container } = render(<HomeHeader {...minimal} messages={messages} />);

    expect(container.querySelector('[data-beside]')).toHaveAttribute('data-beside', 'nothing');
    expect(screen.queryByRole('img')).toBeNull();
  });

  test.each([
    ['left out', minimal],
    ['empty', empty],
  ])('HD-025 fields that are %s leave no markup', (_, props) => {
    const { container } = render(<HomeHeader {...props} messages={messages} />);

    expect(container.querySelectorAll('a, p, ul, nav, svg, .rich-text')).toHaveLength(0);
  });

  test('links and points without content are left out, an unknown icon draws nothing', () => {
    const { container } = render(<HomeHeader {...strange} messages={messages} />);

    const names = screen.getAllByRole('link').map((link) => link.textContent);
    expect(names).toEqual(['An errand without an icon']);
    expect(container).not.toHaveTextContent('Belongs to nothing');
    expect(container.querySelector('.usps')).toBeNull();
  });
});

const banners = await fixture<HomeHeaderProps>('headers/home-header/four-banners');
const lone = await fixture<HomeHeaderProps>('headers/home-header/one-banner-without-an-action');

describe('several banners', () => {
  test('HD-025 take the place of the core: the first has the h1, the others an h2 each', () => {
    render(<HomeHeader {...banners} messages={messages} />);

    const titles = screen
      .getAllByRole('heading')
      .map(({ tagName, textContent }) => `${tagName} ${textContent}`);

    expect(titles).toEqual([
      'H1 A home loan that starts with a clear number',
      'H2 Money you leave alone',
      'H2 One phone. All your cards.',
      'H2 Cover for the whole family',
    ]);
  });

  test('HD-025 each shows its label, texts, picture and action', () => {
    render(<HomeHeader {...banners} messages={messages} />);

    const banner = screen.getByText('Money you leave alone').closest('section') ?? document.body;

    expect(within(banner).getByText('Until 31 December')).toBeVisible();
    expect(within(banner).getByText('Saver Plus')).toBeVisible();
    expect(within(banner).getByText(/fidelity premium/)).toBeVisible();
    expect(within(banner).getByText('2.35% a year')).toBeVisible();
    expect(within(banner).getByRole('img')).toHaveAttribute('loading', 'lazy');
    expect(within(banner).getByRole('link', { name: 'Open Saver Plus' })).toBeVisible();
  });

  test('HD-025 the action of the header is the first banner’s, unless that has its own', () => {
    const { unmount } = render(<HomeHeader {...banners} messages={messages} />);
    expect(screen.queryByRole('link', { name: 'Not shown' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Work out my budget' })).toBeVisible();
    unmount();

    render(<HomeHeader {...lone} messages={messages} />);

    expect(screen.getByRole('link', { name: 'Termin vereinbaren' })).toBeVisible();
    expect(screen.queryByText('Stands aside for the banner')).toBeNull();
  });

  test('HD-008 the notification stands above them', () => {
    render(<HomeHeader {...banners} messages={messages} />);

    expect(screen.getByRole('status')).toHaveTextContent('Branches close at noon');
  });

  test('in a second header of the page there is no h1', () => {
    render(<HomeHeader {...banners} messages={messages} isSecondHeader />);

    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4);
  });
});
