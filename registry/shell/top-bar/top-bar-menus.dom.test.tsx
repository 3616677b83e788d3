import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { check } from '#schemas/generated/shell/top-bar.check.ts';
import { samplePage } from '../sample-page.testing.ts';
import { APPS_MENU_IDS } from './top-bar-menus.tsx';
import messages from './locales/en-GB.json';
import { itemsOf, link, menu, show } from './show-top-bar.testing.tsx';
import { topBarWith } from './top-bar.sample.testing.ts';
import { TopBar } from './top-bar.tsx';

describe('menus', () => {
  test('TB-044 TB-037 the apps menu has the applications that it knows', () => {
    show();

    expect(itemsOf('Apps')).toEqual(['Daily banking', 'Investments']);
  });

  test('TB-035 TB-011 the selected application is daily banking, unless another is', () => {
    show();
    expect(currentApp()).toBe('Daily banking');
    expect(screen.getByRole('button', { name: 'Daily banking' })).toBeInTheDocument();

    document.body.replaceChildren();
    show({ content: topBarWith({ selectedAppId: 'investments' }) });
    expect(currentApp()).toBe('Investments');
  });

  test('TB-045 the help menu has the items for that', () => {
    show();

    expect(itemsOf('Help')).toEqual(['Help centre']);
  });

  test('TB-051 the menu of all has a link once, which the menu of help has as well', () => {
    const textLink = { text: 'Help', url: '/en/help' };
    show({ content: topBarWith({ twoRowModes: ['default'], links: { items: [{ textLink }] } }) });

    const leading = [...(menu('Menu')?.querySelectorAll('a[href="/en/help"]') ?? [])];
    expect(leading.map(({ textContent }) => textContent)).toEqual(['Help centre']);
  });

  test('TB-047 TB-048 the language menu has each language in itself, the present one marked', () => {
    show();

    expect(itemsOf('Language')).toEqual(['English', 'Nederlands']);
    const dutch = link('Nederlands');
    expect(dutch).toHaveAttribute('href', '/nl/particulieren');
    expect(dutch).toHaveAttribute('hreflang', 'nl-BE');
    expect(link('English')).toHaveAttribute('aria-current');
  });

  test('LO-012 it offers no French of Luxembourg', () => {
    const luxembourg = { id: 'fr-LU', label: 'Français', url: '/lu', current: false };
    const page = { ...samplePage, languages: [...samplePage.languages, luxembourg] };
    render(<TopBar data={topBarWith()} page={page} messages={messages} />);

    expect(itemsOf('Language')).toEqual(['English', 'Nederlands']);
  });

  test('TB-048 the segment menu has each segment, the present one marked', () => {
    show();

    expect(itemsOf('Segment')).toEqual(['Individuals', 'Business']);
    expect(menu('Segment')?.querySelector('[aria-current]')?.textContent).toBe('Individuals');
  });

  test('SH-019 the segment that is selected may be another than that of the address', () => {
    show({ content: topBarWith({}, { selectedSegmentId: 'business' }) });

    expect(menu('Segment')?.querySelector('[aria-current]')?.textContent).toBe('Business');
  });

  test('TB-033 TB-041 a menu button leads, acts, or opens a menu', () => {
    show();

    expect(link('Branches nearby')).toHaveAttribute('href', '/en/branches');
    const chat = screen.getByRole('button', { name: 'Chat' });
    expect(chat).toHaveAttribute('data-action', 'open-chat');
    expect(itemsOf('More')).toEqual(['Cards']);
  });
});

describe('in two rows', () => {
  test('segments, links and languages have a row of their own', () => {
    show({ content: topBarWith({ twoRowModes: ['default'] }) });

    const names = screen.getAllByRole('navigation').map((one) => one.getAttribute('aria-label'));
    expect(names).toEqual(['Segment', 'Contact']);
    expect(menu('Segment')).toBeNull();
    expect(menu('Language')).not.toBeNull();
  });
});

test('TB-008 TB-024 the search is a form that works without script, and a button opens its row', () => {
  show();

  const search = document.querySelector('[role="search"]');
  const form = search?.querySelector('form');
  expect(form).toHaveAttribute('action', '/en/individuals/search');
  expect(form).toHaveAttribute('method', 'get');
  expect(search?.querySelector('input[type="search"]')).toHaveAttribute('name', 'q');
  const button = screen.getByRole('button', { name: 'Search' });
  expect(button).toHaveAttribute('popovertarget', search?.id);
});

test('without an address for its results there is no search', () => {
  const { segmentContext, ...content } = topBarWith();
  show({ content });

  expect(segmentContext).toBeDefined();
  expect(document.querySelector('[role="search"]')).toBeNull();
});

test('TB-037 the applications are those of the specification', () => {
  expect(APPS_MENU_IDS).toEqual([
    'daily-banking',
    'loyalty-shop',
    'businessBank',
    'ingDeals',
    'investments',
    'multiMandate',
    'ingLease',
    'previous-ing-lu',
    'legacyApp',
  ]);
});

test('SH-018 SH-019 a segment context is one of three, with all that belongs to it', () => {
  const whole = {
    cookieValue: 'Business',
    becomeClientUrl: '/a',
    logoUrl: '/images/logo.svg',
    logoAlt: 'Logo',
    searchSegment: 'business',
    searchUrl: '/search',
    selectedSegmentId: 'business',
    footerSegmentLabel: 'Business',
  };
  for (const cookieValue of ['Individuals', 'Business', 'PrivateBanking']) {
    expect(check({ segmentContext: { ...whole, cookieValue } })).toEqual([]);
  }
  expect(check({ segmentContext: { ...whole, cookieValue: 'Everybody' } })).not.toEqual([]);
  for (const name of Object.keys(whole)) {
    expect(check({ segmentContext: { ...whole, [name]: 1 } })).not.toEqual([]);
  }
});

function currentApp(): string | undefined {
  return menu('Apps')?.querySelector('[aria-current]')?.textContent;
}
