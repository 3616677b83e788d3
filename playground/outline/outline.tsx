import { useCallback, useContext, useId, useRef } from 'react';
import { CommandButton, CommandIcon, KeyCommand } from '../layout/command-button.tsx';
import { COMMANDS } from '../layout/command-list.ts';
import { useChangeRefusal } from '../layout/use-change-refusal.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { useFold } from '../layout/folding.ts';
import { useMode } from '../layout/mode.ts';
import { useZoneLabel } from '../layout/zone-label.ts';
import { Region, type RegionName } from '../layout/region.tsx';
import { isComponent } from '../state/structure/component-lists.ts';
import { ScreensContext } from '../layout/screens.ts';
import { usePlaygroundContext, usePlayground } from '../context/playground-context.ts';
import { Icon } from '../layout/icon.tsx';
import { useTreeState, type TreeState } from './use-tree-state.ts';
import { findPointBelow, findPointBelowRow, useOpened } from './opened.ts';
import { OutlineDialogs } from './outline-dialogs.tsx';
import { formatRefusal } from './refusal-text.ts';
import { COMMANDS as NAMES, type Command, type KeyAction } from './tree-keys.ts';
import { Tree, type RowActions } from './tree.tsx';
import { useClipboardKeys } from './use-clipboard-keys.ts';
import { useCommands } from './use-commands.ts';

/**
 * The zones of the page with the components in them: what is chosen here is selected, and can be
 * changed as a whole.
 */
export function Outline() {
  const { t } = usePlaygroundContext();
  const [isOpen, toggle] = useFold('Outline', true);
  const state = useTreeState();
  return (
    <Region name="Outline" isOpen={isOpen} onToggle={toggle} count={state.count}>
      {state.rows.length === 0 ? (
        <EmptyState>{t('noZones')}</EmptyState>
      ) : (
        <OutlineTree state={state} />
      )}
    </Region>
  );
}

const OWN_REGION: readonly RegionName[] = ['Outline'];
const WITH_PAGE: readonly RegionName[] = ['Outline', 'Preview'];

/** The tree with what can be done in it, and what came of that. */
function OutlineTree({ state }: { readonly state: TreeState }) {
  const { rows, index, active } = state;
  const { t } = usePlaygroundContext();
  const isElsewhere = usePlayground((each) => each.isElsewhere);
  const hint = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [opened, open] = useOpened(scroller);
  const close = useCallback(() => open(undefined), [open]);
  const commands = useCommands(open);
  const onCommand = (command: Command) => active !== undefined && commands.command(command, active);
  const { on, onKey } = useRowActions(state, { commands, open, scroller, onCommand });
  const mode = useMode();
  const zoneLabel = useZoneLabel();
  // In Write the bar over the page answers for the page, once it is there.
  const hasBar = mode === 'write' && isComponent(state.selection);
  const regions = hasBar ? OWN_REGION : WITH_PAGE;
  useClipboardKeys({ ...commands, regions, pointer: active });
  const { said } = commands;
  return (
    <div className="outline">
      <RowCommands onCommand={onCommand} />
      <OutlineBar
        onAdd={() => onCommand('add')}
        onMenu={(button) => open({ kind: 'menu', at: findPointBelow(button) })}
      />
      <Tree
        scroller={scroller}
        hint={hint}
        rows={rows}
        index={index}
        selection={state.selection}
        problems={state.problems}
        untranslated={state.untranslated}
        badges={state.badges}
        canDrag={!isElsewhere}
        on={on}
        onKey={onKey}
        listIn={commands.listIn}
        refusalOf={(pointer, { place }) => commands.refusalOf(pointer, place)}
        onDrop={(pointer, { place }) => commands.move(pointer, place)}
        note={(said?.isRefusal || said?.isRemark) && !opened ? said.text : undefined}
        dropNote={(refusal) => formatRefusal(refusal, { t, zoneLabel })}
      />
      <p className="off" id={hint}>
        {t('actionsKeys')}
      </p>
      <output className="off">{said?.text}</output>
      <OutlineDialogs
        opened={opened}
        close={close}
        commands={commands}
        menu={{ label: rows[index]?.label ?? t('actions'), commands: commandsFor(rows[index]) }}
        onCommand={onCommand}
      />
    </div>
  );
}

/** The commands for the current row, all but the one that has a button. */
function RowCommands({ onCommand }: { readonly onCommand: (command: Command) => unknown }) {
  const refusal = useChangeRefusal();
  return NAMES.filter((name) => name !== 'add').map((name) => (
    <KeyCommand key={name} of={COMMANDS[name]} refusal={refusal} run={() => onCommand(name)} />
  ));
}

interface OutlineBarProps {
  readonly onAdd: () => void;
  readonly onMenu: (button: Element) => void;
}

/**
 * Shows the buttons for the pointer. Keys do the same from the tree, which alone is a stop of the
 * Tab key.
 */
function OutlineBar({ onAdd, onMenu }: OutlineBarProps) {
  const { t } = usePlaygroundContext();
  const menu = useRef<HTMLButtonElement>(null);
  return (
    <div className="outline__bar">
      <CommandButton
        of={COMMANDS.add}
        hint={false}
        className="button button--line"
        tabIndex={-1}
        run={onAdd}
      >
        <Icon name="plus" />
        {t('add')}
      </CommandButton>
      <CommandIcon
        ref={menu}
        of={COMMANDS.menu}
        icon="dots-three"
        hint={t('actionsKeys')}
        tabIndex={-1}
        aria-haspopup="menu"
        run={() => menu.current && onMenu(menu.current)}
      />
    </div>
  );
}

interface RowOptions {
  readonly commands: ReturnType<typeof useCommands>;
  readonly open: ReturnType<typeof useOpened>[1];
  readonly scroller: React.RefObject<HTMLElement | null>;
  readonly onCommand: (command: Command) => void;
}

/** Returns the handlers of pointer and keys for the rows. */
function useRowActions(state: TreeState, { commands, open, scroller, onCommand }: RowOptions) {
  const { rows, active, setActive, toggle } = state;
  const { store } = usePlaygroundContext();
  const { leadOn } = useContext(ScreensContext);
  const select = (pointer: string) => {
    commands.hush();
    setActive(pointer);
    store.getState().select(pointer);
    if (rows.find((row) => row.pointer === pointer)?.componentType !== undefined) leadOn();
  };
  const on: RowActions = {
    select,
    toggle,
    add: (pointer) => commands.command('addInside', pointer),
    menu(pointer, at) {
      setActive(pointer);
      open({ kind: 'menu', at });
    },
  };
  const onKey = (action: KeyAction) => {
    if (action.kind === 'command') return onCommand(action.command);
    commands.hush();
    if (action.kind === 'go') return setActive(rows[action.index]?.pointer);
    if (action.kind === 'menu')
      return open({ kind: 'menu', at: findPointBelowRow(scroller.current) });
    if (action.kind === 'select') return active === undefined ? undefined : select(active);
    return 'pointer' in action ? toggle(action.pointer) : undefined;
  };
  return { on, onKey };
}

/** A zone stays where it is; only what can hold something can be added to. */
function commandsFor(row: TreeState['rows'][number] | undefined): readonly Command[] {
  if (row?.parent === undefined) return ['add', 'paste'];
  return NAMES.filter((command) => command !== 'addInside' || row.canHold);
}
