import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './theme/index.css';
import { App } from './app.tsx';
import { sampleEnvironment } from './environment/sample-environment.testing.ts';
import { MODES } from './layout/mode.ts';
import { HOME, openKeep } from './save/open-save-store.testing.ts';

afterEach(async () => {
  cleanup();
  await page.viewport(414, 896);
});

const PAGE = JSON.stringify({
  data: { flexZone: { flexComponents: [{ componentType: 'section-title', title: 'One' }] } },
});

const never = () => new Promise<never>(() => {});

async function openWindow(width = 1440) {
  await page.viewport(width, 900);
  const kept = await openKeep();
  const environment = sampleEnvironment('https://www.meridia.test/playground/', { mode: 'write' });
  render(
    <App store={kept.store} environment={environment} keep={kept.keep} loadFullEditor={never} />,
  );
  await act(async () => kept.store.getState().edit('page', PAGE));
  return { ...kept, environment };
}

/** A button in a region, a dialog or the form is about one item of it, and no command. */
const OF_ITEMS = '.region__body *, dialog *, .skip-links *, [data-command] *';

const buttons = () =>
  [...document.querySelectorAll('.app :is(button, a[href])')].filter(
    (button) => !button.matches(OF_ITEMS) || button.closest('.side-panel'),
  );
const commandOf = (element: Element) => element.getAttribute('data-command');
const palette = () => screen.findByRole('dialog', { name: 'Commands' }, { timeout: 5_000 });

async function openPalette() {
  await userEvent.keyboard('{F4}');
  return within(await palette());
}

/** Runs a command in the way of a person who types its words. */
async function runByWords(words: string) {
  await openPalette();
  await userEvent.fill(screen.getByRole('combobox', { name: 'Find a command' }), words);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.querySelector('.picker')).toBeNull();
}

test.for([1440, 800])(
  'PG-020 every button of a window of %i px is a command of the palette, in each mode',
  async (width) => {
    await openWindow(width);

    for (const { id, name } of MODES) {
      await userEvent.click(screen.getByRole('button', { name }));
      const present = buttons();
      const unknown = present.filter((button) => commandOf(button) === null);
      const dialog = await openPalette();
      const listed = dialog
        .getAllByRole('option')
        .map((option) => option.querySelector('[data-command]')?.getAttribute('data-command'));

      expect([
        id,
        unknown.map((button) => button.getAttribute('aria-label') ?? button.textContent),
      ]).toEqual([id, ['Commands']]);
      expect(listed).toEqual(
        expect.arrayContaining(
          present.map((button) => commandOf(button)).filter((one) => one !== null),
        ),
      );
      await userEvent.keyboard('{Escape}');
    }
  },
);

const buttonOf = (id: string, state: string) => `[data-command="${id}"][aria-${state}]`;

/** Of each kind of command, its words and what is there after it, in one go through the tool. */
const KINDS: readonly (readonly [words: string, seen: string])[] = [
  ['Use the dark theme', '.app[data-theme="dark"]'],
  ['Go to Code', buttonOf('mode-code', 'pressed="true"')],
  ['Show the text of Macros', buttonOf('document-macros', 'selected="true"')],
  ['Compare', buttonOf('compare', 'pressed="true"')],
  ['Open or fold History', buttonOf('region-History', 'expanded="true"')],
  ['Go to Test', buttonOf('mode-test', 'pressed="true"')],
  ['Show Grid', buttonOf('viewGrid', 'pressed="true"')],
  ['Show Page', buttonOf('viewPage', 'pressed="true"')],
  ['Go to Write', buttonOf('mode-write', 'pressed="true"')],
  ['Tablet 840', buttonOf('device-tablet', 'pressed="true"')],
  ['Select on the page', buttonOf('select', 'pressed="false"')],
  ['Open or fold Visitor', buttonOf('visitor', 'expanded="true"')],
  ['Show Components', buttonOf('tab-Components', 'selected="true"')],
];

test('PG-020 each kind of command runs from the palette, by keys alone, and what cannot run says why', async () => {
  const { disk, store } = await openWindow();
  await act(async () => store.getState().select('/data/flexZone/flexComponents/0'));
  const text = () => store.getState().playground?.documents.page.text;
  const before = text();
  const start = screen.getByRole('combobox', { name: 'Language' });
  start.focus();

  for (const [words, seen] of KINDS) {
    await runByWords(words);
    await expect.poll(() => document.querySelector(seen)).not.toBeNull();
    expect(start).toHaveFocus();
  }
  const dialog = await openPalette();
  await userEvent.keyboard('Format{Enter}');
  expect(dialog.getByRole('option', { name: /^Format.*Only in Code$/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await runByWords('Duplicate');
  const twice = text();
  await runByWords('Undo');
  const undone = text();
  await runByWords('Redo');
  await runByWords('Save');

  expect(twice).not.toBe(before);
  expect([undone, text()]).toEqual([before, twice]);
  await expect.poll(() => disk.get(HOME)).toBe(twice);
  await runByWords('Bug report');
  expect(await screen.findByRole('dialog')).toBeVisible();
});
