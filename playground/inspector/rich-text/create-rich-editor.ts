import type { Node } from 'prosemirror-model';
import { EditorState, type Command, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { readUndoKey } from '../../layout/undo-key.ts';
import { formatRichText } from './format-rich-text.ts';
import { createMacroView, type MacroText } from './macro-view.ts';
import { parseRichText } from './parse-rich-text.ts';
import { createPaste } from './paste.ts';
import { createKeys, createMacroOffer, createRules, type Wanted } from './rules.ts';
import { CHANGES_CELLS } from './table-commands.ts';

/** The field as the editor has to know it. */
export interface RichEditorOptions {
  readonly html: string;
  readonly isLocked: boolean;
  /** The attributes of the element that is written in. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly textOfMacro: MacroText;
  /** Leads to the values of a macro. */
  readonly onMacro: (placeholder: string) => void;
  readonly onChange: (html: string) => void;
  /** Tells what can be done at the caret, whenever that may have changed. */
  readonly onState: (state: EditorState) => void;
  readonly onAsk: (what: Wanted) => void;
  readonly onHistory: (action: 'undo' | 'redo') => void;
}

export interface RichEditor {
  /** Follows the field. What has been written here already stays as it is, caret and all. */
  readonly update: (options: RichEditorOptions) => void;
  readonly run: (command: Command) => void;
  readonly focus: () => void;
  readonly destroy: () => void;
}

/** Set on changes that come from the document, which are told to nobody. */
const OUTSIDE = 'outside';

/** Shows a rich text in an element, to be written in. Undo belongs to the playground. */
export function createRichEditor(host: HTMLElement, first: RichEditorOptions): RichEditor {
  let options = first;
  let html = first.html;
  const ask = (what: Wanted) => options.onAsk(what);
  const dispatch = (transaction: Transaction) => {
    const { state } = view.state.applyTransaction(transaction);
    const isChanged = !state.doc.eq(view.state.doc);
    view.updateState(state);
    if (isChanged && !transaction.getMeta(OUTSIDE)) {
      html = formatRichText(state.doc);
      options.onChange(html);
    }
    options.onState(state);
  };
  const view = new EditorView(host, {
    state: EditorState.create({
      doc: readDocument(html),
      plugins: [createKeys(ask), createMacroOffer(ask), createPaste(), createRules()],
    }),
    dispatchTransaction: dispatch,
    editable: () => !options.isLocked,
    attributes: () => options.attributes,
    nodeViews: { macro: createMacroView(options.textOfMacro, options.onMacro) },
    handleDOMEvents: {
      // Escape leads out of the form, whose undo is that of everything. The editor would keep these
      // keys to itself.
      keydown: (_view, event) => event.key === 'Escape' || readUndoKey(event) !== undefined,
      // The browser offers its own undo in a menu, which knows nothing of what else was done.
      beforeinput(_view, event) {
        if (!event.inputType.startsWith('history')) return false;
        event.preventDefault();
        options.onHistory(event.inputType === 'historyUndo' ? 'undo' : 'redo');
        return true;
      },
    },
  });
  options.onState(view.state);
  return {
    update(next) {
      const { textOfMacro } = options;
      options = next;
      const nodeViews = { macro: createMacroView(next.textOfMacro, next.onMacro) };
      view.setProps(next.textOfMacro === textOfMacro ? {} : { nodeViews });
      const doc = next.html === html ? undefined : parseRichText(next.html).doc;
      if (!doc) return;
      html = next.html;
      dispatch(replaceDocument(view.state, doc));
    },
    run: (command) => void command(view.state, dispatch, view),
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}

/** Shows nothing of what cannot be edited here, which nobody should ask for. */
function readDocument(html: string): Node {
  const { doc = parseRichText('').doc } = parseRichText(html);
  if (!doc) throw new Error('An empty text is one that can be edited.');
  return doc;
}

/** Changes no more than what differs, so that the caret stays where it can. */
function replaceDocument({ doc: before, tr }: EditorState, after: Node): Transaction {
  // Undo may take away a row that was added.
  tr.setMeta(OUTSIDE, true).setMeta(CHANGES_CELLS, true);
  for (const name of ['manner', 'end']) tr.setDocAttribute(name, after.attrs[name]);
  const start = before.content.findDiffStart(after.content);
  const end = before.content.findDiffEnd(after.content);
  if (start === null || !end) return tr;
  // Where a text repeats itself, both ends are found within the same letters.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const step = after.slice(start, end.b + overlap);
  try {
    tr.replace(start, end.a + overlap, step);
  } catch {
    // The slice fits nowhere but in the whole.
  }
  if (!tr.doc.eq(after)) tr.replaceWith(0, tr.doc.content.size, after.content);
  return tr;
}
