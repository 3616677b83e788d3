import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { FailureBoundary } from '../layout/failure-boundary.tsx';
import type {
  EditorProps,
  FullEditorProps,
  LoadFullEditor,
  TextSelection,
  Comparison,
} from './editor-props.ts';
import { findDifference, type Difference } from '../json-text/difference.ts';
import { readUndoKey } from '../layout/undo-key.ts';
import { toPlace } from '../json-text/places.ts';

// Without an editor that folds what is the same, more than this helps nobody.
const MAX_LINES = 400;

interface LoadingEditorProps extends EditorProps {
  readonly loadFullEditor: LoadFullEditor;
}

/**
 * One text to edit. It can be typed into at once; completion and squiggles follow with the full
 * editor.
 */
export function Editor({ loadFullEditor, ...props }: LoadingEditorProps) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [FullEditor, setFullEditor] = useState<ComponentType<FullEditorProps>>();
  const [isReady, setIsReady] = useState(false);
  const { onSettled } = props;
  // The plain editor is there already, and serves every browser.
  const keepPlain = useCallback(() => {
    setFullEditor(undefined);
    setIsReady(false);
    onSettled('plain');
  }, [onSettled]);
  useEffect(() => {
    loadFullEditor().then((loaded) => setFullEditor(() => loaded), keepPlain);
  }, [loadFullEditor, keepPlain]);
  useEffect(() => {
    if (isReady) onSettled('full');
  }, [isReady, onSettled]);
  return (
    <>
      {FullEditor && (
        <FailureBoundary onFailure={keepPlain}>
          <FullEditor
            {...props}
            takeOver={() => selectionIn(textarea.current)}
            onReady={() => setIsReady(true)}
          />
        </FailureBoundary>
      )}
      {!isReady && props.comparison && (
        <PlainComparison comparison={props.comparison} value={props.value} />
      )}
      {!isReady && <PlainEditor {...props} textarea={textarea} />}
    </>
  );
}

function selectionIn(textarea: HTMLTextAreaElement | null): TextSelection | undefined {
  if (!textarea || textarea.ownerDocument.activeElement !== textarea) return undefined;
  return { start: textarea.selectionStart, end: textarea.selectionEnd };
}

interface PlainComparisonProps {
  readonly comparison: Comparison;
  readonly value: string;
}

/**
 * Compares the texts where the full editor cannot be loaded. It shows the lines from the first that
 * differs from the saved text to the last, before and after.
 */
function PlainComparison({ comparison, value }: PlainComparisonProps) {
  const { saved, label, sameLabel, onClose } = comparison;
  const text = saved === value ? sameLabel : differingLines(saved, value);
  return (
    <textarea
      className="plain-comparison"
      aria-label={label}
      readOnly
      wrap="off"
      value={text}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    />
  );
}

function differingLines(saved: string, value: string): string {
  const difference = findDifference(saved, value);
  const removed = linesOf(saved, difference).map((line) => `- ${line}`);
  const added = linesOf(value, difference).map((line) => `+ ${line}`);
  return [...removed, ...added].join('\n');
}

function linesOf(text: string, { start, atEnd }: Difference): readonly string[] {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const end = text.indexOf('\n', text.length - atEnd);
  return text
    .slice(from, end === -1 ? text.length : end)
    .split('\n')
    .slice(0, MAX_LINES);
}

interface PlainEditorProps extends EditorProps {
  readonly textarea: RefObject<HTMLTextAreaElement | null>;
}

/** The editor while the real one is on its way, and where it never arrives. */
function PlainEditor(props: PlainEditorProps) {
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
