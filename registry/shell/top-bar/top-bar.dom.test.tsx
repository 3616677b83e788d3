import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { TopBarMode } from '#renderer';
import { check } from '#schemas/generated/shell/top-bar.check.ts';
import { samplePage } from '../sample-page.testing.ts';
import messages from './locales/en-GB.json';
import { link, menu, show, signedIn } from './show-top-bar.testing.tsx';
import { topBarWith } from './top-bar.sample.testing.ts';
import { checkTopBarSize } from './top-bar-props.ts';
import { TopBar } from './top-bar.tsx';

describe('what every top bar has', () => {
  test.each(['default', 'focus', 'flow', 'standalone'] as const)(
    'TB-050 in mode %s the first thing skips to the content',
    (mode) => {
      show({ mode });

      expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '#main');
    },
  );

  test('TB-007 the logo leads to the home page', () => {
    show();

    const logo = screen.getByRole('link', { name: 'Meridia Belgium, to the home page' });
    expect(logo).toHaveAttribute('href', '/en/individuals');
  });

  test('TB-007 the bank has the name of the experience beside its mark', () => {
    render(
      <TopBar
        data={topBarWith()}
        page={{ ...samplePage, bankName: 'Harbour' }}
        messages={messages}
      />,
    );

    expect(document.querySelector('.top-bar__logo')).toHaveTextContent('Harbour');
  });

  test('the logo of the experience stands in the place of the mark', () => {
    const page = { ...samplePage, logoUrl: '/harbour.svg' };

    render(<TopBar data={topBarWith()} page={page} messages={messages} />);

    expect(document.querySelector('img')).toHaveAttribute('src', '/harbour.svg');
    expect(document.querySelector('svg.logo')).toBeNull();
  });

  test('it stands without content', () => {
    render(<TopBar page={samplePage} messages={messages} />);

    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(link('Log in')).toBeNull();
  });
});

describe('the size', () => {
  test('TB-001 is font19 or font24', () => {
    expect(checkTopBarSize(undefined)).toBe('font19');
    expect(checkTopBarSize('font24')).toBe('font24');
    show({ content: topBarWith({ size: 'font24' }) });
    expect(screen.getByRole('banner')).toHaveAttribute('data-size', 'font24');
  });

  test.each(['font20', '', 19, null])('TB-001 %j is an error', (size) => {
    // @ts-expect-error -- no such size is one.
    expect(() => checkTopBarSize(size)).toThrow(
      'The size of a top bar is font19 or font24, and not ',
    );
    expect(check({ topBar: { size } })).not.toEqual([]);
  });
});

describe('the parts of a mode', () => {
  test('TB-005 TB-023 TB-024 default has all but a way back, search included', () => {
    expect(partsIn('default')).toEqual({
      search: true,
      back: false,
      apps: true,
      help: true,
      profile: true,
      buttons: true,
      languages: true,
      out: true,
    });
  });

  test('TB-005 TB-024 TB-025 focus has a way back in the place of the search', () => {
    expect(partsIn('focus')).toMatchObject({ search: false, back: true, apps: true });
  });

  test('TB-005 TB-024 flow has the logo, and the way out', () => {
    expect(partsIn('flow')).toEqual({
      search: false,
      back: false,
      apps: false,
      help: false,
      profile: false,
      buttons: false,
      languages: false,
      out: true,
    });
    expect(link('Become a client')).toBeNull();
  });

  test('TB-023 TB-024 TB-027 standalone has no menus of the bank and no search', () => {
    expect(partsIn('standalone')).toMatchObject({
      search: false,
      apps: false,
      profile: false,
      buttons: false,
      help: true,
      languages: true,
    });
  });

  test('TB-009 TB-033 everything of the kit and of the website is there', () => {
    show();
    expect(document.querySelector('[role="search"]')).not.toBeNull();
    expect(menu('Apps')).toBeInTheDocument();
    expect(menu('Help')).toBeInTheDocument();
    expect(menu('Language')).toBeInTheDocument();
    expect(menu('Segment')).toBeInTheDocument();
    for (const name of ['Become a client', 'Open an account', 'Log in', 'Branches nearby']) {
      expect(link(name)).toBeInTheDocument();
    }
  });
});

describe('the way back', () => {
  test.each([
    ['https://www.meridia.example/en/individuals/saving/saver-plus', '/en/individuals/saving'],
    ['https://www.meridia.example/en', '/'],
  ])('TB-006 TB-026 from %s leads to the folder of the page', (address, expected) => {
    show({ mode: 'focus', address });

    expect(link('Back')).toHaveAttribute('href', expected);
  });

  test('TB-006 leads where the content says', () => {
    show({ mode: 'focus', content: topBarWith({ backLink: '/en/overview' }) });

    expect(link('Back')).toHaveAttribute('href', '/en/overview');
  });
});

describe('the old site', () => {
  test.each([
    ['private', 'Back to the old private app'],
    ['business', 'Back to the old business app'],
    ['international', 'Back to the old international private app'],
    ['home-bank', "Back to the old Home'Bank"],
    ['business-bank', "Back to the old Business'Bank"],
  ])('TB-002 TB-003 of %s is called in its words', (id, text) => {
    show({ content: oldSite(id) });

    expect(link(text)).toHaveAttribute('href', 'https://old.example.com');
  });

  test('TB-004 once it is gone, the bar says so and leads to help', () => {
    show({ content: oldSite('private', { removed: true, selfServiceUrl: '/en/self-service' }) });

    expect(screen.getByText(/Everything is now possible here\. Need help\?/)).toBeInTheDocument();
    expect(link('Go to the self-service corner.')).toHaveAttribute('href', '/en/self-service');
    expect(link(/Back to the old/)).toBeNull();
  });

  test('TB-002 nothing leads back where there was none', () => {
    show();

    expect(link(/Back to the old/)).toBeNull();
  });
});

/** Returns which parts a top bar has in a mode, for a visitor who is signed in. */
function partsIn(mode: TopBarMode) {
  show({ mode, ...signedIn });
  return {
    search: document.querySelector('[role="search"]') !== null,
    back: link('Back') !== null,
    apps: menu('Apps') !== null,
    help: menu('Help') !== null,
    profile: menu('Profile') !== null,
    buttons: link('Branches nearby') !== null,
    languages: menu('Language') !== null,
    out: link('Log out') !== null,
  };
}

/** Of the schema's words, one by one. */
function oldSite(id: string, more: object = {}) {
  return topBarWith({
    legacyApp: { id: id as 'private', url: 'https://old.example.com', ...more },
  });
}
