import { expect, test } from 'vitest';
import { readUndoKey } from './undo-key.ts';

const NONE = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test.each([
  ['Ctrl+Z', { key: 'z', ctrlKey: true }, 'undo'],
  ['Cmd+Z', { key: 'z', metaKey: true }, 'undo'],
  ['Ctrl+Shift+Z', { key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
  ['Ctrl+Y', { key: 'y', ctrlKey: true }, 'redo'],
  ['Z alone', { key: 'z' }, undefined],
  ['Ctrl+Alt+Z', { key: 'z', ctrlKey: true, altKey: true }, undefined],
  ['Ctrl+A', { key: 'a', ctrlKey: true }, undefined],
])('%s asks for %o', (_, keys, action) => {
  expect(readUndoKey({ ...NONE, ...keys })).toBe(action);
});
