import type { Command, EditorState } from 'prosemirror-state';
import { PLACEHOLDER_START, splitPlaceholders } from '#schemas/content/placeholders.ts';
import { richTextSchema } from './rich-text-schema.ts';

/** A placeholder that has been begun before the caret. */
const BEGUN = /%\{(?<name>[^%{}]*)$/;

/** Returns the part of a name that stands in a placeholder which has been begun at the caret. */
export function findBegunMacro({ selection: { $from } }: EditorState): string | undefined {
  return BEGUN.exec(getTextBefore($from))?.groups?.['name'];
}

/** Returns true if a text that is typed at a place begins a placeholder. */
export function isMacroStart({ doc }: EditorState, pos: number, text: string): boolean {
  const before = getTextBefore(doc.resolve(pos));
  return (before.slice(-1) + text).endsWith(PLACEHOLDER_START) && text.length === 1;
}

/** Puts a macro at the caret, in the place of a placeholder that has been begun there. */
export function addMacro(placeholder: string): Command {
  return (state, dispatch) => {
    const { tr, selection } = state;
    const { empty, $from, $to } = selection;
    const begun = findBegunMacro(state);
    const start = begun === undefined ? 0 : PLACEHOLDER_START.length + begun.length;
    const marks = empty ? (state.storedMarks ?? $from.marks()) : ($from.marksAcross($to) ?? []);
    const macro = richTextSchema.nodes.macro.create({ placeholder }, null, marks);
    dispatch?.(tr.replaceWith(selection.from - start, selection.to, macro).scrollIntoView());
    return true;
  };
}

/** Returns the number of macros that a text names. */
export function countMacros(text: string): number {
  return splitPlaceholders(text).filter((piece) => typeof piece === 'object').length;
}

function getTextBefore($pos: EditorState['selection']['$from']): string {
  // Whatever is no text stands as a sign that no placeholder holds.
  return $pos.parent.textBetween(0, $pos.parentOffset, undefined, '%');
}
