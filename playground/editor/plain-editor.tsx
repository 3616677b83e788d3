import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { readUndoKey } from '../layout/undo-key.ts';
import { toPlace } from '../json-text/places.ts';
import type { EditorProps } from './editor-props.ts';

interface PlainEditorProps extends EditorProps {
  readonly textarea: RefObject<HTMLTextAreaElement | null>;
}

/** The editor while the real one is on its way, and where it never arrives. */
export function PlainEditor(props: PlainEditorProps) {
  const { name, value, isReadOnly, reveal, textarea, describedBy, onChange, onCaret } = props;
  useEffect(() => {
    const element = textarea.current;
    if (!reveal || !element) return;
    if (reveal.takesFocus !== false) element.focus();
    element.setSelectionRange(reveal.place.offset, reveal.place.offset);
  }, [reveal, textarea]);
  return (
    <textarea
      ref={textarea}
      className="plain-editor"
      aria-label={name}
      value={value}
      readOnly={isReadOnly}
      aria-describedby={describedBy}
      spellCheck={false}
      autoComplete="off"
      wrap="soft"
      onChange={(event) => onChange(event.target.value)}
      onSelect={({ currentTarget }) => onCaret(toPlace(value, currentTarget.selectionEnd))}
      onKeyDown={(event) => answerKeys(event, props)}
    />
  );
}

/** The browser's own undo knows nothing of changes made outside the box. */
function answerKeys(event: KeyboardEvent, { onUndo, onRedo, onFormat }: EditorProps): void {
  const action = isFormatKey(event.nativeEvent) ? 'format' : readUndoKey(event);
  if (!action) return;
  event.preventDefault();
  ({ undo: onUndo, redo: onRedo, format: onFormat })[action]();
}

type Keys = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * Returns true if the pressed keys ask for the text to be formatted: Shift, Alt and the F key,
 * whatever character that key writes with Alt.
 */
function isFormatKey({ code, ctrlKey, metaKey, shiftKey, altKey }: Keys): boolean {
  return code === 'KeyF' && shiftKey && altKey && !ctrlKey && !metaKey;
}
