import {
  listComponents,
  findListPointer,
  isComponent,
  splitComponentPointer,
} from '../state/structure/component-lists.ts';
import {
  add,
  duplicate,
  move,
  findRoomRefusal,
  remove,
  step,
  type ListPlace,
  type Outcome,
  type PageToEdit,
} from '../state/structure/edits.ts';
import { getPageToEdit } from '../state/structure/page-to-edit.ts';
import type { Refusal } from '../state/structure/refusal.ts';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { useSchemaWords } from '../context/schema-words-context.ts';
import type { SchemaWords } from '../environment/schema-words.ts';
import type { Opened } from './opened.ts';
import { CLIPBOARD_KEYS, type ClipboardKey } from '../layout/clipboard-keys.ts';
import type { Command } from './tree-keys.ts';
import { useCopying } from './use-copying.ts';
import { getComponentLabel, useStructure } from './use-structure.ts';

/** Returns the commands for the components of the page, for menu, keys and pointer alike. */
export function useCommands(open: (opened: Opened) => void) {
  const { store } = usePlaygroundContext();
  const { nameComponent } = useSchemaWords();
  const structure = useStructure();
  const { said, act, read, refuse, hush } = structure;
  const copying = useCopying(structure);
  const now = <Value>(look: (edited: PageToEdit) => Value): Value | undefined => {
    const edited = getPageToEdit(store.getState());
    return 'refusal' in edited ? undefined : look(edited);
  };

  function choose(pointer: string, isInside: boolean): void {
    const edited = read();
    if (!edited) return;
    const place = placeToAdd(edited, pointer, { isInside, nameComponent });
    if ('refusal' in place) refuse(place.refusal);
    else open({ kind: 'palette', edited, place });
  }

  function command(name: Command, pointer: string): void {
    if (name === 'add' || name === 'addInside') return choose(pointer, name === 'addInside');
    if (name === 'fillIn') return store.getState().fillIn(pointer);
    if (isOfClipboard(name)) return void copying.command(name, pointer);
    if (name !== 'moveTo') return act((edited) => outcomeOf(edited, name, pointer));
    const edited = read();
    if (!edited) return undefined;
    return isComponent(pointer)
      ? open({ kind: 'move-to', edited, pointer })
      : refuse({ kind: 'zone' });
  }

  return {
    said,
    hush,
    command,
    /** Answers the keys of the clipboard, which the browser asks for a text or brings it with. */
    answer: copying.answer,
    add: (component: object, place: ListPlace) => act((edited) => add(edited, component, place)),
    move: (pointer: string, place: ListPlace) => act((edited) => move(edited, pointer, place)),
    listIn: (holder: string) => now(({ page, known }) => findListPointer(page, holder, known)),
    refusalOf: (pointer: string, place: ListPlace): Refusal | undefined =>
      now((edited) => {
        const outcome = move(edited, pointer, place);
        return 'refusal' in outcome ? outcome.refusal : undefined;
      }),
  };
}

function outcomeOf(
  edited: PageToEdit,
  name: Exclude<Command, 'add' | 'addInside' | 'moveTo' | 'fillIn' | ClipboardKey>,
  pointer: string,
): Outcome {
  if (!isComponent(pointer)) return { refusal: { kind: 'zone' } };
  if (name === 'duplicate') return duplicate(edited, pointer);
  if (name === 'delete') return remove(edited, pointer);
  return step(edited, pointer, name === 'moveUp' ? -1 : 1);
}

interface AddOptions extends Pick<SchemaWords, 'nameComponent'> {
  readonly isInside: boolean;
}

/** Finds the place behind a component, or at the end of the list of a zone or a component. */
function placeToAdd(
  edited: PageToEdit,
  pointer: string,
  { isInside, nameComponent }: AddOptions,
): ListPlace | { readonly refusal: Refusal } {
  const { page, known } = edited;
  const own = splitComponentPointer(pointer);
  const isAfter = !isInside && isComponent(pointer);
  const list = isAfter ? own.list : findListPointer(page, pointer, known);
  if (list === undefined) {
    const type = getComponentLabel(page, pointer, nameComponent);
    return { refusal: { kind: 'takes-nothing', type } };
  }
  const full = findRoomRefusal(edited, list);
  if (full) return { refusal: full };
  return { list, index: isAfter ? own.index + 1 : listComponents(page, list).length };
}

function isOfClipboard(name: Command): name is ClipboardKey {
  return CLIPBOARD_KEYS.some((each) => each === name);
}
