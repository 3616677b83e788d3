import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { check } from '#schemas/generated/shell/navigation.check.ts';
import type { CmsNavigation } from '#schemas/generated/shell/navigation.ts';
import { samplePage } from '../sample-page.testing.ts';
import messages from './locales/en-GB.json';
import { type NavigationItem, markCurrent, toNavigationItems } from './navigation-items.ts';
import { NavigationList, Navigation } from './navigation.tsx';
import { navigationOf } from './sample-navigation.testing.ts';
import { TabBar } from './tab-bar.tsx';

function show(navigation: CmsNavigation, mobileNavigation?: CmsNavigation, path = '/en') {
  const data = { navigation, ...(mobileNavigation && { mobileNavigation }) };
  const address = `https://www.meridia.example${path}`;
  render(<Navigation data={data} page={{ ...samplePage, address }} messages={messages} />);
  const [list, bar] = screen.getAllByRole('navigation', { name: 'Main' });
  return { list: within(list ?? document.body), bar: within(bar ?? document.body) };
}

const open = () =>
  [...document.querySelectorAll('.navigation-list details[open]')].map(
    (group) => group.querySelector('summary')?.textContent,
  );
const tabs = () =>
  [...document.querySelectorAll('.navigation-bar__tab')].map(({ textContent }) => textContent);
const inMore = () => document.querySelector('#navigation-more');

describe('the content of the navigation', () => {
  test('NA-005 NA-006 has entries with title, icon, link, mark and submenu, for narrow windows too', () => {
    const item = {
      title: 'Saving',
      icon: 'vitrine:regular:piggy-bank',
      link: { url: '/en/saving' },
      active: true,
      sub: [{ text: 'Accounts', url: '/en/saving/accounts', active: false }],
    };
    const content = { menuItems: [item] };

    expect(check({ navigation: content, mobileNavigation: content })).toEqual([]);
    for (const wrong of [
      { ...item, title: 1 },
      { ...item, icon: 'house' },
      { ...item, link: '/en' },
      { ...item, active: 'yes' },
      { ...item, sub: [{ text: 'Accounts' }] },
      { ...item, other: 1 },
    ]) {
      expect(check({ navigation: { menuItems: [wrong] } })).not.toEqual([]);
      expect(check({ navigation: content, mobileNavigation: { menuItems: [wrong] } })).not.toEqual(
        [],
      );
    }
  });

  test('NA-006 the bar has entries of its own, or else those of the list', () => {
    const own = show(navigationOf(2), { menuItems: [{ title: 'Own', link: { url: '/own' } }] });
    expect(own.bar.getByText('Own')).toBeInTheDocument();
    expect(own.list.queryByText('Own')).toBeNull();
  });

  test('NA-016 without content there is nothing', () => {
    const { container } = render(<Navigation page={samplePage} messages={messages} />);

    expect(container).toBeEmptyDOMElement();
  });
});

describe('the list', () => {
  test('NA-001 has one entry that is the page’s', () => {
    const { list } = show(navigationOf(5), undefined, '/en/entry-4');

    const current = list.getAllByRole('link').filter((one) => one.hasAttribute('aria-current'));
    expect(current.map(({ textContent }) => textContent)).toEqual(['Entry 4']);
  });

  test('NA-011 opens the submenu that holds the current page', () => {
    show(navigationOf(5, '3b'));

    expect(open()).toEqual(['Entry 3']);
    expect(document.querySelector('.navigation-list [aria-current]')?.textContent).toBe('Sub 3b');
  });

  test('NA-011 knows the current page by its address, where the content does not say', () => {
    show(navigationOf(5), undefined, '/en/entry-3/a');

    expect(open()).toEqual(['Entry 3']);
  });

  test('NA-012 opens the first submenu where none holds it', () => {
    show(navigationOf(5), undefined, '/en/elsewhere');

    expect(open()).toEqual(['Entry 2']);
  });
});

describe('the bar', () => {
  test('NA-007 NA-008 of five entries shows three, and the rest in a submenu', () => {
    show(navigationOf(5));

    expect(tabs()).toEqual(['Entry 1', 'Entry 2', 'Entry 3', 'More']);
    expect(inMore()?.textContent).toBe('Entry 4Entry 5');
  });

  test('NA-008 NA-009 of four entries shows four, and no submenu', () => {
    show(navigationOf(4));

    expect(tabs()).toEqual(['Entry 1', 'Entry 2', 'Entry 3', 'Entry 4']);
    expect(inMore()).toBeNull();
  });

  test('NA-012 in the panel with the rest the first submenu starts open', () => {
    const [first, second, third] = navigationOf(3).menuItems;
    const entries = [first, first, first, first, second, third].filter((one) => one !== undefined);
    show({ menuItems: entries });

    const groups = [...(inMore()?.querySelectorAll('details') ?? [])];
    expect(groups.map((group) => group.open)).toEqual([true, false]);
  });
});

describe('an entry', () => {
  const all: NavigationItem = {
    id: 'saving',
    label: 'Saving',
    href: '/en/saving',
    hrefMatch: '/en/saving/',
    icon: 'vitrine:regular:piggy-bank',
    svg: '/images/own.svg',
    counter: 100,
    active: false,
  };

  test('NA-004 of the content service has all that an entry can have', () => {
    const own = {
      svg: '/a.svg',
      counter: 3,
      hrefMatch: '/a/',
      actionItem: 'open-chat',
      collapsed: true,
    };

    expect(toNavigationItems({ menuItems: [{ title: 'A', ...own }] }, undefined)).toMatchObject([
      own,
    ]);
  });

  test('NA-004 shows its drawing, its label and how much waits there', () => {
    render(<NavigationList items={[all]} label="Main" />);

    const link = screen.getByRole('link', { name: /Saving/ });
    expect(link).toHaveAttribute('href', '/en/saving');
    expect(link.textContent).toBe('Saving99+');
    expect(link.querySelector('img')).toHaveAttribute('src', '/images/own.svg');
  });

  test('NA-004 is the page’s where the path begins as it says', () => {
    expect(markCurrent(all, '/en/saving/accounts').active).toBe(true);
    expect(markCurrent(all, '/en/savings').active).toBe(false);
  });

  test('NA-004 with an action does something instead of leading somewhere', () => {
    render(<TabBar items={[{ ...all, actionItem: 'open-chat' }]} label="Main" more="More" />);

    const button = screen.getByRole('button', { name: /Saving/ });
    expect(button).toHaveAttribute('data-action', 'open-chat');
    expect(button).toHaveAttribute('data-item', 'saving');
  });

  test('NA-004 that is collapsed starts closed, whatever stands in it', () => {
    const subItems = [{ ...all, id: 'a', active: true }];
    render(<NavigationList items={[{ ...all, subItems, collapsed: true }]} label="Main" />);

    expect(document.querySelector('details')).not.toHaveAttribute('open');
  });
});
