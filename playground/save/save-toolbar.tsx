import { useContext, useEffect } from 'react';
import { CommandButton, CommandIcon } from '../layout/command-button.tsx';
import { COMMANDS } from '../layout/command-list.ts';
import { useChangeRefusal } from '../layout/use-change-refusal.ts';
import { Icon } from '../layout/icon.tsx';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { SaveContext, useSave, useSaveStore } from './save-context.ts';
import { NewScenarioDialog } from './new-scenario-dialog.tsx';
import type { SaveStore } from './save-state.ts';

/** The buttons that keep what was written on the person's own disk or as a new scenario. */
export function KeepElsewhere() {
  return useContext(SaveContext) && <Elsewhere />;
}

/** The button that keeps what was written in its files. */
export function SaveButton() {
  return useContext(SaveContext) && <Save />;
}

/** The dialogs that these buttons lead to. */
export function SaveDialogs() {
  return useContext(SaveContext) && <Dialogs />;
}

function Elsewhere() {
  const { askForNew, download } = useSaveStore().getState();
  const isOpen = usePlayground(({ playground }) => playground !== undefined);
  const refusal = isOpen ? undefined : 'commandNothingOpen';
  return (
    <>
      <CommandIcon of={COMMANDS.download} icon="download-simple" refusal={refusal} run={download} />
      <CommandIcon of={COMMANDS.saveAsNew} icon="file-plus" refusal={refusal} run={askForNew} />
    </>
  );
}

function Save() {
  const { t } = usePlaygroundContext();
  const keep = useSaveStore();
  const { save } = keep.getState();
  const isBusy = useSave((state) => state.isBusy);
  const refusal = useChangeRefusal();
  useSaveKey(keep);
  return (
    <CommandButton
      of={COMMANDS.save}
      className="button button--main"
      aria-busy={isBusy}
      refusal={refusal}
      run={save}
    >
      <Icon name="floppy-disk" />
      {t('save')}
    </CommandButton>
  );
}

function Dialogs() {
  const dialog = useSave((state) => state.dialog);
  if (dialog === 'new-scenario') return <NewScenarioDialog />;
  return dialog === 'compare' ? <CompareDialog /> : null;
}

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * Returns the action of the pressed keys: Ctrl or Cmd with S saves, with Shift as a new scenario.
 */
function readSaveKey({ key, ctrlKey, metaKey, shiftKey, altKey }: Keys) {
  if (key.toLowerCase() !== 's' || ctrlKey === metaKey || altKey) return undefined;
  return shiftKey ? 'save-as' : 'save';
}

/** Saves by key, wherever in the window. The browser's own way would save the tool. */
function useSaveKey(keep: SaveStore): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const key = readSaveKey(event);
      if (!key) return;
      event.preventDefault();
      const { dialog, save, askForNew } = keep.getState();
      if (dialog === undefined) void (key === 'save' ? save : askForNew)();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [keep]);
}
