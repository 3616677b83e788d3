import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { DATA_TYPES } from './diff-macro.ts';
import type { EditEnd, Editing } from './use-grid.ts';
import { TYPE_NAMES } from './type-names.ts';

interface CellEditorProps {
  /** The name of the cell, by its macro and its column. */
  readonly label: string;
  /** True where the form of the value is chosen. */
  readonly isType: boolean;
  readonly lang: string | undefined;
  readonly editing: Editing;
  readonly onText: (text: string) => void;
  readonly onEnd: (how: EditEnd) => void;
}

/**
 * The field in a cell: Enter, Tab and a press elsewhere keep what is typed, Escape does not.
 */
export function CellEditor({ label, isType, lang, editing, onText, onEnd }: CellEditorProps) {
  const { t } = usePlaygroundContext();
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const hasEnded = useRef(false);
  useFirstFocus(field, editing.isTyped);
  const end = (how: EditEnd) => {
    // The focus leaves the field because it ends, and not the other way round.
    if (hasEnded.current) return;
    hasEnded.current = true;
    onEnd(how);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const how = readEndKey(event);
    if (!how) return;
    // The keys that save come after it, and save it too.
    if (!event.ctrlKey && !event.metaKey) event.preventDefault();
    end(how);
  };
  const props = {
    ref: field,
    className: 'macros__field',
    'aria-label': label,
    value: editing.text,
    onKeyDown,
    onBlur: () => end({ isKept: true }),
  };
  if (isType) {
    return (
      <select {...props} onChange={({ target }) => onText(target.value)}>
        {DATA_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(TYPE_NAMES[type])}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...props}
      lang={lang}
      autoComplete="off"
      onChange={({ target }) => onText(target.value)}
    />
  );
}

type Keys = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'nativeEvent'>;

function readEndKey(keys: Keys): EditEnd | undefined {
  const { key, shiftKey, ctrlKey, metaKey, nativeEvent } = keys;
  // Enter takes a word that an input method offers, and ends nothing.
  if (nativeEvent.isComposing) return undefined;
  if (ctrlKey || metaKey) {
    return key.toLowerCase() === 's' ? { isKept: true, step: 0 } : undefined;
  }
  if (key === 'Enter') return { isKept: true, step: 0 };
  if (key === 'Escape') return { isKept: false, step: 0 };
  return key === 'Tab' ? { isKept: true, step: shiftKey ? -1 : 1 } : undefined;
}

/** Selects what stands there, so that typing replaces it; what is typed already goes on. */
function useFirstFocus(
  field: RefObject<(HTMLInputElement & HTMLSelectElement) | null>,
  isTyped: boolean,
): void {
  const first = useRef(isTyped);
  useEffect(() => {
    field.current?.focus();
    if (!first.current && field.current instanceof HTMLInputElement) field.current.select();
  }, [field]);
}
