import type { FullEditorProps } from '../editor-props.ts';
import { monaco, type CodeEditor } from './setup.ts';

/** The keys for what the playground does with all documents, of which an editor knows one. */
export function addKeys(editor: CodeEditor, props: () => FullEditorProps): void {
  const { CtrlCmd, Shift, Alt } = monaco.KeyMod;
  const { KeyZ, KeyY, KeyF } = monaco.KeyCode;
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
  editor.addAction({
    id: 'vitrine.format',
    label: 'Format Document',
    keybindings: [Shift | Alt | KeyF],
    contextMenuGroupId: '1_modification',
    run: () => props().onFormat(),
  });
}
