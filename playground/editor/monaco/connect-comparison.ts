import type { DocumentName } from '../../state/document/names.ts';
import type { FullEditorProps } from '../editor-props.ts';
import { addKeys } from './keys.ts';
import { OPTIONS } from './options.ts';
import { toModelAddress } from './schemas.ts';
import { monaco, type CodeEditor, type TextModel } from './setup.ts';
import { chooseWordWrap } from './text-field.ts';

interface Compared {
  readonly document: DocumentName;
  readonly saved: string;
  /** The accessible name of the saved text. */
  readonly label: string;
  readonly isReadOnly: boolean;
}

/** The actions of the playground on an editor that compares. */
export interface ComparisonConnection {
  readonly show: (compared: Compared) => void;
  readonly hide: () => void;
  readonly putCaret: (place: { readonly line: number; readonly column: number }) => void;
  readonly dispose: () => void;
}

// Below this there is no room for two texts beside each other.
const MIN_SIDE_BY_SIDE = 720;
/** Holds while nothing is open that Escape closes first. */
const NOTHING_OPEN =
  '!suggestWidgetVisible && !findWidgetVisible && !inSnippetMode && !editorHoverVisible';

/**
 * Makes an editor that compares, in an element. The draft in it is the very model of the editor,
 * which therefore hears of every change.
 */
export function connectComparison(
  host: HTMLElement,
  props: () => FullEditorProps,
): ComparisonConnection {
  const editor = monaco.editor.createDiffEditor(host, {
    ...OPTIONS,
    originalEditable: false,
    // Monaco's own rule does not apply to editors that have the text in a field, as all editors
    // here do.
    useInlineViewWhenSpaceIsLimited: false,
    renderSideBySide: hasRoom(host),
    hideUnchangedRegions: { enabled: true },
    renderOverviewRuler: false,
  });
  const [left, right] = [editor.getOriginalEditor(), editor.getModifiedEditor()];
  for (const each of [left, right]) {
    addKeys(each, props);
    each.addCommand(monaco.KeyCode.Escape, () => props().comparison?.onClose(), NOTHING_OPEN);
    describe(each, props().describedBy);
  }
  saveOptions(left, () => ({ ariaLabel: props().comparison?.label ?? '', domReadOnly: true }));
  saveOptions(right, () => ({ ariaLabel: props().name, domReadOnly: props().isReadOnly }));
  const sizes = new ResizeObserver(() => editor.updateOptions({ renderSideBySide: hasRoom(host) }));
  sizes.observe(host);
  right.onDidChangeCursorPosition(({ position }) => {
    props().onCaret({ line: position.lineNumber, column: position.column });
  });
  return {
    show({ document, saved, label, isReadOnly }) {
      const draft = monaco.editor.getModel(monaco.Uri.parse(toModelAddress(document)));
      const characters = Math.max(saved.length, draft?.getValueLength() ?? 0);
      editor.updateOptions({ readOnly: isReadOnly, wordWrap: chooseWordWrap(characters) });
      left.updateOptions({ ariaLabel: label });
      right.updateOptions({ ariaLabel: props().name });
      if (!draft) return;
      const original = openSavedModel(document);
      const isSame = editor.getModel()?.modified === draft;
      if (!isSame || original.getValue() !== saved) {
        // Monaco goes on showing the differences of before where both texts change at once.
        const view = isSame ? editor.saveViewState() : null;
        editor.setModel(null);
        original.setValue(saved);
        editor.setModel({ original, modified: draft });
        editor.restoreViewState(view);
      }
      right.focus();
    },
    hide: () => editor.setModel(null),
    putCaret({ line, column }) {
      right.setPosition({ lineNumber: line, column });
      right.revealPositionInCenterIfOutsideViewport({ lineNumber: line, column });
      right.focus();
    },
    dispose() {
      sizes.disconnect();
      // Monaco lets go of texts only when it gets others, or none; without this it would go on
      // comparing.
      editor.setModel(null);
      editor.dispose();
    },
  };
}

function hasRoom(host: HTMLElement): boolean {
  return host.clientWidth >= MIN_SIDE_BY_SIDE;
}

/** It stays: what is still being compared when the editor goes reads it. */
function openSavedModel(document: DocumentName): TextModel {
  const uri = monaco.Uri.parse(toModelAddress(document).replace(/json$/, 'saved.json'));
  return monaco.editor.getModel(uri) ?? monaco.editor.createModel('', 'json', uri);
}

/** Keeps what an editor would lose whenever the two are laid out in another way. */
function saveOptions(editor: CodeEditor, options: () => monaco.editor.IEditorOptions): void {
  editor.onDidChangeConfiguration(() => {
    const settings = options();
    const { ariaLabel, domReadOnly } = monaco.editor.EditorOption;
    const isKept =
      editor.getOption(ariaLabel) === settings.ariaLabel &&
      editor.getOption(domReadOnly) === settings.domReadOnly;
    if (!isKept) editor.updateOptions(settings);
  });
}

/**
 * Sets the description of an editor for screen readers, again for each model, since each has
 * another field.
 */
export function describe(editor: CodeEditor, id: string): void {
  const say = () =>
    editor.getContainerDomNode().querySelector('textarea')?.setAttribute('aria-describedby', id);
  say();
  editor.onDidChangeModel(say);
}
