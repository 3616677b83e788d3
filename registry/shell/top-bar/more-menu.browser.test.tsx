import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { boxOf } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { samplePage } from '../sample-page.testing.ts';
import messages from './locales/en-GB.json';
import { topBarWith } from './top-bar.sample.testing.ts';
import { TopBar } from './top-bar.tsx';

const WIDTHS = [320, 360, 480, 600, 839, 840, 1080, 1279, 1280, 1440];
const CLIENTS = [
  'Individuals',
  'Business',
  'English',
  'Nederlands',
  'Branches nearby',
  'Chat',
  'More',
  'Help centre',
];
const EVERYBODY = [...CLIENTS, 'Open an account', 'Become a client'];

const visitor = {
  username: 'Nora Peeters',
  activeProfileType: 'private',
  inactiveProfileType: 'business',
} as const;
const signedInPage = { ...samplePage, session: 'signed-in' as const, visitor };
const twoRows = topBarWith({ twoRowModes: ['default'] });

afterEach(async () => {
  await page.viewport(1000, 800);
});

test.each([
  { bar: 'one row', content: topBarWith(), context: samplePage, promised: EVERYBODY },
  { bar: 'two rows', content: twoRows, context: samplePage, promised: EVERYBODY },
  { bar: 'one row of a client', content: topBarWith(), context: signedInPage, promised: CLIENTS },
  { bar: 'two rows of a client', content: twoRows, context: signedInPage, promised: CLIENTS },
])(
  'TB-051 in $bar all that a bar offers is in sight or in one of its menus at every width',
  async ({ content, context, promised }) => {
    const bar = renderInBrowser(<TopBar data={content} page={context} messages={messages} />);

    const lost: Record<number, readonly string[]> = {};
    const wide: number[] = [];
    for (const width of WIDTHS) {
      await page.viewport(width, 800);
      const names = listReachable(bar);
      lost[width] = promised.filter((name) => !names.includes(name));
      if (Math.max(...visibleIn(bar, 'a, button').map(getRight)) > width) wide.push(width);
    }

    expect(lost).toEqual(Object.fromEntries(WIDTHS.map((width) => [width, []])));
    expect(wide).toEqual([]);
  },
);

test('TB-051 the menu leaves out what the bar shows itself, and is gone where that is all', async () => {
  const bar = renderInBrowser(<TopBar data={twoRows} page={samplePage} messages={messages} />);

  await page.viewport(840, 800);
  const [trigger] = visibleIn(bar, '.top-bar__more > button');
  trigger?.click();
  expect(visibleIn(bar, '#more .menu__item').map(getName)).toEqual([
    'Become a client',
    'Branches nearby',
    'Chat',
    'More',
  ]);

  await page.viewport(1280, 800);
  expect(visibleIn(bar, '.top-bar__more')).toEqual([]);
});

test('TB-052 the profile menu has the languages, of which the present one is marked', async () => {
  const bar = renderInBrowser(
    <TopBar data={topBarWith()} page={signedInPage} messages={messages} />,
  );

  await page.getByRole('button', { name: 'Nora Peeters' }).click();

  const languages = visibleIn(bar, '#profile [hreflang]').map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.ariaCurrent,
  ]);
  expect(languages).toEqual([
    ['English', '/en/individuals', 'true'],
    ['Nederlands', '/nl/particulieren', null],
  ]);
});

/** Lists the names of all that is in sight, and of what every menu with a visible trigger shows. */
function listReachable(bar: HTMLElement): readonly string[] {
  const inSight = visibleIn(bar, 'a, button').map(getName);
  const triggers = visibleIn(bar, '.menu > .menu__trigger');
  const inMenus = triggers.flatMap((trigger) => {
    trigger.click();
    const names = visibleIn(bar, '.menu__item').map(getName);
    trigger.click();
    return names;
  });
  return [...inSight, ...inMenus];
}

function visibleIn(bar: HTMLElement, selector: string): HTMLElement[] {
  return [...bar.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    element.checkVisibility(),
  );
}

const getName = (element: HTMLElement): string => element.textContent.trim();
const getRight = (element: HTMLElement): number => boxOf(element).right;
