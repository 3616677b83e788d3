import type { Mark } from 'prosemirror-model';
import { TextSelection, type Command, type EditorState } from 'prosemirror-state';
import { richTextSchema } from './rich-text-schema.ts';

const { a: link } = richTextSchema.marks;

interface LinkRange {
  readonly from: number;
  readonly to: number;
  readonly mark: Mark;
}

/** Returns the address of the link at the caret or in the selection. */
export function getLinkAddress(state: EditorState): string | undefined {
  const range = findLink(state);
  return range && String(range.mark.attrs['href']);
}

/** Links the selected text, or a new one where none is selected; '' takes the link away. */
export function setLink(href: string, text = href): Command {
  return (state, dispatch) => {
    const { tr, selection } = state;
    const present = findLink(state);
    const { from, to } = selection.empty && present ? present : selection;
    if (present) tr.removeMark(Math.min(from, present.from), Math.max(to, present.to), link);
    if (href !== '') {
      const mark = link.create({ href });
      if (from < to) tr.addMark(from, to, mark);
      else tr.replaceSelectionWith(richTextSchema.text(text, [mark]), false);
    }
    const end = tr.mapping.map(to);
    tr.setSelection(TextSelection.create(tr.doc, selection.empty ? end : from, end));
    dispatch?.(tr.removeStoredMark(link).scrollIntoView());
    return true;
  };
}

/** The first link that the selection touches, as far as it reaches in its block. */
function findLink({ selection: { $from, $to } }: EditorState): LinkRange | undefined {
  const ranges: LinkRange[] = [];
  let pos = $from.start();
  for (const node of $from.parent.inlineContent ? $from.parent.children : []) {
    const mark = link.isInSet(node.marks);
    const before = ranges.at(-1);
    const to = pos + node.nodeSize;
    if (mark && before?.to === pos && before.mark.eq(mark)) {
      ranges.splice(-1, 1, { ...before, to });
    } else if (mark) ranges.push({ from: pos, to, mark });
    pos = to;
  }
  return ranges.find(({ from, to }) =>
    $from.pos === $to.pos ? from <= $from.pos && $from.pos <= to : from < $to.pos && $from.pos < to,
  );
}
