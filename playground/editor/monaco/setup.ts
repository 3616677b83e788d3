import { loader } from '@monaco-editor/react';
import * as monaco from 'monaco-editor/editor';
import 'monaco-editor/features/register.all';
// Vite makes the default export of every import that ends in ?worker.
// oxlint-disable-next-line import/default
import EditorWorker from 'monaco-editor/editor/editor.worker?worker';
// oxlint-disable-next-line import/default
import JsonWorker from 'monaco-editor/languages/features/json/json.worker?worker';
import { jsonDefaults } from 'monaco-editor/languages/features/json/register';
import { createEditorSchemas, type SchemaTexts } from './schemas.ts';
import { defineThemes } from './themes.ts';

/**
 * Sets up the workers and themes of all editors. It has to come before the first of them,
 * and rejects where there can be none.
 */
export async function setUpMonaco(): Promise<void> {
  // Our own files, from our own address: nothing is loaded from anywhere else.
  self.MonacoEnvironment = {
    getWorker: (_module, label) => (label === 'json' ? new JsonWorker() : new EditorWorker()),
  };
  jsonDefaults.setModeConfiguration({
    ...jsonDefaults.modeConfiguration,
    diagnostics: false,
    colors: false,
    // Formatting is a change of its own kind in the one history.
    documentFormattingEdits: false,
    documentRangeFormattingEdits: false,
  });
  defineThemes(monaco);
  // Without this, it would fetch an editor from elsewhere.
  loader.config({ monaco });
  await loader.init();
}

/** Makes all editors complete and explain by the schemas, in the words of a language. */
export function setSchemas(texts: SchemaTexts): void {
  jsonDefaults.setDiagnosticsOptions({
    // Problems come from the checks of the project, so that one mistake is reported once.
    validate: false,
    schemaValidation: 'ignore',
    allowComments: false,
    enableSchemaRequest: false,
    schemas: createEditorSchemas(texts),
  });
}

export type CodeEditor = monaco.editor.IStandaloneCodeEditor;
export type TextModel = monaco.editor.ITextModel;
export { monaco };
