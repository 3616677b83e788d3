import type { DocumentName } from '../../state/document/names.ts';
import { copyText } from '../../json-text/copy-text.ts';
import { findDifference } from '../../json-text/difference.ts';
import type { FullEditorProps, Marker, TextSelection } from '../editor-props.ts';
import { describe } from './connect-comparison.ts';
import { addKeys } from './keys.ts';
import { offerCompletions } from './offer-completions.ts';
import { offerFixes, showMarkers } from './quick-fixes.ts';
import { renewModel, renewWhenIdle } from './renew-model.ts';
import { preserveCaret } from './preserve-caret.ts';
import { toModelAddress } from './schemas.ts';
import { monaco, type CodeEditor, type TextModel } from './setup.ts';
import { behaveAsTextField } from './text-field.ts';

/** The actions of the playground on an editor that is mounted. */
export interface EditorConnection {
  /** The text in the editor has changed, by hand or by this connection. */
  readonly noteText: (text: string) => void;
  readonly showText: (document: DocumentName, text: string) => void;
  readonly showMarkers: (document: DocumentName, markers: readonly Marker[]) => void;
  readonly putCaret: (reveal: NonNullable<FullEditorProps['reveal']>) => void;
  readonly select: (selection: TextSelection) => void;
}

/** The name that Monaco gives to the source of a caret that is restored with its text. */
const RESTORED = 'restoreState';

/**
 * Connects an editor with the playground until it is disposed. `props` gives those of the latest
 * render.
 */
export function connectEditor(editor: CodeEditor, props: () => FullEditorProps): EditorConnection {
  let isUpdating = false;
  let typed: { readonly document: DocumentName; readonly text: string } | undefined;
  disposeWith(editor, [
    behaveAsTextField(editor, editor.getContainerDomNode()),
    offerCompletions((model) => (model === editor.getModel() ? props() : undefined)),
    offerFixes(editor, () => props().markers),
  ]);
  addKeys(editor, props);
  renewWhenIdle(editor, (model) => {
    isUpdating = true;
    renewModel(model);
    // The underlines are gone with the old text, so they are set again.
    showMarkers(model, props().markers);
    isUpdating = false;
  });
  describe(editor, props().describedBy);
  editor.onDidChangeCursorPosition(({ position, source }) => {
    const isMovedByText = isUpdating || source === RESTORED;
    const offset = isMovedByText ? undefined : editor.getModel()?.getOffsetAt(position);
    props().onCaret({
      line: position.lineNumber,
      column: position.column,
      ...(offset !== undefined && { offset }),
    });
  });
  return {
    noteText(value) {
      if (isUpdating) return;
      // The text that the editor gives may be part of all that was ever typed there, so it is
      // copied.
      const text = copyText(value);
      const { document, onChange } = props();
      typed = { document, text };
      onChange(text);
    },
    showText(document, text) {
      const model = modelOf(document);
      const isShown = typed?.document === document && typed.text === text;
      isUpdating = true;
      // The typed text comes back here as the text to show. It is compared with `typed`, because
      // reading a long text out of the editor again is slow.
      if (model && !isShown) preserveCaret(editor, model, () => replaceText(model, text));
      typed = undefined;
      isUpdating = false;
    },
    showMarkers(document, markers) {
      const model = modelOf(document);
      if (model) showMarkers(model, markers);
    },
    putCaret({ place, takesFocus = true }) {
      const position = { lineNumber: place.line, column: place.column };
      editor.setPosition(position);
      editor.revealPositionInCenterIfOutsideViewport(position);
      if (takesFocus) editor.focus();
    },
    select: (selection) => select(editor, selection),
  };
}

function modelOf(document: DocumentName): TextModel | null {
  return monaco.editor.getModel(monaco.Uri.parse(toModelAddress(document)));
}

function disposeWith(editor: CodeEditor, disposables: readonly monaco.IDisposable[]): void {
  editor.onDidDispose(() => disposables.forEach((each) => each.dispose()));
}

function select(editor: CodeEditor, { start, end }: TextSelection): void {
  const model = editor.getModel();
  if (!model) return;
  const [from, to] = [model.getPositionAt(start), model.getPositionAt(end)];
  editor.setSelection(monaco.Selection.fromPositions(from, to));
  editor.focus();
}

/**
 * Makes a model hold a text by changing only what differs, so that the caret stays where it was.
 */
function replaceText(model: TextModel, text: string): void {
  const before = model.getValue();
  if (before === text) return;
  const { start, atEnd } = findDifference(before, text);
  const range = monaco.Range.fromPositions(
    model.getPositionAt(start),
    model.getPositionAt(before.length - atEnd),
  );
  model.pushEditOperations(
    null,
    [{ range, text: text.slice(start, text.length - atEnd) }],
    () => null,
  );
}
