import type { Node } from 'prosemirror-model';
import { EditorState, TextSelection, type Command, type Transaction } from 'prosemirror-state';
import { formatRichText } from './format-rich-text.ts';
import { parseRichText } from './parse-rich-text.ts';
import { createRules } from './rules.ts';

/** For tests: the document of a text, as an editor opens it. */
export function openText(html: string): EditorState {
  const { doc } = parseRichText(html);
  if (!doc) throw new Error(`This text can only be edited as source: ${html}`);
  return EditorState.create({ doc, plugins: [createRules()] });
}

/** For tests: the same with all of a text selected, or with the caret behind it. */
export function selectText(state: EditorState, text: string, isCaret = false): EditorState {
  const start = findText(state.doc, text);
  const end = start + text.length;
  const selection = TextSelection.create(state.doc, isCaret ? end : start, end);
  return state.apply(state.tr.setSelection(selection));
}

/** For tests: the state after a command; the same where it does nothing. */
export function runCommand(state: EditorState, command: Command): EditorState {
  let after = state;
  command(state, (transaction: Transaction) => {
    after = state.applyTransaction(transaction).state;
  });
  return after;
}

/** For tests: a text after commands, each of them with the selection that the last one has left. */
export function editText(html: string, selected: string, ...commands: readonly Command[]): string {
  return formatRichText(commands.reduce(runCommand, selectText(openText(html), selected)).doc);
}

function findText(doc: Node, text: string): number {
  let position: number | undefined;
  doc.descendants((node, pos) => {
    const index = node.text?.indexOf(text) ?? -1;
    if (index !== -1) position ??= pos + index;
  });
  if (position === undefined) throw new Error(`There is no “${text}” in ${doc.textContent}.`);
  return position;
}
