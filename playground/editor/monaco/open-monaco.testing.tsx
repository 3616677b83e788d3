import { monaco } from './setup.ts';
import type { EditorProps } from '../editor-props.ts';
import { openEditorInBrowser } from '../open-in-browser.testing.tsx';

/** For tests in a browser: the full editor, ready to be used, and ways to look into it. */
export async function openMonaco(changed: Partial<EditorProps> = {}) {
  const opened = openEditorInBrowser(changed);
  await opened.becomes('full');
  const [editor] = monaco.editor.getEditors();
  const model = () => editor?.getModel();
  if (!editor) throw new Error('Monaco has made no editor.');
  const put = (lineNumber: number, column: number) => {
    editor.focus();
    editor.setPosition({ lineNumber, column });
  };
  const field = () => {
    const [found] = opened.fields();
    if (!found) throw new Error('The editor has no field.');
    return found;
  };
  return { ...opened, editor, model, put, field, text: () => model()?.getValue() };
}
