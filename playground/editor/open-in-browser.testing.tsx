import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';
import '../theme/editor.css';
import type { EditorProps } from './editor-props.ts';
import { Editor } from './editor.tsx';
import { loadMonacoEditor } from './load-monaco-editor.ts';
import { sampleEditor } from './sample-editor.testing.tsx';

/** Loading a code editor takes a busy machine that has never seen it so long. */
const MAX_LOADING_MS = 100_000;

/**
 * For tests in a browser: the editor with Monaco in a panel of its size, for the length of one
 * test.
 */
export function openEditorInBrowser(changed: Partial<EditorProps> = {}) {
  const { props, said } = sampleEditor();
  const panel = document.createElement('div');
  panel.style.cssText = 'position: relative; inline-size: 600px; block-size: 300px';
  document.body.append(panel);
  const root = createRoot(panel);
  const show = (more: Partial<EditorProps> = {}) =>
    root.render(<Editor {...props} {...changed} {...more} loadFullEditor={loadMonacoEditor} />);
  const close = () => root.unmount();
  onTestFinished(() => {
    close();
    panel.remove();
  });
  // At once, so that the plain editor is there to be used.
  flushSync(() => show());
  return {
    panel,
    assistance: props.assistance,
    said,
    saidOf: (name: string) => said.filter(([each]) => each === name).map(([, about]) => about),
    show,
    close,
    /** Resolves once the editor is there that stays. */
    becomes: async (status: 'full' | 'plain') => {
      await expect
        .poll(() => said, { timeout: MAX_LOADING_MS })
        .toContainEqual(['settled', status]);
    },
    fields: () => [
      ...panel.querySelectorAll<HTMLTextAreaElement>('textarea[aria-label="Page model"]'),
    ],
  };
}
