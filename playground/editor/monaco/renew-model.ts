import { isRecord } from '#schemas/is-record.ts';
import { copyText } from '../../json-text/copy-text.ts';
import { monaco, type CodeEditor, type TextModel } from './setup.ts';

/** Characters that were ever put into a model beside those that it holds. */
const MAX_SURPLUS = 500_000;
/**
 * The size of the record that is kept of a change, in characters: its place, and the carets before
 * and after it.
 */
const WEIGHT_OF_CHANGE = 200;
const IDLE_MS = 2_000;

/**
 * Frees the memory of texts that are gone from the model of an editor. A model keeps whatever was
 * put into it, and a list of changes for an undo of its own, which nobody asks for here: while
 * nobody types, it gets its text as a new one.
 */
export function renewWhenIdle(
  editor: CodeEditor,
  renew: (model: TextModel) => void = renewModel,
): void {
  const surplus = new WeakMap<TextModel, number>();
  let isComposing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const renewNow = () => {
    const model = editor.getModel();
    if (!model || isComposing) return;
    if (isCompared(model)) {
      timer = setTimeout(renewNow, IDLE_MS);
      return;
    }
    surplus.delete(model);
    renew(model);
  };
  const wait = () => {
    clearTimeout(timer);
    const model = editor.getModel();
    const limit = model ? Math.max(MAX_SURPLUS, 2 * model.getValueLength()) : Infinity;
    const isDue = model && (surplus.get(model) ?? 0) > limit;
    timer = isDue ? setTimeout(renewNow, IDLE_MS) : undefined;
  };
  editor.onDidChangeModelContent(({ changes, isFlush }) => {
    const model = editor.getModel();
    if (!model) return;
    const added = changes.reduce((sum, { text }) => sum + text.length + WEIGHT_OF_CHANGE, 0);
    surplus.set(model, isFlush ? 0 : (surplus.get(model) ?? 0) + added);
    wait();
  });
  editor.onDidChangeModel(wait);
  editor.onDidCompositionStart(() => (isComposing = true));
  editor.onDidCompositionEnd(() => {
    isComposing = false;
    wait();
  });
  editor.onDidDispose(() => clearTimeout(timer));
}

/**
 * Returns true if a comparison shows the model. It hides unchanged lines, which a renewal would all
 * show again.
 */
function isCompared(model: TextModel): boolean {
  return monaco.editor.getDiffEditors().some((editor) => editor.getModel()?.modified === model);
}

/**
 * Carets, what is folded, and how far it is scrolled stay as they are in all editors of the model.
 */
export function renewModel(model: TextModel): void {
  const editors = monaco.editor.getEditors().filter((editor) => editor.getModel() === model);
  const views = editors.map((editor) => editor.saveViewState());
  // Monaco shows all lines of a new text, and hides none of them again that it takes to be hidden
  // already.
  editors.forEach((editor, index) => editor.restoreViewState(unfolded(views[index])));
  model.setValue(copyText(model.getValue()));
  editors.forEach((editor, index) => editor.restoreViewState(views[index] ?? null));
}

const FOLDING = 'editor.contrib.folding';

type ViewState = ReturnType<CodeEditor['saveViewState']>;

function unfolded(view: ViewState = null): ViewState {
  const folding: unknown = view?.contributionsState[FOLDING];
  const regions = isRecord(folding) ? folding['collapsedRegions'] : undefined;
  if (!view || !isRecord(folding) || !Array.isArray(regions)) return view;
  const collapsedRegions = regions.map((region) => ({ ...region, isCollapsed: false }));
  const contributionsState = {
    ...view.contributionsState,
    [FOLDING]: { ...folding, collapsedRegions },
  };
  return { ...view, contributionsState };
}
