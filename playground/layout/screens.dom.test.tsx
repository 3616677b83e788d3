import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sampleEnvironment } from '../environment/sample-environment.testing.ts';
import { sampleScenario } from '../state/sample-scenario.testing.ts';
import { openSampleWindow, region, type SampleWindowOptions } from '../open-window.testing.tsx';

const NARROW = '(max-width: 899.98px)';
const CARD = '/data/flexZone/flexComponents/0';

const bar = () => within(screen.getByRole('navigation', { name: 'Parts of the window' }));
const present = () =>
  bar()
    .getAllByRole('button')
    .flatMap((button) => (button.getAttribute('aria-current') ? [button.textContent] : []));
const tools = () => screen.getAllByRole('toolbar').map((each) => each.getAttribute('aria-label'));
const go = (name: string) => userEvent.click(bar().getByRole('button', { name }));

async function openNarrow(mode: 'write' | 'code' | 'test', options: SampleWindowOptions = {}) {
  const environment = sampleEnvironment(
    'https://www.meridia.test/playground/?scenario=section-title/sample',
    { mode },
  );
  environment.matching.add(NARROW);
  const opened = await openSampleWindow({ environment, ...options });
  const shown = () => opened.container.querySelector('.app')?.getAttribute('data-screen');
  return { ...opened, environment, shown };
}

test.each([
  ['write', ['Page structure', 'Page', 'Form']],
  ['code', ['Outline', 'Text', 'Page']],
  ['test', ['Scenarios', 'Page', 'Results']],
] as const)('in a narrow window %s has a bar of three, the page first', async (mode, names) => {
  const { shown } = await openNarrow(mode);

  expect(
    bar()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(names);
  expect([present(), shown()]).toEqual([['Page'], 'page']);
});

test('a screen that is chosen is the present one, and arrow keys lead along the bar', async () => {
  const { shown } = await openNarrow('write');

  await go('Page structure');
  const chosen = [present(), shown()];
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');

  expect(chosen).toEqual([['Page structure'], 'side']);
  expect([present(), shown()]).toEqual([['Form'], 'form']);
});

test('a component that is chosen in the structure leads to its form, and a zone does not', async () => {
  const { shown } = await openNarrow('write');
  await go('Page structure');
  const outline = region('Outline');

  await userEvent.click(outline.getByRole('treeitem', { name: /^Content/ }));
  const afterZone = shown();
  await userEvent.click(outline.getByRole('treeitem', { name: 'November' }));

  expect([afterZone, shown()]).toEqual(['side', 'form']);
  expect(await region('Inspector').findByText('Section title')).toBeVisible();
});

test('the page stays where something is chosen on it, and its commands lead to the form', async () => {
  const { doing, shown } = await openNarrow('write');

  await doing(({ select }) => select(CARD));
  const stays = shown();
  await userEvent.click(screen.getByRole('button', { name: 'Edit its fields' }));

  expect([stays, shown()]).toEqual(['page', 'form']);
});

test('in Code the text comes with whatever leads into it, and fields are behind a tab', async () => {
  const { doing, shown } = await openNarrow('code');

  await doing(({ select }) => select(CARD));
  const followed = shown();
  await doing(({ select }) => select(CARD, { takesFocus: true }));
  const led = shown();
  await doing(({ fillIn }) => fillIn(CARD));

  expect([followed, led, shown()]).toEqual(['page', 'text', 'side']);
  expect(screen.getByRole('tab', { name: 'Inspector', selected: true })).toBeVisible();
  expect(await region('Inspector').findByText('Section title')).toBeVisible();
});

test('a skip link brings the screen that it leads to', async () => {
  const { shown } = await openNarrow('code');

  fireEvent.click(screen.getByRole('link', { name: 'Skip to the editor' }));

  await expect.poll(() => document.activeElement).toHaveAccessibleName('Page model');
  expect(shown()).toBe('text');
});

/** Opens the palette and types the words of a command. */
async function findCommand(words: string) {
  await userEvent.keyboard('{F4}');
  await userEvent.type(screen.getByRole('combobox', { name: 'Find a command' }), words);
}

test('F6 brings the screen of the next region, and none where that is in sight', async () => {
  const { shown } = await openNarrow('code');
  const visited: unknown[] = [];

  for (const _ of ['Outline', 'Editor', 'Preview', 'Problems']) {
    await userEvent.keyboard('{F6}');
    const name = document.activeElement?.closest('section')?.getAttribute('aria-label');
    visited.push([name, shown()]);
  }
  await userEvent.keyboard('{Shift>}{F6}{F6}{/Shift}');

  expect(visited).toEqual([
    ['Outline', 'side'],
    ['Editor', 'text'],
    ['Preview', 'page'],
    ['Problems', 'page'],
  ]);
  expect([shown(), document.activeElement]).toEqual([
    'text',
    region('Editor').getByRole('textbox'),
  ]);
});

test.each([
  ['code', 'Text', 'Show Explain', 'side'],
  ['write', 'Form', 'Open or fold Macros', 'page'],
] as const)('PG-020 a command brings its screen in a narrow window of %s', async (...row) => {
  const [mode, from, words, to] = row;
  const { shown } = await openNarrow(mode);
  await go(from);

  await findCommand(words);
  await userEvent.keyboard('{Enter}');

  expect(shown()).toBe(to);
  const { role, name } =
    mode === 'code' ? { role: 'tab', name: 'Explain' } : { role: 'button', name: 'Macros' };
  expect(screen.getByRole(role, { name })).toBeVisible();
});

test('PG-020 a command of a structure that is empty is refused in a narrow window too', async () => {
  const texts = { ...sampleScenario.texts, page: '' };
  await openNarrow('code', { scenarios: [{ ...sampleScenario, texts }] });

  await findCommand('Duplicate');

  expect(screen.getByRole('option', { name: /^Duplicate.*There is nothing here/ })).toBeVisible();
});

test('results are open on their own screen, whatever they are beside others', async () => {
  await openNarrow('test');
  const before = region('Problems').getByRole('button', { name: 'Problems' });
  const folded = before.getAttribute('aria-expanded');

  await go('Results');

  expect([folded, before.getAttribute('aria-expanded')]).toEqual(['false', 'true']);
});

test('the bar on top keeps what is used most, and brings the rest when it is asked for', async () => {
  await openNarrow('write');
  const before = [tools(), screen.queryByRole('combobox', { name: 'Language' })];

  await userEvent.click(screen.getByRole('button', { name: 'More' }));

  expect(before).toEqual([['Tools'], null]);
  expect(tools()).toEqual(['Tools', 'More']);
  expect(screen.getByRole('combobox', { name: 'Language' })).toBeVisible();
});

test('the bug report, which stands in the line below elsewhere, is among the rest', async () => {
  await openNarrow('write');
  const before = screen.queryByRole('button', { name: 'Bug report' });
  await userEvent.click(screen.getByRole('button', { name: 'More' }));

  await userEvent.click(screen.getByRole('button', { name: 'Bug report' }));

  expect(before).toBeNull();
  expect(await screen.findByRole('textbox', { name: 'Text of the report' })).toBeVisible();
});

test('a window that becomes wide shows all at once, with what was typed still there', async () => {
  const { environment, shown, field } = await openNarrow('code');
  await go('Text');
  await userEvent.type(field(), ' ', { initialSelectionStart: 0 });

  await act(async () => environment.toggle(NARROW));

  expect(shown()).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Parts of the window' })).toBeNull();
  expect(field().value.startsWith(' {')).toBe(true);
});
