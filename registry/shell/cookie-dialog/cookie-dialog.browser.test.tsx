import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testFirst } from '#tests/sample/test-first.ts';
import { boxOf } from '#tests/whole-pixels.ts';
import { findDrawing } from '../../kit/icon/named-drawing.ts';
import {
  buttonNames,
  inDialog,
  isOpened,
  openCustomize,
  showCookieDialog,
} from './cookie-dialog.sample.testing.tsx';

const MAIN = '🍪 Your cookie choice';
const CUSTOMIZE = 'Choose your cookies';
const { title, button, radio, link } = inDialog;
const pdf = findDrawing('vitrine:regular:file-pdf');

beforeEach(() => page.viewport(1000, 800));
afterAll(() => page.viewport(414, 896));

/** Opens the dialog by itself on the main page. */
async function openMain() {
  const shown = showCookieDialog({ startPage: 'main' });
  shown.start();
  await isOpened(shown.dialog);
  return shown;
}

describe('the main page', () => {
  test('CK-001 CK-002 has a title with a cookie, and two paragraphs', async () => {
    const { dialog } = await openMain();

    await expect.element(title(MAIN)).toHaveTextContent('🍪 Your cookie choice');
    expect(dialog).toHaveAccessibleName('🍪 Your cookie choice');
    const shown = [...dialog.querySelectorAll('p')].filter((each) => each.checkVisibility());
    expect(shown.map(({ textContent }) => textContent.split(' ').slice(0, 3).join(' '))).toEqual([
      'We use cookies',
      'With your consent',
    ]);
  });

  test('CK-003 has a link to the policy that opens in a new tab, with the icon of a PDF', async () => {
    await openMain();

    const more = link(/^Learn more about cookies/);

    await expect.element(more).toHaveAttribute('href', '/documents/policy.pdf');
    await expect.element(more).toHaveAttribute('target', '_blank');
    await expect
      .element(more)
      .toHaveAccessibleName('Learn more about cookies (PDF, opens in a new tab)');
    expect(more.element().querySelector('path')).toHaveAttribute('d', pdf?.path);
  });

  testFirst(2, [
    ['CK-006', 600, ['Essential cookies only', 'Accept all']],
    ['CK-007', 599, ['Accept all', 'Essential cookies only']],
    ['CK-006', 1440, ['Essential cookies only', 'Accept all']],
    ['CK-007', 320, ['Accept all', 'Essential cookies only']],
  ] as const)(
    '%s CK-005 at %i px its two choices are %j, for eye and keyboard',
    async (_, width, names) => {
      await page.viewport(width, 800);
      const { dialog } = await openMain();

      expect(buttonNames(dialog)).toEqual([...names, 'Customize']);
      const [first, second] = names.map((name) => boxOf(button(name).element()));
      const [down, right] = [
        Number(second?.top) - Number(first?.top),
        Number(second?.left) - Number(first?.left),
      ];
      expect(down || right).toBeGreaterThan(0);
      await userEvent.tab();
      await userEvent.tab();
      expect(document.activeElement).toHaveTextContent(names[0]);
    },
  );

  test('CK-006 CK-007 a window that is made narrower changes their order, and the focus stays', async () => {
    const { dialog } = await openMain();
    button('Accept all').element().focus();

    await page.viewport(500, 800);

    await expect.poll(() => buttonNames(dialog)[0]).toBe('Accept all');
    expect(document.activeElement).toHaveTextContent('Accept all');
  });

  test.each([
    ['CK-008 CK-048', 'Essential cookies only', 1],
    ['CK-008 CK-049', 'Accept all', 3],
  ] as const)('%s the choice "%s" saves level %i at once, and closes', async (_, name, level) => {
    const { dialog, save, events } = await openMain();

    await button(name).click();

    expect(save.mock.calls).toEqual([[level]]);
    expect([dialog.open, events]).toEqual([false, [['save-succeeded', { level }]]]);
  });

  test('CK-004 CK-031 Customize leads to the customize page', async () => {
    const { dialog } = await openMain();

    await button('Customize').click();

    await expect.element(title(CUSTOMIZE)).toBeVisible();
    expect(dialog).toHaveAccessibleName(CUSTOMIZE);
    expect(document.activeElement).toHaveTextContent(CUSTOMIZE);
  });
});

describe('the customize page', () => {
  test('CK-009 CK-010 has a title, an intro, and three options, each explained, with a link', async () => {
    const { dialog } = await openCustomize();

    await expect.element(title(CUSTOMIZE)).toBeVisible();
    await expect.element(page.getByText('Pick what we may use cookies for.')).toBeVisible();
    const group = page.getByRole('group', { name: CUSTOMIZE });
    expect(group.element().querySelectorAll('input[type=radio]')).toHaveLength(3);
    const links = [...dialog.querySelectorAll('a')].filter((each) => each.checkVisibility());
    expect(links.map((each) => each.getAttribute('href'))).toEqual([
      '/en/cookies#complete',
      '/en/cookies#personal',
      '/en/cookies#basic',
    ]);
  });

  test('CK-024 its options are complete, personal and basic, each with a description', async () => {
    const { dialog } = await openCustomize();

    const options = [...dialog.querySelectorAll<HTMLInputElement>('input')].map((input) => [
      input.value,
      input.labels?.[0]?.textContent,
      document
        .getElementById(input.getAttribute('aria-describedby') ?? '')
        ?.textContent.split(' ')[0],
    ]);

    expect(options).toEqual([
      ['3', 'Complete', 'Everything'],
      ['2', 'Personal', 'Everything'],
      ['1', 'Basic', 'Only'],
    ]);
  });

  test('CK-011 Save can be used once an option is chosen, and saves that one', async () => {
    const { dialog, save, events } = await openCustomize();
    await expect.element(button('Save')).toBeDisabled();

    await radio('Personal').click();
    await expect.element(button('Save')).toBeEnabled();
    await button('Save').click();

    expect(save.mock.calls).toEqual([[2]]);
    expect([dialog.open, events]).toEqual([false, [['save-succeeded', { level: 2 }]]]);
  });

  test('CK-039 without a chosen level saving does nothing', async () => {
    const { dialog, save, events } = await openCustomize();

    dialog.querySelector<HTMLFormElement>('form[data-cookie-page=customize]')?.requestSubmit();

    expect(save).not.toHaveBeenCalled();
    expect([dialog.open, events]).toEqual([true, []]);
  });

  test('CK-034 the level that is stored is chosen at first', async () => {
    const { dialog, start, footerLink } = showCookieDialog({ level: 2 });
    start();

    await footerLink().click();

    await isOpened(dialog);
    await expect.element(radio('Personal')).toBeChecked();
    await expect.element(button('Save')).toBeEnabled();
  });
});

testFirst(2, [
  [481, false],
  [480, true],
  [320, true],
])('CK-019 at %i px it fills the screen: %s', async (width, fills) => {
  await page.viewport(width, 700);
  const { dialog } = await openCustomize();

  const { left, top, width: across, height } = boxOf(dialog);

  expect([left, top, across, height].join() === [0, 0, width, 700].join()).toBe(fills);
});

test('CK-029 CK-032 a saved choice closes it, and is told with what was chosen', async () => {
  const { dialog, events } = await openCustomize();
  await radio('Complete').click();

  await button('Save').click();

  expect([dialog.open, events]).toEqual([false, [['save-succeeded', { level: 3 }]]]);
});
