import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { PlaygroundContext } from '../context/playground-context.ts';
import { translatorFor } from '../environment/messages.ts';
import { sampleEnvironment } from '../environment/sample-environment.testing.ts';
import { openKeep } from './open-save-store.testing.ts';
import { SaveContext } from './save-context.ts';
import { SaveDialogs } from './save-toolbar.tsx';

const dialog = () => within(screen.getByRole('dialog', { name: 'Save as new scenario' }));
const field = (name: string) => dialog().getByRole<HTMLInputElement>('textbox', { name });
const names = () =>
  dialog()
    .getAllByRole('textbox')
    .map((input) => input.closest('div')?.querySelector('label')?.textContent);

test('a new scenario is asked for by what it is, and has only the fields that this needs', async () => {
  await openDialog();
  const state = names();

  await userEvent.click(dialog().getByRole('radio', { name: 'A page of its own' }));
  const languages = dialog()
    .getAllByRole('checkbox')
    .map((box) => box.closest('div')?.textContent);

  expect(dialog().getAllByRole('radio')[0]).not.toBeChecked();
  expect(state).toEqual(['Title', 'Tags', 'Folder and name of the scenario']);
  expect(names()).toEqual(['Title', 'Path of its page', 'Tags', 'Folder and name of the scenario']);
  expect(languages).toEqual(['Français', 'Nederlands', 'Deutsch']);
});

test('a name that is taken has its error beside it, and a press takes the free one', async () => {
  const { sent } = await openDialog();
  await userEvent.type(field('Title'), 'En');
  const proposed = field('Folder and name of the scenario').value;
  await userEvent.clear(field('Folder and name of the scenario'));
  await userEvent.type(field('Folder and name of the scenario'), 'home/en{Enter}');
  const wrong = field('Folder and name of the scenario');
  expect(wrong).toHaveAccessibleDescription('There is a scenario under this name already.');
  expect(wrong).toHaveFocus();

  await userEvent.click(dialog().getByRole('button', { name: 'Use home/en-2' }));
  expect([proposed, wrong.value]).toEqual(['home/en-2', 'home/en-2']);
  await userEvent.keyboard('{Enter}');

  expect(sent[0]?.map(({ path }) => path)).toEqual(['scenarios/home/en-2.json']);
});

/** The dialog over the home page, with a disk to save on. */
async function openDialog() {
  lendDialogs();
  const opened = await openKeep();
  await opened.doing().askForNew();
  const environment = sampleEnvironment('https://www.meridia.test/playground/');
  render(
    <PlaygroundContext value={{ store: opened.store, environment, t: translatorFor('en-GB') }}>
      <SaveContext value={opened.keep}>
        <SaveDialogs />
      </SaveContext>
    </PlaygroundContext>,
  );
  return opened;
}

/** Stubs what jsdom lacks: a dialog that opens over everything else. */
function lendDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  onTestFinished(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'close');
  });
}
