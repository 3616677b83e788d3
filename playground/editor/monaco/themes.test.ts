import { readFileSync } from 'node:fs';
import type * as Monaco from 'monaco-editor/editor';
import { expect, test } from 'vitest';
import { defineThemes, toThemeName } from './themes.ts';

const sheet = readFileSync('playground/theme/tokens.css', 'utf8');
const [light = '', dark = ''] = sheet.split(".app[data-theme='dark']");

/** Returns the colour that a token of the tool's style sheet has in a theme. */
function token(theme: 'light' | 'dark', name: string): string {
  const [, value] =
    new RegExp(`--tool-${name}: (#[0-9a-f]{6})`).exec(theme === 'light' ? light : dark) ?? [];
  if (!value) throw new Error(`There is no --tool-${name}.`);
  return value;
}

function definedThemes(): ReadonlyMap<string, Monaco.editor.IStandaloneThemeData> {
  const themes = new Map<string, Monaco.editor.IStandaloneThemeData>();
  const monaco = {
    editor: {
      defineTheme: (name: string, theme: Monaco.editor.IStandaloneThemeData) =>
        void themes.set(name, theme),
    },
  };
  // The themes are all that is asked of it.
  defineThemes(monaco as unknown as typeof Monaco);
  return themes;
}

/** The token of the tool that each colour of the editor is taken from. */
const TOKENS: Readonly<Record<string, string>> = {
  'editor.background': 'panel',
  'editor.foreground': 'text',
  'editorLineNumber.activeForeground': 'text',
  'editorCursor.foreground': 'accent',
  'editor.selectionBackground': 'accent-tint',
  'editorIndentGuide.background1': 'line',
  'editorError.foreground': 'error',
  'editorWarning.foreground': 'warn',
  'editorWidget.background': 'raised',
  'editorWidget.foreground': 'text',
  'editorWidget.border': 'line',
  'editorSuggestWidget.background': 'raised',
  'editorSuggestWidget.selectedBackground': 'accent-tint',
  'editorSuggestWidget.selectedForeground': 'text',
  'editorSuggestWidget.highlightForeground': 'accent',
  'editorSuggestWidget.focusHighlightForeground': 'accent',
  'editorHoverWidget.background': 'raised',
  focusBorder: 'accent',
};

test.each(['light', 'dark'] as const)('the %s editor has the colours of the tool', (theme) => {
  const { colors = {}, base, inherit } = definedThemes().get(toThemeName(theme)) ?? {};

  const own = Object.fromEntries(Object.keys(TOKENS).map((name) => [name, colors[name]]));

  expect([base, inherit]).toEqual([theme === 'light' ? 'vs' : 'vs-dark', true]);
  expect(own).toEqual(
    Object.fromEntries(Object.entries(TOKENS).map(([name, of]) => [name, token(theme, of)])),
  );
});

test.each(['light', 'dark'] as const)(
  'what is %s has shades of those colours, and no edges',
  (theme) => {
    const { colors = {} } = definedThemes().get(toThemeName(theme)) ?? {};
    const line = colors['editorLineNumber.foreground'];

    expect(colors['editor.lineHighlightBackground']).toBe(`${token(theme, 'accent')}14`);
    expect(colors['editor.lineHighlightBorder']).toBe('#00000000');
    expect(colors['scrollbar.shadow']).toBe('#00000000');
    expect(
      ['b', 'hoverB', 'activeB'].map((state) => colors[`scrollbarSlider.${state}ackground`]),
    ).toEqual(['33', '55', '77'].map((share) => `${line}${share}`));
    const brackets = [1, 2, 3, 4, 5, 6].map(
      (depth) => colors[`editorBracketHighlight.foreground${depth}`],
    );
    expect(new Set(brackets).size).toBe(1);
  },
);

/** The share of light that a colour reflects, as WCAG 2 counts it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each(['light', 'dark'] as const)(
  'every kind of word can be read on the %s panel, and told from the others',
  (theme) => {
    const { rules = [], colors = {} } = definedThemes().get(toThemeName(theme)) ?? {};
    const panel = luminance(token(theme, 'panel'));
    const shown = [
      ...rules.map(({ token: kind, foreground }) => [kind, `#${foreground}`] as const),
      ['line', colors['editorLineNumber.foreground'] ?? ''] as const,
    ];

    const pale = shown.filter(([, color]) => {
      const [high = 0, low = 0] = [panel, luminance(color)].toSorted((one, other) => other - one);
      return !((high + 0.05) / (low + 0.05) >= 4.5);
    });

    expect(rules.map(({ token: kind, fontStyle }) => [kind, fontStyle])).toEqual([
      ['string.key.json', 'bold'],
      ['string.value.json', undefined],
      ['number.json', undefined],
      ['keyword.json', undefined],
      ['delimiter', undefined],
    ]);
    expect(pale).toEqual([]);
    expect(new Set(shown.map(([, color]) => color)).size).toBe(shown.length);
  },
);
