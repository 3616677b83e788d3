import * as monaco from 'monaco-editor/editor';
import 'monaco-editor/features/register.all';
// Vite makes the default export of every import that ends in ?worker.
// oxlint-disable-next-line import/default
import EditorWorker from 'monaco-editor/editor/editor.worker?worker';
// oxlint-disable-next-line import/default
import JsonWorker from 'monaco-editor/languages/features/json/json.worker?worker';
import 'monaco-editor/languages/features/json/register';
import page from '../../../fixtures/pages/en/individuals.json' with { type: 'json' };

// This is an empty page with the editor of the playground alone, with the text that the playground
// opens with.
self.MonacoEnvironment = {
  getWorker: (_module, label) => (label === 'json' ? new JsonWorker() : new EditorWorker()),
};
const host = document.createElement('div');
host.style.cssText = 'block-size: 600px';
document.body.append(host);
monaco.editor.create(host, {
  value: JSON.stringify(page, undefined, 2),
  language: 'json',
  editContext: false,
  accessibilitySupport: 'on',
  ariaLabel: 'Page model',
});
