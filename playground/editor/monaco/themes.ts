import type * as Monaco from 'monaco-editor/editor';
import type { Theme } from '../../layout/use-theme.ts';

interface Palette {
  readonly key: string;
  readonly string: string;
  readonly number: string;
  readonly constant: string;
  readonly punctuation: string;
  readonly line: string;
  readonly text: string;
  readonly panel: string;
  readonly raised: string;
  readonly accent: string;
  readonly tint: string;
  readonly border: string;
  readonly error: string;
  readonly warning: string;
}

// The editor has colours of its own and reads no style sheet: these are the values of
// theme/tokens.css.
const PALETTES: Readonly<Record<Theme, Palette>> = {
  light: {
    key: '#352c80',
    string: '#155e8b',
    number: '#a84006',
    constant: '#863204',
    punctuation: '#57566e',
    line: '#65647b',
    text: '#1c1a33',
    panel: '#ffffff',
    raised: '#ffffff',
    accent: '#443a9c',
    tint: '#ecebf9',
    border: '#e2e2ea',
    error: '#c0242f',
    warning: '#7a5200',
  },
  dark: {
    key: '#b9b4ec',
    string: '#8cc9ef',
    number: '#ffa668',
    constant: '#ffc9a3',
    punctuation: '#8b89a6',
    line: '#918fac',
    text: '#eae9f5',
    panel: '#181724',
    raised: '#23212f',
    accent: '#a59fdd',
    tint: '#2b2850',
    border: '#2a2838',
    error: '#ff8b8b',
    warning: '#f2c46b',
  },
};

/** The name under which the editor knows one of our themes. */
export function toThemeName(theme: Theme): string {
  return `vitrine-${theme}`;
}

/** Defines our themes in the editor. */
export function defineThemes(monaco: typeof Monaco): void {
  for (const theme of ['light', 'dark'] as const) {
    const palette = PALETTES[theme];
    monaco.editor.defineTheme(toThemeName(theme), {
      base: theme === 'light' ? 'vs' : 'vs-dark',
      inherit: true,
      rules: rulesOf(palette),
      colors: colorsOf(palette),
    });
  }
}

function rulesOf({ key, string, number, constant, punctuation }: Palette) {
  return [
    { token: 'string.key.json', foreground: key.slice(1), fontStyle: 'bold' },
    { token: 'string.value.json', foreground: string.slice(1) },
    { token: 'number.json', foreground: number.slice(1) },
    { token: 'keyword.json', foreground: constant.slice(1) },
    { token: 'delimiter', foreground: punctuation.slice(1) },
  ];
}

function colorsOf(palette: Palette): Record<string, string> {
  return {
    'editor.background': palette.panel,
    'editor.foreground': palette.text,
    'editorLineNumber.foreground': palette.line,
    'editorLineNumber.activeForeground': palette.text,
    'editorCursor.foreground': palette.accent,
    'editor.selectionBackground': palette.tint,
    'editor.lineHighlightBackground': `${palette.accent}14`,
    'editor.lineHighlightBorder': '#00000000',
    'editorIndentGuide.background1': palette.border,
    ...Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((depth) => [
        `editorBracketHighlight.foreground${depth}`,
        palette.punctuation,
      ]),
    ),
    'scrollbar.shadow': '#00000000',
    'scrollbarSlider.background': `${palette.line}33`,
    'scrollbarSlider.hoverBackground': `${palette.line}55`,
    'scrollbarSlider.activeBackground': `${palette.line}77`,
    'editorError.foreground': palette.error,
    'editorWarning.foreground': palette.warning,
    'editorWidget.background': palette.raised,
    'editorWidget.foreground': palette.text,
    'editorWidget.border': palette.border,
    'editorSuggestWidget.background': palette.raised,
    'editorSuggestWidget.selectedBackground': palette.tint,
    'editorSuggestWidget.selectedForeground': palette.text,
    'editorSuggestWidget.highlightForeground': palette.accent,
    'editorSuggestWidget.focusHighlightForeground': palette.accent,
    'editorHoverWidget.background': palette.raised,
    focusBorder: palette.accent,
  };
}
