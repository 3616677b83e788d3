import type { monaco } from './setup.ts';

/**
 * The options for the behaviour and the look of the editor, apart from those that change with its
 * text.
 */
export const OPTIONS: monaco.editor.IStandaloneEditorConstructionOptions = {
  // A text field that other programs can fill and read, which the newer way of input is not.
  editContext: false,
  // The document stands in that field also while nobody is in it.
  accessibilitySupport: 'on',
  automaticLayout: true,
  // Texts are measured before a typeface arrives, so only those that are there already.
  fontFamily:
    "'JetBrains Mono', ui-monospace, 'Cascadia Code', Menlo, 'DejaVu Sans Mono', monospace",
  fontSize: 12.5,
  lineHeight: 20,
  fontLigatures: false,
  tabSize: 2,
  insertSpaces: true,
  detectIndentation: false,
  minimap: { enabled: false },
  scrollBeyondLastLine: false,
  renderLineHighlight: 'all',
  lineNumbersMinChars: 4,
  lineDecorationsWidth: 6,
  padding: { top: 6, bottom: 6 },
  overviewRulerBorder: false,
  hideCursorInOverviewRuler: true,
  scrollbar: { verticalScrollbarSize: 10, horizontalScrollbarSize: 10 },
  stickyScroll: { enabled: false },
  unicodeHighlight: { ambiguousCharacters: false },
  quickSuggestions: { strings: true, other: true, comments: false },
  // Other words of the document are no suggestions for a field whose values are known.
  wordBasedSuggestions: 'off',
  fixedOverflowWidgets: true,
  // Tab leaves the editor, as it leaves every other field; indenting is Ctrl+].
  tabFocusMode: true,
};
