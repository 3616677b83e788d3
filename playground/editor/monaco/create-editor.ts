import type { FullEditorProps } from '../editor-props.ts';
import { createModels, type Models } from './models.ts';
import { OPTIONS } from './options.ts';
import { offerFixes, showMarkers } from './quick-fixes.ts';
import { replaceText } from './replace-text.ts';
import { monaco, setUpMonaco, type CodeEditor } from './setup.ts';
import { behaveAsTextField } from './text-field.ts';
import { themeNameOf } from './themes.ts';

/** A living editor in an element. */
export interface EditorHandle {
  /** Makes it show what the properties say. */
  readonly update: (props: FullEditorProps) => void;
  readonly dispose: () => void;
}

/** Makes an editor. What people do in it is told to the properties that it was given last. */
export function createEditor(host: HTMLElement, first: FullEditorProps): EditorHandle {
  let props = first;
  let isUpdating = false;
  let lastSent: string | undefined;
  setUpMonaco();
  const editor = monaco.editor.create(host, {
    ...OPTIONS,
    model: null,
    ariaLabel: first.name,
    theme: themeNameOf(first.theme),
  });
  const models = createModels(editor, first.language);
  const leaveTextField = behaveAsTextField(editor, host);
  const fixes = offerFixes((model) => (model === editor.getModel() ? props.markers : []));
  addUndoKeys(editor, () => props);
  editor.onDidChangeModelContent(() => {
    if (isUpdating) return;
    // What was typed comes back as the value to show: a long text is not taken out of the editor again for that.
    lastSent = editor.getModel()?.getValue() ?? '';
    props.onChange(lastSent);
  });
  editor.onDidChangeCursorPosition(({ position }) => {
    props.onCaret({ line: position.lineNumber, column: position.column });
  });

  const update = (next: FullEditorProps) => {
    const before = props;
    props = next;
    isUpdating = true;
    showDocument(editor, models, { props: next, before, lastSent });
    lastSent = undefined;
    isUpdating = false;
    if (next.reveal && next.reveal !== before.reveal) putCaret(editor, next.reveal.place);
  };
  update(first);
  const selection = first.takeOver();
  if (selection) takeOver(editor, selection);
  else if (first.reveal) putCaret(editor, first.reveal.place);
  return {
    update,
    dispose() {
      fixes.dispose();
      leaveTextField();
      models.dispose();
      editor.dispose();
    },
  };
}

interface Showing {
  readonly props: FullEditorProps;
  readonly before: FullEditorProps;
  /** The text that the editor has told of itself since it was last updated. */
  readonly lastSent: string | undefined;
}

function showDocument(
  editor: CodeEditor,
  models: Models,
  { props, before, lastSent }: Showing,
): void {
  const model = models.bringToFront(props.document, props.value);
  const isSameDocument = props.document === before.document;
  if (!isSameDocument || props.value !== lastSent) replaceText(model, props.value);
  // A marker moves with its text by itself.
  if (!isSameDocument || props === before || props.markers !== before.markers)
    showMarkers(model, props.markers);
  editor.updateOptions({
    ariaLabel: props.name,
    readOnly: props.isReadOnly,
    domReadOnly: props.isReadOnly,
  });
  monaco.editor.setTheme(themeNameOf(props.theme));
}

function putCaret(editor: CodeEditor, { line, column }: { line: number; column: number }): void {
  const position = { lineNumber: line, column };
  editor.setPosition(position);
  editor.revealPositionInCenterIfOutsideViewport(position);
  editor.focus();
}

function takeOver(editor: CodeEditor, { start, end }: { start: number; end: number }): void {
  const model = editor.getModel();
  if (!model) return;
  editor.setSelection(
    monaco.Selection.fromPositions(model.getPositionAt(start), model.getPositionAt(end)),
  );
  editor.focus();
}

/** The playground has one history for all documents; the editor's own knows only one of them. */
function addUndoKeys(editor: CodeEditor, props: () => FullEditorProps): void {
  const { CtrlCmd, Shift } = monaco.KeyMod;
  const { KeyZ, KeyY } = monaco.KeyCode;
  editor.addAction({
    id: 'vitrine.undo',
    label: 'Undo',
    keybindings: [CtrlCmd | KeyZ],
    run: () => props().onUndo(),
  });
  editor.addAction({
    id: 'vitrine.redo',
    label: 'Redo',
    keybindings: [CtrlCmd | Shift | KeyZ, CtrlCmd | KeyY],
    run: () => props().onRedo(),
  });
}
