import type { LoadFullEditor } from './editor-props.ts';

/** Loads the editor with completion, in a chunk of its own. */
export const loadMonacoEditor: LoadFullEditor = async () => {
  const { loadEditor } = await import('./monaco/monaco-editor.tsx');
  return loadEditor();
};
