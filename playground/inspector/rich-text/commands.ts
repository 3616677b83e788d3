import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { MarkType, Node } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState, Transaction } from 'prosemirror-state';
import { richTextSchema } from './rich-text-schema.ts';

const { nodes, marks } = richTextSchema;

/** The styles of a text, each with the element that it is written as first. */
const STYLES = {
  bold: [marks.strong, marks.b],
  italic: [marks.em, marks.i],
  underline: [marks.u],
  strike: [marks.s],
  superscript: [marks.sup],
  subscript: [marks.sub],
} satisfies Record<string, readonly [MarkType, ...MarkType[]]>;

export type StyleName = keyof typeof STYLES;

/** Returns true if the text at the caret, or some of the selected text, has a style. */
export function hasStyle({ doc, selection, storedMarks }: EditorState, name: StyleName): boolean {
  const types: readonly MarkType[] = STYLES[name];
  const { empty, $from, ranges } = selection;
  if (empty) return types.some((type) => type.isInSet(storedMarks ?? $from.marks()));
  return ranges.some((range) =>
    types.some((type) => doc.rangeHasMark(range.$from.pos, range.$to.pos, type)),
  );
}

/** Gives the selected text a style, or takes it, however it is written. */
export function toggleStyle(name: StyleName): Command {
  return (state, dispatch) => {
    const types: readonly MarkType[] = STYLES[name];
    if (!hasStyle(state, name)) return toggleMark(STYLES[name][0])(state, dispatch);
    const { tr, selection } = state;
    for (const type of types) {
      for (const { $from, $to } of selection.ranges) tr.removeMark($from.pos, $to.pos, type);
      tr.removeStoredMark(type);
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** The kinds of blocks that a text can be. */
export const BLOCK_KINDS = ['paragraph', 'h2', 'h3', 'h4', 'h5', 'h6', 'quote'] as const;

export type BlockKind = (typeof BLOCK_KINDS)[number];

/** Returns the kind of the block that the selection begins in. */
export function getBlockKind({ selection: { $from } }: EditorState): BlockKind {
  const { type, attrs } = $from.parent;
  if (type === nodes.heading) return BLOCK_KINDS[attrs['level'] - 1] ?? 'paragraph';
  return findAround($from, (node) => node.type === nodes.blockquote) ? 'quote' : 'paragraph';
}

/** Makes the selected blocks ones of another kind. */
export function setBlockKind(kind: BlockKind): Command {
  return (state, dispatch, view) => {
    if (kind === getBlockKind(state)) return false;
    if (kind === 'quote') return wrapIn(nodes.blockquote)(state, dispatch);
    if (kind !== 'paragraph') {
      return setBlockType(nodes.heading, { level: Number(kind.slice(1)) })(state, dispatch);
    }
    const isHeading = state.selection.$from.parent.type === nodes.heading;
    return isHeading
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : lift(state, dispatch && withParagraphs(dispatch), view);
  };
}

export type ListKind = 'bullet_list' | 'ordered_list';

/** Returns the kind of the list that the selection begins in. */
export function getListKind({ selection: { $from } }: EditorState): ListKind | undefined {
  const list = findAround($from, isList)?.node;
  return list && (list.type === nodes.bullet_list ? 'bullet_list' : 'ordered_list');
}

/** Makes the selected blocks items of a list of that kind, or takes them out of it. */
export function toggleList(kind: ListKind): Command {
  return (state, dispatch) => {
    const present = findAround(state.selection.$from, isList);
    if (!present) return wrapInList(nodes[kind])(state, dispatch && withLines(dispatch));
    if (present.node.type === nodes[kind]) return leaveList(state, dispatch);
    // It keeps its items, and the white space between them.
    const attrs = { ...present.node.attrs, written: null };
    dispatch?.(state.tr.setNodeMarkup(present.pos, nodes[kind], attrs));
    return true;
  };
}

/** Takes the selected items out of their list. */
export const leaveList: Command = (state, dispatch) =>
  liftListItem(nodes.list_item)(state, dispatch && withParagraphs(dispatch));

/** In a list, nothing needs a paragraph of its own around it. */
function withLines(dispatch: (transaction: Transaction) => void) {
  return (transaction: Transaction) => {
    retypeSelected(transaction, (node, parent) =>
      node.type === nodes.paragraph && parent.type === nodes.list_item && parent.childCount === 1
        ? nodes.line
        : undefined,
    );
    dispatch(transaction);
  };
}

/** Out of a list, a text is a paragraph. */
function withParagraphs(dispatch: (transaction: Transaction) => void) {
  return (transaction: Transaction) => {
    retypeSelected(transaction, (node, parent) =>
      node.type === nodes.line && parent.type !== nodes.list_item ? nodes.paragraph : undefined,
    );
    dispatch(transaction);
  };
}

function retypeSelected(
  transaction: Transaction,
  typeOf: (node: Node, parent: Node) => Node['type'] | undefined,
): void {
  const { $from, $to } = transaction.selection;
  transaction.doc.nodesBetween($from.pos, $to.pos, (node, pos, parent) => {
    const type = parent && typeOf(node, parent);
    if (type) transaction.setNodeMarkup(pos, type);
  });
}

function isList({ type }: Node): boolean {
  return type === nodes.bullet_list || type === nodes.ordered_list;
}

/** Finds the innermost node around a place that is of a kind. */
function findAround(
  $pos: EditorState['selection']['$from'],
  isWanted: (node: Node) => boolean,
): { readonly node: Node; readonly pos: number } | undefined {
  for (let depth = $pos.depth; depth > 0; depth -= 1) {
    const node = $pos.node(depth);
    if (isWanted(node)) return { node, pos: $pos.before(depth) };
  }
  return undefined;
}
