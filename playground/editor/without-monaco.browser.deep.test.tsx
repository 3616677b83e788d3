import { loader } from '@monaco-editor/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openEditorInBrowser } from './open-in-browser.testing.tsx';

// In a file of its own: what has failed to load once is not asked for again in the same document.
test('where the component finds no Monaco the plain editor is the one that stays, and takes what is typed', async () => {
  vi.spyOn(loader, 'init').mockImplementation(() =>
    Object.assign(Promise.reject(new Error('No editor')), { cancel: () => {} }),
  );
  onTestFinished(() => void vi.restoreAllMocks());
  const { panel, saidOf, becomes, fields } = openEditorInBrowser();

  await becomes('plain');
  const [field] = fields();
  field?.focus();
  field?.setSelectionRange(1, 1);
  await userEvent.keyboard('x');

  expect(fields()).toHaveLength(1);
  expect(panel.querySelector('.monaco')).toBeNull();
  expect(saidOf('text')).toEqual(['{x\n  "data": {}\n}']);
});
