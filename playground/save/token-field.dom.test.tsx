import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { PlaygroundContext } from '../context/playground-context.ts';
import { sampleEnvironment } from '../environment/sample-environment.testing.ts';
import { translatorFor } from '../environment/messages.ts';
import { HOME, openKeep, refusal, TOKEN } from './open-save-store.testing.ts';
import { SaveContext } from './save-context.ts';
import { SaveNotices } from './save-notices.tsx';
import { SaveDialogs } from './save-toolbar.tsx';

const MINE = '{ "data":\t{} }';

/** A window whose page was changed, before a server that wants another token. */
async function openRefused() {
  const opened = await openKeep();
  const { store, keep } = opened;
  const context = { store, environment: sampleEnvironment(), t: translatorFor('en-GB') };
  render(
    <PlaygroundContext value={context}>
      <SaveContext value={keep}>
        <SaveNotices />
        <SaveDialogs />
      </SaveContext>
    </PlaygroundContext>,
  );
  opened.edit('page', MINE);
  opened.state.saving = 'no-token';
  const start = () => act(() => opened.doing().start());
  return { ...opened, start };
}

/** jsdom has no dialogs over the window. */
function lendDialogs(): void {
  const lent = {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  };
  Object.assign(HTMLDialogElement.prototype, lent);
  onTestFinished(() => {
    for (const name of Object.keys(lent)) Reflect.deleteProperty(HTMLDialogElement.prototype, name);
  });
}

const field = () => screen.getByRole('textbox', { name: 'Start-up token' });
const fill = async (begin: string, text: string) => {
  const name = new RegExp(`^${begin}`);
  await userEvent.clear(screen.getByRole('textbox', { name }));
  await userEvent.type(screen.getByRole('textbox', { name }), text);
};
const enter = (token: string) => userEvent.type(field(), `${token}{Enter}`);

test('a refused save goes on once the server takes the token', async () => {
  const { start, doing, disk, text } = await openRefused();
  await start();
  await act(() => doing().save());
  expect(field()).toHaveAccessibleDescription(/behind #token= .* terminal/);

  await enter('of-before');
  expect(screen.getByRole('alert')).toHaveTextContent('does not take this token');
  expect(field()).toBeInvalid();
  expect([disk.get(HOME) === MINE, text('page')]).toEqual([false, MINE]);
  await userEvent.clear(field());
  await enter(TOKEN);

  expect(disk.get(HOME)).toBe(MINE);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('Saved:', { exact: false })).toBeVisible();
});

test('a save that the server refuses, as it was started again meanwhile, goes on too', async () => {
  const { doing, disk, state } = await openRefused();
  state.answer = refusal('wrong-token');
  await act(() => doing().save());

  await userEvent.type(field(), TOKEN);
  await userEvent.click(screen.getByRole('button', { name: 'Use this token and save' }));

  expect(disk.get(HOME)).toBe(MINE);
});

test('the dialog of a new scenario opens where that was asked for, and asks for it itself', async () => {
  lendDialogs();
  const { start, doing, disk, state } = await openRefused();
  await start();
  await act(() => doing().askForNew());
  await enter(TOKEN);
  const dialog = screen.getByRole('dialog', { name: 'Save as new scenario' });
  state.answer = refusal('wrong-token');
  await fill('Title', 'Mine');
  await fill('Folder and name of the scenario', 'home/mine');
  await fill('Path of its page', 'en/individuals/mine');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));

  expect(dialog).toContainElement(field());
  await enter(TOKEN);

  expect([...disk.keys()]).toContain('scenarios/home/mine.json');
  expect(screen.queryByRole('dialog')).toBeNull();
});
