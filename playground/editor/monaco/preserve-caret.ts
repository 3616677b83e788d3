import type { CodeEditor, TextModel } from './setup.ts';

// Of longer texts the way from their beginning to the caret takes too long.
const MAX_CHARACTERS = 1_000_000;

/**
 * Changes the text of a model, and leaves the caret behind the character that it was behind, where
 * only the spaces and line ends around it have changed.
 */
export function preserveCaret(editor: CodeEditor, model: TextModel, change: () => void): void {
  const isShort = model.getValueLength() <= MAX_CHARACTERS;
  const position = isShort && editor.getModel() === model ? editor.getPosition() : null;
  const before = model.getValue();
  const offset = position ? model.getOffsetAt(position) : 0;
  change();
  const after = model.getValue();
  if (!position || after === before) return;
  const caret = findSameOffset(before, offset, after);
  if (caret !== undefined) editor.setPosition(model.getPositionAt(caret));
}

/**
 * Finds the offset with the same number of characters other than spaces before it; undefined where
 * the texts differ in more than spaces.
 */
export function findSameOffset(before: string, offset: number, after: string): number | undefined {
  let [left, right] = [0, 0];
  while (left < offset) {
    if (isSpace(before, left)) left += 1;
    else if (isSpace(after, right)) right += 1;
    else if (before[left] !== after[right]) return undefined;
    else [left, right] = [left + 1, right + 1];
  }
  return right;
}

const LAST_SPACE = 32;

function isSpace(text: string, at: number): boolean {
  return text.charCodeAt(at) <= LAST_SPACE;
}
