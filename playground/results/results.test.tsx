import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { iconIn } from '../layout/icon.testing.ts';
import { openSampleWindow, region } from '../open-window.testing.tsx';

const NAMES = ['Problems', 'Network', 'Events', 'Accessibility', 'History'];
const button = (name: string) => region(name).getByRole('button', { name });
const openOnes = () =>
  NAMES.filter((name) => button(name).getAttribute('aria-expanded') === 'true');

const entries = () =>
  region('History')
    .getAllByRole('listitem')
    .map((entry) => [entry.textContent, entry.getAttribute('data-taken-back'), iconIn(entry)]);
const time = (ms: number) => new Date(ms).toLocaleTimeString('en-GB');
const past = (text: string, at: number) => [`${text}${time(at)}`, 'false', 'arrow-u-up-left'];
const future = (text: string, at: number) => [
  `${text}taken back${time(at)}`,
  'true',
  'arrow-u-up-right',
];

describe('the results', () => {
  test('are open one at a time, the problems first', async () => {
    const { container } = await openSampleWindow();
    const isOpen = () => container.querySelector('.results')?.getAttribute('data-open');
    const seen = [[openOnes(), isOpen()]];

    await userEvent.click(button('Network'));
    seen.push([openOnes(), isOpen()]);
    await userEvent.click(button('Network'));
    seen.push([openOnes(), isOpen()]);

    expect(seen).toEqual([
      [['Problems'], 'true'],
      [['Network'], 'true'],
      [[], 'false'],
    ]);
  });

  test.each([
    ['Network', /^Each call of the preview will stand here/],
    ['Events', /^The analytics events of the preview will stand here/],
    ['Accessibility', /^What keeps people from using the page will stand here/],
    ['History', /^Each change will stand here/],
  ])('say what will stand in %s', async (name, text) => {
    await openSampleWindow();

    await userEvent.click(button(name));

    expect(region(name).getByText(text)).toBeVisible();
  });
});

describe('the history', () => {
  test('lists what can be taken back, the latest first, and above it what was', async () => {
    let now = 0;
    const { doing } = await openSampleWindow({ now: () => (now += 60_000) });
    await userEvent.click(button('History'));

    await doing(({ edit }) => edit('page', '{"data": {}}'));
    const first = now;
    await doing(({ edit }) => edit('macros', '{}'));
    const second = now;
    await doing(({ revert }) => revert());
    const third = now;
    const all = entries();
    await doing(({ undo }) => undo());
    await doing(({ undo }) => undo());

    const reverted = 'Went back to the scenario’s own texts';
    expect(all).toEqual([
      past(reverted, third),
      past('Edited Macros', second),
      past('Edited Page model', first),
    ]);
    expect(entries()).toEqual([
      future(reverted, third),
      future('Edited Macros', second),
      past('Edited Page model', first),
    ]);
    expect(button('History').querySelector('[aria-hidden="true"].region__count')).toHaveTextContent(
      '1',
    );
  });

  test('names a suggestion that was accepted, and texts that a link brought', async () => {
    const { doing, page } = await openSampleWindow();
    await userEvent.click(button('History'));
    const wrong = JSON.stringify({
      data: { flexZone: { flexComponents: [{ componentType: 'servise-card' }] } },
    });

    await doing(({ edit }) => edit('page', wrong));
    const [problem] = page()?.problems ?? [];
    await doing(({ acceptSuggestion }) => problem && acceptSuggestion('page', problem));

    expect(entries()[0]?.[0]).toContain('Accepted a suggestion in Page model');
  });
});
