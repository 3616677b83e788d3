import { useCallback, useContext, useRef, useEffect } from 'react';
import { isComponent } from '../state/structure/component-lists.ts';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { useSchemaWords } from '../context/schema-words-context.ts';
import { CommandIcon } from '../layout/command-button.tsx';
import { COMMANDS } from '../layout/command-list.ts';
import type { IconName } from '../layout/icon.tsx';
import { ALONG_A_BAR } from '../layout/roving-tab-index.ts';
import { ScreensContext } from '../layout/screens.ts';
import { useRovingTabIndex } from '../layout/use-roving-tab-index.ts';
import { getOutlinePage } from '../state/structure/page-to-edit.ts';
import { useOpened } from './opened.ts';
import { OutlineDialogs } from './outline-dialogs.tsx';
import type { Command } from './tree-keys.ts';
import { useClipboardKeys } from './use-clipboard-keys.ts';
import { useCommands } from './use-commands.ts';
import { getComponentLabel } from './use-structure.ts';

/** The commands of the bar in their order, each with its icon. */
const BUTTONS: readonly (readonly [Command, IconName])[] = [
  ['moveUp', 'arrow-up'],
  ['moveDown', 'arrow-down'],
  ['duplicate', 'copy'],
  ['copy', 'clipboard'],
  ['paste', 'clipboard-text'],
  ['add', 'plus'],
  ['delete', 'trash'],
];

/**
 * The commands for the component that is selected, over the page that shows it, and the choice for
 * an empty zone of that page.
 */
export function ActionBar() {
  const selection = usePlayground(({ playground }) => playground?.selection);
  return (
    <>
      {isComponent(selection) && <Bar pointer={selection} />}
      <AddToZone />
    </>
  );
}

function Bar({ pointer }: { readonly pointer: string }) {
  const { t, store } = usePlaygroundContext();
  const { nameComponent } = useSchemaWords();
  const label = usePlayground(({ playground }) =>
    playground
      ? getComponentLabel(
          getOutlinePage(playground.documents.page, playground.history),
          pointer,
          nameComponent,
        )
      : '',
  );
  const button = useRef<HTMLButtonElement>(null);
  const [opened, open] = useOpened(button);
  const close = useCallback(() => open(undefined), [open]);
  const commands = useCommands(open);
  useClipboardKeys({ ...commands, regions: ['Preview'], pointer });
  const bar = useRovingTabIndex(ALONG_A_BAR);
  const { present, show } = useContext(ScreensContext);
  const editText = () => {
    const member = store.getState().playground?.member;
    store.getState().editText(member ?? pointer);
  };
  return (
    <div className="action-bar">
      <div
        className="action-bar__tools"
        role="toolbar"
        aria-label={t('actionsOf', { label })}
        ref={bar}
      >
        <span className="action-bar__label">{label}</span>
        <CommandIcon of={COMMANDS.editText} icon="pencil" run={editText} />
        {BUTTONS.map(([command, icon]) => (
          <CommandIcon
            key={command}
            of={COMMANDS[command === 'add' ? 'addBelow' : command]}
            icon={icon}
            {...(command === 'add' && { ref: button })}
            run={() => commands.command(command, pointer)}
          />
        ))}
        {present && <CommandIcon of={COMMANDS.fillIn} icon="pencil" run={() => show('form')} />}
      </div>
      <output className="action-bar__said" data-refused={commands.said?.isRefusal}>
        {commands.said?.text}
      </output>
      <OutlineDialogs
        opened={opened}
        close={close}
        commands={commands}
        menu={{ label, commands: [] }}
        onCommand={(command) => commands.command(command, pointer)}
      />
    </div>
  );
}

/**
 * Shows the palette for a zone that a person has asked for elsewhere, such as on the page. The
 * focus goes back there.
 */
function AddToZone() {
  const { store } = usePlaygroundContext();
  const from = useRef<HTMLElement>(null);
  const [opened, open] = useOpened(from);
  const close = useCallback(() => open(undefined), [open]);
  const commands = useCommands(open);
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(
    () =>
      store.subscribe(({ zoneToAddTo, noteAddingTo }) => {
        if (zoneToAddTo === undefined) return;
        noteAddingTo();
        const { activeElement } = document;
        from.current = activeElement instanceof HTMLElement ? activeElement : null;
        latest.current.hush();
        latest.current.command('addInside', zoneToAddTo);
      }),
    [store],
  );
  const { said } = commands;
  return (
    <>
      <output className={said?.isRefusal ? 'action-bar__said' : 'off'} data-refused>
        {said?.text}
      </output>
      <OutlineDialogs
        opened={opened}
        close={close}
        commands={commands}
        menu={{ label: '', commands: [] }}
        onCommand={() => {}}
      />
    </>
  );
}
