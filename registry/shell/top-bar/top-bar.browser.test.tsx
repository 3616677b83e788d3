import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia } from '#tests/emulate-media.ts';
import { boxOf } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { samplePage } from '../sample-page.testing.ts';
import messages from './locales/en-GB.json';
import { topBarWith } from './top-bar.sample.testing.ts';
import { TopBar } from './top-bar.tsx';
import { watchTopBar, type WatchTopBarOptions } from './watch-top-bar.ts';

const BOTH = {
  username: 'Nora Peeters',
  activeProfileType: 'private',
  inactiveProfileType: 'business',
} as const;

function show(content = topBarWith({ twoRowModes: ['default'] }), isSignedIn = false): HTMLElement {
  const visitor = isSignedIn ? { session: 'signed-in' as const, visitor: BOTH } : {};
  const context = { ...samplePage, ...visitor };
  return renderInBrowser(<TopBar data={content} page={context} messages={messages} />);
}

function watch(options: WatchTopBarOptions = {}): void {
  onTestFinished(watchTopBar(window, options));
}

const part = (bar: HTMLElement, selector: string): HTMLElement =>
  bar.querySelector<HTMLElement>(selector) ?? bar;
const isSeen = (bar: HTMLElement, selector: string) => part(bar, selector).checkVisibility();

test('TB-028 the logo has its name above 840 px only', async () => {
  show();
  const name = page.getByText('Meridia', { exact: true });

  await page.viewport(841, 800);
  await expect.element(name).toBeVisible();

  await page.viewport(840, 800);
  await expect.element(name).not.toBeVisible();
});

test('TB-034 two rows are two from 840 px, and in the modes alone that say so', async () => {
  const two = show();
  const one = show(topBarWith());

  await page.viewport(840, 800);
  expect(isSeen(two, '.top-bar__first-row')).toBe(true);
  expect(one.querySelector('.top-bar__first-row')).toBeNull();
  expect(isSeen(one, '.top-bar__places-menus')).toBe(true);

  await page.viewport(839, 800);
  expect(isSeen(two, '.top-bar__first-row')).toBe(false);
});

test('a name stands whole beside 99+ unread messages, wherever there is room for one', async () => {
  const content = topBarWith({ twoRowModes: ['default'], unreadMessagesCount: 100 });
  const bar = show(content, true);
  const name = part(bar, '.top-bar__profile-name');

  const widths: number[] = [];
  for (const width of [840, 1080, 1279, 1280]) {
    await page.viewport(width, 800);
    if (name.clientWidth > 0 && name.scrollWidth <= name.clientWidth) widths.push(width);
  }

  expect([name.textContent, part(bar, '.menu__counter').textContent]).toEqual([
    BOTH.username,
    '99+',
  ]);
  expect(widths).toEqual([840, 1080, 1279, 1280]);
});

test('TB-029 the search stands in the bar from 840 px, and below that in a row that a button opens', async () => {
  const bar = show();
  const form = part(bar, '[role="search"]');

  await page.viewport(840, 800);
  expect(form.checkVisibility()).toBe(true);
  expect(isSeen(bar, '.top-bar__search-button')).toBe(false);
  expect(getComputedStyle(form).position).toBe('relative');

  await page.viewport(839, 800);
  expect(form.checkVisibility()).toBe(false);
  expect(isSeen(bar, '.top-bar__search-button')).toBe(true);
});

test(
  'TB-008 TB-030 the button toggles the row, whose field takes the focus',
  { tags: ['deep'] },
  async () => {
    await page.viewport(500, 800);
    const bar = show();
    watch();
    const height = boxOf(bar).height;
    const button = page.getByRole('button', { name: 'Search' });

    await button.click();
    await expect.element(page.getByRole('combobox')).toHaveFocus();
    expect(boxOf(bar).height).toBe(height);

    await button.click();
    expect(isSeen(bar, '[role="search"]')).toBe(false);
  },
);

test('TB-030 a row that is open before the script comes gives its field the focus then', async () => {
  await page.viewport(500, 800);
  show();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect.element(page.getByRole('combobox')).not.toHaveFocus();

  watch();

  await expect.element(page.getByRole('combobox')).toHaveFocus();
});

test('TB-010 TB-031 the profile switch is tabs in the bar below 1280 px, and a list in the menu from there', async () => {
  const bar = show(topBarWith(), true);

  await page.viewport(1279, 800);
  expect(isSeen(bar, '.top-bar__switch-tabs')).toBe(true);
  expect(getComputedStyle(part(bar, '.top-bar__switch-list')).display).toBe('none');

  await page.viewport(1280, 800);
  expect(isSeen(bar, '.top-bar__switch-tabs')).toBe(false);
  expect(getComputedStyle(part(bar, '.top-bar__switch-list')).flexDirection).toBe('column');
});

test('TB-020 TB-021 TB-022 its grid is at most 1280 px wide, 16 px from the sides and 8 from above', async () => {
  const bar = show(topBarWith());
  const row = part(bar, '.top-bar__row');
  const inside = () => {
    const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(row);
    const width =
      boxOf(row).width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return { width, sides: [paddingLeft, paddingRight], above: [paddingTop, paddingBottom] };
  };

  await page.viewport(1000, 800);
  expect(inside()).toEqual({ width: 968, sides: ['16px', '16px'], above: ['8px', '8px'] });

  await page.viewport(1800, 800);
  expect(inside().width).toBe(1280);
});

test('the skip link appears when the keyboard reaches it', { tags: ['deep'] }, async () => {
  const bar = show();
  const skip = part(bar, '.top-bar__skip');
  expect(boxOf(skip).width).toBe(1);

  await userEvent.keyboard('{Tab}');

  expect(document.activeElement).toBe(skip);
  expect(boxOf(skip).height).toBeGreaterThanOrEqual(44);
});

test('TB-014 it is marked while the page is scrolled', async () => {
  const bar = part(show(), '.top-bar');
  const long = document.createElement('div');
  long.style.height = '4000px';
  document.body.append(long);
  onTestFinished(() => long.remove());
  watch();
  expect(bar).not.toHaveAttribute('data-scrolled');

  scrollTo(0, 1);
  await expect.poll(() => bar.hasAttribute('data-scrolled')).toBe(true);

  scrollTo(0, 0);
  await expect.poll(() => bar.hasAttribute('data-scrolled')).toBe(false);
});

test.each(['before the script came', 'afterwards'])(
  'TB-018 where its own logo fails to load %s, the default one is shown',
  async (when) => {
    const failed = Promise.withResolvers<unknown>();
    document.addEventListener('error', failed.resolve, { capture: true, once: true });
    if (when === 'afterwards') watch();
    const bar = show(topBarWith({}, { logoUrl: '/there-is-no-such-logo.svg', logoAlt: 'Partner' }));
    await failed.promise;
    if (when !== 'afterwards') watch();

    await expect.poll(() => bar.querySelector('img')).toBeNull();
    expect(isSeen(bar, '.top-bar__logo')).toBe(true);
  },
);

test('TB-018 its own logo takes the place of the default one', () => {
  const logoUrl = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
  const bar = show(topBarWith({}, { logoUrl, logoAlt: 'Partner' }));

  expect(isSeen(bar, '.top-bar__logo')).toBe(false);
});

test('TB-015 the search shows what was searched for, and nothing once the page is no search page', async () => {
  const { pathname, href } = location;
  onTestFinished(() => history.replaceState(null, '', href));
  await page.viewport(1000, 800);
  history.replaceState(null, '', `${pathname}?q=card+limit`);
  show(topBarWith({}, { searchUrl: pathname }));
  watch();
  expect(searchField()).toHaveProperty('value', 'card limit');

  history.pushState(null, '', '/elsewhere?q=card+limit');
  document.title = 'Elsewhere';

  await expect.poll(() => Reflect.get(searchField(), 'value')).toBe('');
});

test(
  'TB-040 the other profile is asked for once it is pressed, and the active one is not',
  { tags: ['deep'] },
  async () => {
    await page.viewport(1000, 800);
    const chosen: string[] = [];
    show(topBarWith(), true);
    watch({ onSwitchProfile: (type) => void chosen.push(type) });

    await page.getByRole('button', { name: 'Private' }).click();
    await page.getByRole('button', { name: 'Business' }).click();

    expect(chosen).toEqual(['business']);
  },
);

test('on paper it is the name of the bank and the address of the page, and on a screen they are not there', async () => {
  const bar = show();
  const shown = () => bar.innerText.replaceAll(/\s+/g, ' ').trim();
  expect(shown()).not.toContain('https://');

  await emulateMedia({ media: 'print' });

  expect(shown()).toBe(`${samplePage.appName} ${samplePage.address}`);

  // The browser fills in the date when it prints.
  bar.querySelector('time')?.append('22/11/2026');
  expect(shown()).toBe(`${samplePage.appName} ${samplePage.address} Printed on 22/11/2026`);
});

function searchField(): Element {
  return page.getByRole('combobox').element();
}
