import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { iconIn } from '../layout/icon.testing.ts';
import { sampleEnvironment } from '../environment/sample-environment.testing.ts';
import { ALL, openGallery, grid, titles, item, search } from './open-gallery.testing.tsx';

const find = () => screen.getByRole('searchbox', { name: 'Find a scenario' });
const count = () => screen.getAllByRole('status')[0]?.textContent;
const press = (keys: KeyboardEventInit) =>
  fireEvent(
    document.body,
    new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...keys }),
  );

describe('the gallery', () => {
  test('lists every scenario with what it shows and the ways to it', () => {
    openGallery();

    expect(titles()).toEqual(['Home in English', 'Card with everything', 'Looks of a button']);
    expect(count()).toMatch(/^3 of 3 shown\./);
    const card = item('Card with everything');
    expect(card.getByRole('link', { name: 'Card with everything' })).toHaveAttribute(
      'href',
      '/preview/service-card/full',
    );
    expect(
      within(card.getByRole('list', { name: 'Tags' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['card', 'mobile']);
    expect(card.getByRole('link', { name: /^Edit/ })).toHaveAttribute(
      'href',
      '/playground/?scenario=service-card%2Ffull',
    );
    expect(item('Home in English').getByText('All of it.')).toHaveAttribute('lang', 'en-GB');
    expect(item('Looks of a button').queryByRole('link', { name: /^Edit/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Open playground' })).toHaveAttribute(
      'href',
      '/playground/',
    );
  });

  test('finds by words, which stand in the address', async () => {
    const { environment } = openGallery();

    await userEvent.type(find(), 'card');

    expect(titles()).toEqual(['Card with everything']);
    expect(count()).toMatch(/^1 of 3 shown\./);
    expect(search(environment)).toBe('?text=card');
    await userEvent.keyboard('{Escape}');
    expect([titles().length, search(environment)]).toEqual([3, '']);
  });

  test('says so where nothing is found, and leads back to everything', async () => {
    const { environment } = openGallery(
      ALL,
      sampleEnvironment('https://www.meridia.test/preview/?text=loan&tag=card&kind=page&width=360'),
    );
    const before = [grid(), screen.getByText(/"loan"/).textContent];

    await userEvent.click(screen.getByRole('button', { name: 'Show all scenarios' }));

    expect(before).toEqual([null, expect.stringMatching(/"loan", card, Pages/)]);
    expect(titles()).toHaveLength(3);
    expect(search(environment)).toBe('?width=360');
  });

  test('says so where there is nothing at all, with no way back', () => {
    openGallery([]);

    expect(grid()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show all scenarios' })).toBeNull();
    expect(document.querySelector('.gallery__nothing')?.textContent).toMatch(/\S/);
  });

  test('has its theme and language from before, and keeps what is chosen', async () => {
    const environment = sampleEnvironment('https://www.meridia.test/preview/');
    environment.settings.set('theme', 'dark');
    const { container } = openGallery(ALL, environment);
    const theme = () => container.querySelector('.gallery')?.getAttribute('data-theme');
    const first = [theme(), iconIn(screen.getByRole('button', { name: /theme/i }))];

    await userEvent.click(screen.getByRole('button', { name: /light theme/i }));
    expect(screen.getByRole('button', { name: 'Dark theme' })).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Français');

    expect(first).toEqual(['dark', 'sun']);
    expect(theme()).toBe('light');
    expect(environment.settings.get('theme')).toBe('light');
    expect(environment.settings.get('language')).toBe('fr-BE');
    expect(document.documentElement.lang).toBe('fr-BE');
    expect(iconIn(screen.getAllByRole('button')[0])).toBe('moon');
  });

  test('leads to its field with Ctrl or Cmd and K from anywhere, and takes no other key', () => {
    const { close } = openGallery();

    const others = [press({ key: 'k' }), press({ key: 'j', ctrlKey: true })];
    const early = document.activeElement === find();
    const taken = [press({ key: 'K', metaKey: true }), press({ key: 'k', ctrlKey: true })];
    const hasFocus = document.activeElement === find();
    close();

    expect([others, early]).toEqual([[true, true], false]);
    expect([taken, hasFocus]).toEqual([[false, false], true]);
    expect(press({ key: 'k', ctrlKey: true })).toBe(true);
  });
});

test('every button of the gallery is a plain one, and every picture is drawn', () => {
  const { container } = openGallery(
    ALL,
    sampleEnvironment('https://www.meridia.test/preview/?compare=home/en'),
  );

  const buttons = [...container.querySelectorAll('button')];
  const drawings = [...container.querySelectorAll('svg')];

  expect(buttons.length).toBeGreaterThan(5);
  expect(buttons.filter((button) => button.getAttribute('type') !== 'button')).toEqual([]);
  expect(drawings.filter((each) => each.getAttribute('aria-hidden') !== 'true')).toEqual([]);
  expect(
    drawings
      .flatMap((each) => [...each.querySelectorAll('path')])
      .filter((path) => !path.getAttribute('d')),
  ).toEqual([]);
});
