import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { Plugin, type Command, type EditorState, type Transaction } from 'prosemirror-state';
import { leaveList, toggleStyle } from './commands.ts';
import { isMacroStart } from './macros.ts';
import { toTexts } from './parse-rich-text.ts';
import { richTextSchema } from './rich-text-schema.ts';
import { CHANGES_CELLS } from './table-commands.ts';

const { nodes } = richTextSchema;

/** Does what the Enter key does: the first of these that fits. */
export const splitText: Command = (state, dispatch, view) =>
  chainCommands(splitItem, leaveEmptyItem, splitLine, always('Enter'))(state, dispatch, view);

/** Something that is chosen elsewhere: for the text, or for a placeholder that has been begun. */
export type Wanted = 'link' | 'macro' | 'begun-macro';

/** The keys of rich text. The Tab key leaves the field, as it leaves every other. */
export function createKeys(ask: (what: Wanted) => void): Plugin {
  const askForLink: Command = (_state, dispatch) => {
    if (dispatch) ask('link');
    return true;
  };
  return keymap({
    ...baseKeymap,
    Enter: splitText,
    Backspace: chainCommands(leaveFromStart, always('Backspace')),
    'Shift-Enter': breakLine,
    'Mod-Enter': () => false,
    'Mod-b': toggleStyle('bold'),
    'Mod-i': toggleStyle('italic'),
    'Mod-u': toggleStyle('underline'),
    'Mod-k': askForLink,
    'Mod-]': sinkListItem(nodes.list_item),
    'Mod-[': liftListItem(nodes.list_item),
  });
}

function always(key: string): Command {
  return baseKeymap[key] ?? (() => false);
}

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** The next item is written as this one is, with a paragraph or without. */
const splitItem: Command = (state, dispatch) => {
  const isParagraph = state.selection.$from.parent.type === nodes.paragraph;
  const finish = (transaction: Transaction) => {
    const { $from } = transaction.selection;
    if (!isParagraph && $from.parent.type === nodes.paragraph) {
      transaction.setNodeMarkup($from.before(), nodes.line);
    }
    dispatch?.(transaction);
  };
  return splitListItem(nodes.list_item)(state, dispatch && finish);
};

const leaveEmptyItem: Command = (state, dispatch) =>
  state.selection.$from.parent.content.size === 0 && leaveList(state, dispatch);

/** Where there are two texts, each of them is a paragraph. */
const splitLine: Command = ({ tr, selection }, dispatch) => {
  if (selection.$from.parent.type !== nodes.line) return false;
  tr.deleteSelection();
  tr.setNodeMarkup(tr.selection.$from.before(), nodes.paragraph);
  dispatch?.(tr.split(tr.selection.from).scrollIntoView());
  return true;
};

const leaveFromStart: Command = (state, dispatch) => {
  const { empty, $from } = state.selection;
  const isStart = empty && $from.parentOffset === 0 && $from.depth > 1 && $from.index(-1) === 0;
  return isStart && $from.node(-1).type === nodes.list_item && leaveList(state, dispatch);
};

/** Asks for a macro once somebody begins to type one. */
export function createMacroOffer(ask: (what: Wanted) => void): Plugin {
  return new Plugin({
    props: {
      handleTextInput(...[view, from, , text]) {
        if (isMacroStart(view.state, from, text)) ask('begun-macro');
        return false;
      },
    },
  });
}

/** Keeps a document one that markup can hold, whatever is done to it. */
export function createRules(): Plugin {
  return new Plugin({
    filterTransaction: (transaction, state) => !tearsTable(transaction, state),
    appendTransaction: (transactions, _before, state) =>
      transactions.some(({ docChanged }) => docChanged) ? tidy(state) : null,
  });
}

/** Returns true for what would take cells out of a table that stays, unless it is meant to. */
function tearsTable(transaction: Transaction, before: EditorState): boolean {
  if (!transaction.docChanged || transaction.getMeta(CHANGES_CELLS) === true) return false;
  const [old, now] = [countParts(before.doc), countParts(transaction.doc)];
  return old.tables > 0 && old.tables === now.tables && old.cells !== now.cells;
}

function countParts(doc: Node) {
  const counts = { tables: 0, cells: 0 };
  doc.descendants(({ type }) => {
    if (type === nodes.table) counts.tables += 1;
    if (type === nodes.table_cell) counts.cells += 1;
  });
  return counts;
}

/**
 * Two lines beside each other would be one in markup, and an empty one none, so they become
 * paragraphs; and a placeholder that has been typed becomes a macro.
 */
function tidy(state: EditorState): Transaction | null {
  const { tr } = state;
  state.doc.descendants((node, pos) => {
    if (node.type === nodes.line && isLost(state.doc, pos)) {
      tr.setNodeMarkup(tr.mapping.map(pos), nodes.paragraph, node.attrs);
    }
    if (!node.isText) return;
    const pieces = toTexts(node.text ?? '', node.marks);
    if (pieces.length === 1 && pieces[0]?.isText) return;
    const at = tr.mapping.map(pos);
    tr.replaceWith(at, at + node.nodeSize, pieces);
  });
  return tr.docChanged ? tr : null;
}

function isLost(doc: Node, pos: number): boolean {
  const { nodeBefore, nodeAfter: line, parent } = doc.resolve(pos);
  const { nodeAfter } = doc.resolve(pos + (line?.nodeSize ?? 0));
  const isAlone = parent.childCount === 1 || parent.type === nodes.list_item;
  if (!isAlone && isBlank(line)) return true;
  return [nodeBefore, nodeAfter].some((beside) => beside?.type === nodes.line);
}

function isBlank(line: Node | null): boolean {
  return line?.children.every(({ text }) => text?.trim() === '') ?? false;
}
