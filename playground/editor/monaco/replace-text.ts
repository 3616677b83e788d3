import { findDifference } from '../../state/difference.ts';
import { monaco, type TextModel } from './setup.ts';

/**
 * Makes a model hold a text by changing only what differs, so that the caret stays where it was.
 */
export function replaceText(model: TextModel, text: string): void {
  const before = model.getValue();
  if (before === text) return;
  const { start, atEnd } = findDifference(before, text);
  const range = monaco.Range.fromPositions(
    model.getPositionAt(start),
    model.getPositionAt(before.length - atEnd),
  );
  model.pushEditOperations(
    null,
    [{ range, text: text.slice(start, text.length - atEnd) }],
    () => null,
  );
}
