import { isComponent, resolvePointer } from '../state/structure/component-lists.ts';
import { formatCopied, paste } from '../state/structure/copied-component.ts';
import { remove } from '../state/structure/edits.ts';
import { getOutlinePage } from '../state/structure/page-to-edit.ts';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { useSchemaWords } from '../context/schema-words-context.ts';
import type { ClipboardKey } from '../layout/clipboard-keys.ts';
import { getComponentLabel, type useStructure } from './use-structure.ts';

/** The part of a clipboard event that holds the text. */
type Clipboard = Pick<DataTransfer, 'getData' | 'setData'>;

const TEXT = 'text/plain';

/** Copies, cuts and pastes components: by the keys of the browser, or by a command. */
export function useCopying({ act, refuse, say }: ReturnType<typeof useStructure>) {
  const { t, store, environment } = usePlaygroundContext();
  const { nameComponent } = useSchemaWords();

  /** The component as the outline shows it, which may be copied where it cannot be changed. */
  function find(pointer: string): { readonly text: string; readonly label: string } | undefined {
    const { playground } = store.getState();
    const page = playground && getOutlinePage(playground.documents.page, playground.history);
    const component = resolvePointer(page, pointer);
    if (component !== undefined && isComponent(pointer)) {
      const label = getComponentLabel(page, pointer, nameComponent);
      return { text: formatCopied(component), label };
    }
    refuse({ kind: isComponent(pointer) ? 'gone' : 'zone' });
    return undefined;
  }

  /** The text is in the clipboard: says so, and takes the component away where it was cut. */
  function finish(name: ClipboardKey, pointer: string, label: string): void {
    if (name === 'cut') act((edited) => remove(edited, pointer));
    else say(t('saidCopied', { label }));
  }

  const pasteText = (text: string, pointer: string | undefined) =>
    act((edited) => paste(edited, text, pointer));

  async function command(name: ClipboardKey, pointer: string): Promise<void> {
    if (name === 'paste') {
      const text = await environment.readCopied().catch(() => undefined);
      if (text === undefined) refuse({ kind: 'no-pasting' });
      else pasteText(text, pointer);
      return;
    }
    const component = find(pointer);
    if (!component) return;
    const isCopied = await environment.copy(component.text).then(
      () => true,
      () => false,
    );
    if (isCopied) finish(name, pointer, component.label);
    else refuse({ kind: 'no-copying' });
  }

  function answer(name: ClipboardKey, pointer: string | undefined, clipboard: Clipboard): void {
    if (name === 'paste') return pasteText(clipboard.getData(TEXT), pointer);
    const component = pointer === undefined ? undefined : find(pointer);
    if (pointer === undefined || !component) return undefined;
    clipboard.setData(TEXT, component.text);
    return finish(name, pointer, component.label);
  }

  return { command, answer };
}
