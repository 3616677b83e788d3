import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { missingProperty } from '#schemas/problems/value-problems.ts';
import { sampleEnvironment } from '../environment/sample-environment.testing.ts';
import { openSampleWindow } from '../open-window.testing.tsx';
import { joinFrame } from './join-frame.testing.ts';

const ADDRESS = 'https://www.meridia.test/playground/?scenario=section-title/sample';
const POINTER = '/data/flexZone/flexComponents/0';
const SHOWN = { type: 'vitrine:shown', status: 200, problems: [], missing: [], steps: [] };

/** Opens a window, whose frame shows the page of the scenario, with its title selected. */
async function openPage(mode = '') {
  const environment = sampleEnvironment(ADDRESS, { mode });
  const opened = await openSampleWindow({ environment });
  const frame = screen.getByTitle<HTMLIFrameElement>('Preview');
  const joined = await act(() => joinFrame(frame));
  await act(() => joined.answer({ ...SHOWN, sequence: 1 }));
  await opened.doing(({ select }) => select(POINTER));
  const { title } = JSON.parse(opened.page()?.text ?? '').data.flexZone.flexComponents[0];
  const write = (text: string) =>
    act(() =>
      joined.answer({
        type: 'vitrine:written',
        member: `${POINTER}/title`,
        before: title,
        text,
        session: 'one',
      }),
    );
  return { ...opened, ...joined, frame, write };
}

test('a text that is written on the page is one step of the history, taken back from the page', async () => {
  const { page, store, write, frame, answer } = await openPage();
  const before = page()?.text;

  await write('One');
  await write('One more');
  const written = [page()?.text, store.getState().playground?.history.past.length];
  frame.focus();
  await act(() => answer({ type: 'vitrine:undo', action: 'undo' }));

  expect(written).toEqual([expect.stringContaining('"One more"'), 1]);
  expect(page()?.text).toBe(before);
});

test('the frame is asked to edit a text, takes the focus, and gives it back', async () => {
  const { selections: told, frame, answer } = await openPage();
  const button = screen.getByRole('button', { name: 'Edit text' });

  await userEvent.click(button);
  const during = document.activeElement;
  await act(() => answer({ type: 'vitrine:finished' }));

  expect(told().at(-1)).toMatchObject({ pointer: POINTER, edits: true, wording: {} });
  expect(during).toBe(frame);
  expect(button).toHaveFocus();
});

test('nobody writes on the page in Code', async () => {
  const { selections: told } = await openPage('code');

  expect(told().at(-1)).not.toHaveProperty('wording');
});

test('nobody writes on the page while its text is broken', async () => {
  const { selections: told, doing } = await openPage();
  const before = told().at(-1);

  await doing(({ edit }) => edit('page', '{'));

  expect(before).toHaveProperty('wording');
  expect(told().at(-1)).not.toHaveProperty('wording');
});

const ADD = { type: 'vitrine:add', of: 1, pointer: '/data/legalZone' };

test('an empty zone that is pressed on the page opens its palette, and the focus goes back', async () => {
  const { selections: told, frame, answer } = await openPage();
  const { wording } = Object(told().at(-1));

  frame.focus();
  await act(() => answer(ADD));
  const palette = await screen.findByRole('dialog', { name: 'Add to Legal' });
  await userEvent.click(within(palette).getByRole('button', { name: 'Close' }));

  expect(wording.zones).toContainEqual({ pointer: ADD.pointer, text: 'Add to Legal' });
  expect(palette).not.toBeInTheDocument();
  expect(frame).toHaveFocus();
});

test('nothing is added to a page that nobody is in, or that another window has', async () => {
  const { doing, frame, answer, selections: told } = await openPage();

  await act(() => answer(ADD));
  frame.focus();
  await doing(({ noteOwner }) => noteOwner(false));
  await act(() => answer(ADD));

  expect(screen.queryByRole('dialog', { name: 'Add to Legal' })).toBeNull();
  expect(told().at(-1)).not.toHaveProperty('wording');
});

test('the page names components in the language of the tool', async () => {
  const { selections: told } = await openPage();
  const inEnglish = told().at(-1);

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Français');

  expect(inEnglish).not.toHaveProperty('names');
  await expect.poll(() => told().at(-1)).toHaveProperty('names.section-title', 'Titre de section');
});

test('the page says in the language of the tool why a part of it is missing', async () => {
  const { doing, selections: told } = await openPage();
  const problem = missingProperty('title', `${POINTER}/title`);

  await doing(({ noteShown }) => noteShown({ problems: [problem], steps: [] }));
  const inEnglish = told().at(-1);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Français');

  expect(inEnglish).not.toHaveProperty('reasons');
  await expect
    .poll(() => told().at(-1))
    .toHaveProperty('reasons', {
      language: 'fr-BE',
      texts: { 'Missing property: title.': 'Propriété manquante : title.' },
    });
});
