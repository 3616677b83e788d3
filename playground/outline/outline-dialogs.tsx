import { useCallback, useMemo } from 'react';
import { listComponents } from '../state/structure/component-lists.ts';
import { listAllowedTypes } from '../state/structure/edits.ts';
import type { Menu as MenuOf } from './menu.tsx';
import { Menu } from './menu.tsx';
import { MoveTo } from './move-to.tsx';
import type { Opened } from './opened.ts';
import { Palette } from './palette.tsx';
import type { Command } from './tree-keys.ts';
import type { useCommands } from './use-commands.ts';
import { useSchemaWords } from '../context/schema-words-context.ts';
import { useZoneLabel } from '../layout/zone-label.ts';
import { getListLabel } from './use-structure.ts';

interface OutlineDialogsProps {
  readonly opened: Opened | undefined;
  readonly close: () => void;
  readonly commands: ReturnType<typeof useCommands>;
  readonly menu: Pick<Parameters<typeof MenuOf>[0], 'label' | 'commands'>;
  readonly onCommand: (command: Command) => void;
}

/** Shows the dialog or menu that is open over the tree. A choice in it closes it first. */
export function OutlineDialogs({ opened, close, commands, menu, onCommand }: OutlineDialogsProps) {
  if (opened?.kind === 'menu') {
    return (
      <Menu
        {...menu}
        at={opened.at}
        onCommand={(command) => {
          close();
          onCommand(command);
        }}
        onClose={close}
      />
    );
  }
  if (opened?.kind === 'palette') {
    return (
      <OpenPalette
        opened={opened}
        close={close}
        onAdd={(component) => commands.add(component, opened.place)}
      />
    );
  }
  if (opened?.kind !== 'move-to') return null;
  const { edited, pointer } = opened;
  return (
    <MoveTo
      edited={edited}
      pointer={pointer}
      onMove={(list) => {
        close();
        commands.move(pointer, { list, index: listComponents(edited.page, list).length });
      }}
      onClose={close}
    />
  );
}

interface OpenPaletteProps {
  readonly opened: Extract<Opened, { kind: 'palette' }>;
  readonly close: () => void;
  readonly onAdd: (component: object) => void;
}

function OpenPalette({ opened: { edited, place }, close, onAdd }: OpenPaletteProps) {
  const zoneLabel = useZoneLabel();
  const { nameComponent } = useSchemaWords();
  const types = useMemo(() => listAllowedTypes(edited, place.list), [edited, place]);
  const addAndClose = useCallback(
    (component: object) => {
      close();
      onAdd(component);
    },
    [close, onAdd],
  );
  return (
    <Palette
      place={getListLabel(edited.page, place.list, { zoneLabel, nameComponent })}
      types={types}
      known={edited.known}
      onAdd={addAndClose}
      onClose={close}
    />
  );
}
