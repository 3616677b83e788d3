import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sampleEnvironment } from '../environment/sample-environment.testing.ts';
import { openSampleWindow, region } from '../open-window.testing.tsx';
import type {
  AccessibilityFinding,
  AccessibilityProgress,
} from '../state/accessibility/accessibility.ts';

const ADDRESS = 'https://www.meridia.test/playground/?scenario=section-title/sample&mode=test';
const FINDING: AccessibilityFinding = {
  rule: 'image-alt',
  impact: 'critical',
  help: 'Images must have texts',
  helpUrl: 'https://dequeuniversity.com/rules/axe/4.14/image-alt',
  needsReview: false,
  places: [
    {
      pointer: '/data/flexZone/flexComponents/0',
      component: 'section-title',
      markup: '<img src="a">',
      all: [],
      any: ['has no alt', 'has no title'],
    },
    { markup: '<img src="b">', all: ['never this'], any: [] },
  ],
  total: 7,
};
const MINOR = { ...FINDING, rule: 'tabindex', impact: 'minor', help: 'Avoid it' } as const;
const REVIEW = { ...FINDING, rule: 'color-contrast', needsReview: true, total: 2 } as const;
const done = (...findings: AccessibilityFinding[]) => ({ done: 90, total: 90, findings });

const toggle = () => region('Accessibility').getByRole('button', { name: 'Accessibility' });
const status = () => region('Accessibility').getByRole('status').textContent;

async function openAccessibility(progress?: AccessibilityProgress) {
  const opened = await openSampleWindow({ environment: sampleEnvironment(ADDRESS) });
  await userEvent.click(toggle());
  if (progress) await opened.doing(({ noteAccessibility }) => noteAccessibility(progress));
  const wish = () => {
    const { isWanted, language } = opened.store.getState().accessibility ?? {};
    return [isWanted, language];
  };
  return { ...opened, wish };
}

test('the page is checked while the region is open, in the language of the tool', async () => {
  const { wish } = await openAccessibility();
  const wishes = [wish()];

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'de-DE');
  wishes.push(wish());
  await userEvent.click(toggle());
  wishes.push(wish());

  expect(wishes).toEqual([
    [true, 'en-GB'],
    [true, 'de-DE'],
    [false, 'de-DE'],
  ]);
});

test('it says how far the check is, can be stopped, and begun again', async () => {
  const { wish } = await openAccessibility({ done: 16, total: 90 });
  const said = [status()];

  await userEvent.click(region('Accessibility').getByRole('button', { name: 'Stop' }));
  said.push(status());
  const stopped = wish();
  await userEvent.click(region('Accessibility').getByRole('button', { name: 'Check again' }));

  expect(said).toEqual(['Checking the page: 16 of 90 rules', 'Stopped after 16 of 90 rules']);
  expect([stopped[0], wish()[0]]).toEqual([false, true]);
});

test('nothing that is broken, and a check that failed, are said in a sentence', async () => {
  const { doing } = await openAccessibility(done());
  expect(region('Accessibility').getByText(/^No rule is broken/)).toBeVisible();

  await doing(({ noteAccessibility }) =>
    noteAccessibility({ done: 0, total: 90, failure: 'no axe' }),
  );

  expect(status()).toBe('The page could not be checked: no axe');
});

test('what is broken stands by impact, apart from what a person has to judge', async () => {
  await openAccessibility(done(MINOR, REVIEW, FINDING));

  expect(status()).toBe('To mend: 14. For a person to judge: 2');
  const headings = region('Accessibility').getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'To mend',
    'For a person to judge',
  ]);
  const links = region('Accessibility').getAllByRole('link');
  expect(links.map(({ textContent }) => textContent?.split('about')[0])).toEqual([
    'image-alt',
    'tabindex',
    'color-contrast',
  ]);
});

test('each place has its markup and what mends it, and leads to its component', async () => {
  const { store } = await openAccessibility(done(FINDING));
  const [, first, second] = region('Accessibility').getAllByRole('listitem');
  const [rule] = region('Accessibility').getAllByRole('listitem');

  await userEvent.click(
    within(rule ?? document.body).getByRole('button', { name: 'Section title' }),
  );

  expect(first?.textContent).toBe(
    'Section title<img src="a">Mend one of these:has no althas no title',
  );
  expect(rule?.textContent).toContain('Outside of the components<img src="b">Mend this:never this');
  expect(rule?.textContent).toContain('More places: 5');
  expect(store.getState().playground?.selection).toBe('/data/flexZone/flexComponents/0');
  expect(second).toBeVisible();
});

test('the headings and landmarks stand in order, say which levels they skip, and lead to their components', async () => {
  const pointer = '/data/flexZone/flexComponents/0';
  const { store } = await openAccessibility({
    done: 0,
    total: 90,
    outline: [
      { kind: 'landmark', role: 'main', name: '', depth: 0 },
      { kind: 'heading', level: 1, name: 'Rates', depth: 1 },
      { kind: 'heading', level: 4, name: '', depth: 1, pointer, component: 'section-title' },
    ],
  });
  const list = region('Accessibility').getByRole('list');

  await userEvent.click(within(list).getByRole('button', { name: 'Without a name' }));

  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Main', 'Heading 1Rates', 'Heading 4Without a nameSkipped levels: 2, 3']);
  expect(store.getState().playground?.selection).toBe(pointer);
});
