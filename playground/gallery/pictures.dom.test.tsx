import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test } from 'vitest';
import { iconIn } from '../layout/icon.testing.ts';
import {
  scenario,
  HOME,
  BUTTON,
  openGallery,
  grid,
  item,
  frames,
  search,
} from './open-gallery.testing.tsx';

const expectation = (title: string) =>
  item(title).queryByText(/fault|expected|shown/i)?.textContent;

/** A message that a preview posts to this window. */
const report = (frame: HTMLIFrameElement | null | undefined, data: unknown) =>
  act(async () => {
    const source = frame?.contentWindow ?? null;
    window.dispatchEvent(Object.assign(new Event('message'), { data, source }));
  });

describe('the pictures', () => {
  test('are loaded near the window alone, three at a time, in their order', async () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((name) => scenario(`page/${name}`, name));
    const { bringNear, margins } = openGallery(many);
    const far = frames().length;

    await bringNear();
    const first = frames().map((frame) => frame.getAttribute('src'));
    fireEvent.load(frames()[0] as HTMLIFrameElement);
    const next = frames().map((frame) => frame.getAttribute('src'));
    await bringNear(false);

    expect(far).toBe(0);
    expect(first).toEqual(['/preview/page/a', '/preview/page/b', '/preview/page/c']);
    expect(next).toEqual([...first, '/preview/page/d']);
    expect(frames()).toEqual([]);
    expect([...margins]).toEqual(['60% 0px']);
  });

  test('that go out of sight leave their place to others', async () => {
    const many = ['a', 'b', 'c', 'd'].map((name) => scenario(`page/${name}`, name));
    const { bringNear, watched } = openGallery(many);
    await bringNear();
    const [first] = watched;

    await act(async () => first?.([{ isIntersecting: false }]));

    expect(frames().map((frame) => frame.getAttribute('src'))).toEqual([
      '/preview/page/b',
      '/preview/page/c',
      '/preview/page/d',
    ]);
  });

  test('are for the eye only, in a sandbox, and as wide as their scenario is made for', async () => {
    const { bringNear } = openGallery();

    await bringNear();

    const [home, card] = frames();
    expect([home?.width, card?.width]).toEqual(['1440', '360']);
    expect(
      [home, card].map((frame) => frame?.closest('.thumbnail')?.getAttribute('data-phone')),
    ).toEqual(['false', 'true']);
    expect(card?.closest('[inert]')).not.toBeNull();
    expect([card?.tabIndex, card?.title]).toEqual([
      -1,
      expect.stringContaining('Card with everything'),
    ]);
    expect(card?.getAttribute('sandbox')).toMatch(/^allow-scripts/);
    expect(card?.getAttribute('sandbox')).not.toMatch(/top-navigation|forms|popups/);
  });

  test('are made at the width and with the shell that are chosen, which stand in the address', async () => {
    const { bringNear, environment } = openGallery();

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Width' }), '840');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Header and footer' }));
    await bringNear();

    expect(frames().map(({ width }) => width)).toEqual(['840', '840', '840']);
    expect(frames()[1]?.getAttribute('src')).toBe('/preview/service-card/full?shell=shown');
    expect(search(environment)).toBe('?width=840&shell=shown');
    expect(grid()).toHaveAttribute('data-width', '840');
    const options = within(screen.getByRole('combobox', { name: 'Width' })).getAllByRole('option');
    expect(
      options.map((option) => [option.getAttribute('value'), option.textContent]).slice(1),
    ).toEqual([
      ['360', '360'],
      ['840', '840'],
      ['1440', '1440'],
    ]);
    expect(options[0]?.textContent).toMatch(/[A-Z]/);

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Width' }), 'As made for');
    expect(grid()).toHaveAttribute('data-width', 'own');
  });
});

describe('what a picture reports', () => {
  const OUTCOME = {
    type: 'vitrine:outcome',
    problems: ['unknown-component', 'too-small', 'too-small'],
  };

  test('changes nothing where it is what was expected, in whatever order', async () => {
    const { bringNear } = openGallery();
    const before = expectation('Card with everything');
    await bringNear();

    await report(frames()[1], OUTCOME);

    expect(before).toMatch(/too-small × 2, unknown-component$/);
    expect(expectation('Card with everything')).toBe(before);
    expect(document.querySelectorAll('[data-wrong="true"]')).toHaveLength(0);
    expect(iconIn(document.querySelector('[data-wrong]'))).toBe('warning-fill');
  });

  test.each([
    [
      'another problem',
      { ...OUTCOME, problems: ['slow'] },
      /too-small × 2, unknown-component.*slow/,
    ],
    ['none', { ...OUTCOME, problems: [] }, /too-small × 2, unknown-component.*/],
    ['a failure', { ...OUTCOME, failure: 'No page.' }, /No page\./],
  ])('is shown where it is %s', async (_, outcome, text) => {
    const { bringNear } = openGallery();
    await bringNear();

    await report(frames()[1], outcome);

    const wrong = document.querySelectorAll('[data-wrong="true"]');
    expect([...wrong].map(({ textContent }) => textContent)).toEqual([expect.stringMatching(text)]);
    expect(iconIn(wrong[0])).toBe('x-circle-fill');
  });

  test('is shown where no problem was expected, and is nobody else’s', async () => {
    const { bringNear } = openGallery([HOME, BUTTON]);
    const before = document.querySelectorAll('[data-wrong]').length;
    await bringNear();

    await report(frames()[0], { ...OUTCOME, problems: ['slow'] });

    expect(before).toBe(0);
    expect(document.querySelectorAll('[data-wrong="true"]')).toHaveLength(1);
    expect(item('Home in English').getByText(/slow/)).toBeVisible();
  });

  test('counts from its own window alone, and in the shape of an outcome', async () => {
    const { bringNear, close } = openGallery([HOME]);
    await report(null, { ...OUTCOME, problems: ['slow'] });
    await bringNear();
    const elsewhere = document.createElement('iframe');
    document.body.append(elsewhere);
    onTestFinished(() => elsewhere.remove());

    await report(elsewhere, { ...OUTCOME, problems: ['slow'] });
    await report(null, { ...OUTCOME, problems: ['slow'] });
    await report(frames()[0], { ...OUTCOME, problems: [7] });
    const ignored = document.querySelectorAll('[data-wrong]').length;
    await report(frames()[0], { ...OUTCOME, problems: ['slow'] });

    expect(ignored).toBe(0);
    expect(document.querySelectorAll('[data-wrong="true"]')).toHaveLength(1);
    close();
  });
});
