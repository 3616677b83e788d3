import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { check } from '#schemas/generated/shell/top-bar.check.ts';
import type { TopBarData } from '#schemas/generated/shell/top-bar.ts';
import { BOTH, itemsOf, link, menu, show, signedIn } from './show-top-bar.testing.tsx';
import { sampleTopBar, topBarWith } from './top-bar.sample.testing.ts';

const LANGUAGES = ['English', 'Nederlands'];

const switches = () => [...document.querySelectorAll<HTMLElement>('[aria-label="Your profiles"]')];

describe('for a visitor whom nobody knows', () => {
  test('TB-016 TB-042 there is the way in, and no way out and no profile', () => {
    show();

    expect(link('Log in')).toHaveAttribute('href', '/log-in');
    expect(link('Log out')).toBeNull();
    expect(menu('Profile')).toBeNull();
  });

  test('TB-041 TB-049 there are menu buttons, and the buttons for clients to be', () => {
    show();

    expect(link('Branches nearby')).toBeInTheDocument();
    expect(link('Become a client')).toHaveAttribute('href', '/en/become-a-client');
    expect(link('Open an account')).toHaveAttribute('href', '/en/open-an-account');
  });

  test.each([
    [{ becomeClientLabel: '' }, {}],
    [{}, { becomeClientUrl: '' }],
  ])('TB-032 with %j and %j nobody becomes a client', (data, segment) => {
    show({ content: topBarWith(data, segment) });

    expect(link('Become a client')).toBeNull();
  });

  test('a session that is not known yet has the boxes of a visitor', () => {
    const anonymous = show().container.querySelectorAll('.button-link').length;
    document.body.replaceChildren();
    const unknown = show({ session: 'unknown' }).container.querySelectorAll('.button-link').length;

    expect(unknown).toBe(anonymous);
  });
});

describe('for somebody who is signed in', () => {
  test('TB-017 TB-039 TB-043 there is the way out to the log-in of e-banking, and menu buttons', () => {
    show(signedIn);

    expect(link('Log out')).toHaveAttribute('href', 'https://banking.example.com/login');
    expect(link('Log in')).toBeNull();
    expect(link('Become a client')).toBeNull();
    expect(link('Branches nearby')).toBeInTheDocument();
  });

  test.each(['default', 'focus'] as const)(
    'TB-038 TB-046 in mode %s there is the profile menu with name, type and items',
    (mode) => {
      show({ ...signedIn, mode });

      const profile = within(menu('Profile') ?? document.body);
      expect(profile.getByText('Nora Peeters')).toBeInTheDocument();
      expect(
        profile.getByText('Business', { selector: '.top-bar__profile-type' }),
      ).toBeInTheDocument();
      expect(itemsOf('Profile')).toEqual(['Messages', 'Settings', ...LANGUAGES]);
    },
  );

  test('TB-012 TB-036 each input of the profile menu is shown', () => {
    const profileIcon = 'vitrine:regular:squares-four';
    show({ ...signedIn, content: topBarWith({ unreadMessagesCount: 3, profileIcon }) });
    const trigger = screen.getByRole('button', { name: /^Peeters Bakery ?3$/ });
    const applications = document.querySelector('[popovertarget="apps"] path');

    expect(trigger.querySelector('path')?.outerHTML).toBe(applications?.outerHTML);
    expect(screen.getByRole('button', { name: /^Peeters Bakery ?3$/ })).toBeInTheDocument();
    expect(itemsOf('Profile')).toEqual(['Messages (3)', 'Settings', ...LANGUAGES]);
  });

  test('TB-036 every property is one of the schema, and nothing else is', () => {
    const complete: TopBarData = {
      ...sampleTopBar,
      unreadMessagesCount: 1,
      switchProfileUrl: '/en/profiles',
      legacyApp: { id: 'private', url: 'https://old.example.com' },
    };

    const { appsMenuItems, ...others } = complete;
    const known = appsMenuItems?.filter(({ id }) => id !== 'unheard-of');
    expect(check({ topBar: { ...others, appsMenuItems: known } })).toEqual([]);
    expect(check({ topBar: { loggedInn: true } })).not.toEqual([]);
  });

  test.each([
    [0, 'Messages'],
    [1, 'Messages (1)'],
    [99, 'Messages (99)'],
    [100, 'Messages (99+)'],
  ])('TB-013 TB-019 of %i unread messages the item says %s', (unreadMessagesCount, text) => {
    show({ ...signedIn, content: topBarWith({ unreadMessagesCount }) });

    expect(itemsOf('Profile')[0]).toBe(text);
  });

  test('TB-031 TB-040 whoever has both kinds of profile may switch', () => {
    show(signedIn);

    const [tabs] = switches();
    const buttons = [...(tabs?.querySelectorAll('button') ?? [])];
    expect(buttons.map((one) => [one.textContent, one.getAttribute('aria-pressed')])).toEqual([
      ['Private', 'false'],
      ['Business', 'true'],
    ]);
  });

  test('TB-031 where profiles are switched elsewhere, the menu leads there and there is no switch', () => {
    show({ ...signedIn, content: topBarWith({ switchProfileUrl: '/en/profiles' }) });

    expect(link('Switch profile')).toHaveAttribute('href', '/en/profiles');
    expect(switches()).toEqual([]);
  });

  test('TB-040 whoever has one kind has nothing to switch', () => {
    const { inactiveProfileType, ...visitor } = BOTH;
    show({ session: 'signed-in', visitor });

    expect(inactiveProfileType).toBe('private');
    expect(switches()).toEqual([]);
  });
});
