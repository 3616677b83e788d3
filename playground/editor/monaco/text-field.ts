import type { CodeEditor, monaco } from './setup.ts';

// Browsers are slow at text fields that hold much more than this and change with every keystroke.
const MAX_CHARACTERS = 80_000;
const LINES_OF_LONG_TEXT = 100;
// Folding ranges are computed for the whole text after each keystroke, and wrapped lines whenever
// the editor changes its width.
const MAX_CHARACTERS_LAID_OUT = 200_000;

/**
 * Makes the editor's hidden text field do what any text field does for programs that read the
 * screen or type for a person: it holds the document; selecting all of it selects all of that,
 * though it holds only a piece of a long one; and a text entered at once is taken as it is, without
 * the brackets that somebody typing would get.
 */
export function behaveAsTextField(editor: CodeEditor, host: HTMLElement): monaco.IDisposable {
  const document = host.ownerDocument;
  const holdDocument = () => {
    const model = editor.getModel();
    const characters = model?.getValueLength() ?? 0;
    const isLong = characters > MAX_CHARACTERS;
    editor.updateOptions({
      folding: characters <= MAX_CHARACTERS_LAID_OUT,
      wordWrap: chooseWordWrap(characters),
      accessibilityPageSize: isLong ? LINES_OF_LONG_TEXT : Number.MAX_SAFE_INTEGER,
    });
  };
  const followSelection = () => {
    const all = editor.getModel()?.getFullModelRange();
    if (all && isAllSelectedInField(editor, host)) editor.setSelection(all);
  };
  const enterWholeText = (event: InputEvent) => {
    const { inputType, data, isComposing } = event;
    if (inputType !== 'insertText' || isComposing || !data || data.length < 2) return;
    // Find and Go to Line stand in the same element, with fields of their own.
    if (!editor.hasTextFocus()) return;
    // The browser may report the characters before the selection that they replace.
    followSelection();
    const range = editor.getSelection();
    if (!range) return;
    event.preventDefault();
    event.stopPropagation();
    editor.executeEdits('entered', [{ range, text: data, forceMoveMarkers: true }]);
  };
  holdDocument();
  const contentListener = editor.onDidChangeModelContent(holdDocument);
  const modelListener = editor.onDidChangeModel(holdDocument);
  // All in the capture phase: before the editor's own listeners, which would write into the field.
  document.addEventListener('selectionchange', followSelection, { capture: true });
  host.addEventListener('focus', followSelection, { capture: true });
  host.addEventListener('beforeinput', enterWholeText, { capture: true });
  const dispose = () => {
    contentListener.dispose();
    modelListener.dispose();
    document.removeEventListener('selectionchange', followSelection, { capture: true });
    host.removeEventListener('focus', followSelection, { capture: true });
    host.removeEventListener('beforeinput', enterWholeText, { capture: true });
  };
  return { dispose };
}

/** Long lines go on below, unless the text is too long for that. */
export function chooseWordWrap(characters: number): 'on' | 'off' {
  return characters <= MAX_CHARACTERS_LAID_OUT ? 'on' : 'off';
}

/** Returns true if all of the field is selected, and the editor has not selected it itself. */
function isAllSelectedInField(editor: CodeEditor, host: HTMLElement): boolean {
  const field = host.ownerDocument.activeElement;
  const selection = editor.getSelection();
  if (!(field instanceof HTMLTextAreaElement) || !host.contains(field) || !selection) return false;
  const { value, selectionStart, selectionEnd } = field;
  if (value === '' || selectionStart !== 0 || selectionEnd !== value.length) return false;
  return editor.getModel()?.getValueInRange(selection).length !== value.length;
}
