import { usePlaygroundContext } from '../../context/playground-context.ts';
import { findValueOffset } from '../../json-text/find-value-offset.ts';
import { diffField } from '../../state/fill/fill-field.ts';
import { usePlace } from './form-context.ts';

/**
 * Returns how to write a text that names another macro: the page says in the same change that it
 * has macros.
 */
export function useFillWithMacro(pointer: string): (text: string) => void {
  const { store } = usePlaygroundContext();
  const { read } = usePlace(pointer);
  return (text) => {
    const page = store.getState().playground?.documents.page.text ?? '';
    store.getState().changePage({
      kind: 'filled',
      changes: [...diffField(pointer, read(), text), ...diffField(FLAG, readFlag(page), true)],
    });
  };
}

/** Tells a page that its texts name macros. */
const FLAG = '/data/hasMacro';

/** Reads the flag in the text of a page, which may be too long to be read as a whole. */
function readFlag(page: string): boolean | undefined {
  const offset = findValueOffset(page, FLAG);
  return offset === undefined ? undefined : page.startsWith('true', offset);
}
