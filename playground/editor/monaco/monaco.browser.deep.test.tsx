import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { jsonDefaults } from 'monaco-editor/languages/features/json/register';
import { nextFrames } from '#tests/next-frames.ts';
import type { Marker } from '../editor-props.ts';
import { openEditorInBrowser } from '../open-in-browser.testing.tsx';
import { SAMPLE_TEXT } from '../sample-editor.testing.tsx';
import { provideFixes } from './quick-fixes.ts';
import { openMonaco } from './open-monaco.testing.tsx';
import { monaco } from './setup.ts';

const LINES = '{\n  "first": 1,\n  "second": 2\n}';

test('what is typed is reported once, and coming back as the value it moves no caret', async () => {
  const { saidOf, show, put, editor, text } = await openMonaco();
  put(2, 4);

  await userEvent.keyboard('x');
  const typed = saidOf('text');
  show({ value: String(typed.at(-1)) });
  await expect.poll(() => text()).toBe('{\n  "xdata": {}\n}');

  expect(typed).toEqual(['{\n  "xdata": {}\n}']);
  expect(saidOf('text')).toHaveLength(1);
  expect(editor.getPosition()).toMatchObject({ lineNumber: 2, column: 5 });
  expect(saidOf('caret').at(-1)).toEqual({ line: 2, column: 5, offset: 6 });
});

test('a text that comes from elsewhere replaces what differs, is no typing, and leaves the caret', async () => {
  const { saidOf, show, put, editor, text } = await openMonaco({ value: LINES });
  put(2, 4);

  show({ value: LINES.replace('second', 'third') });
  await expect.poll(() => text()).toBe(LINES.replace('second', 'third'));
  show({ value: LINES });
  await expect.poll(() => text()).toBe(LINES);

  expect(editor.getPosition()).toMatchObject({ lineNumber: 2, column: 4 });
  expect(saidOf('text')).toEqual([]);
});

test('undo and redo by key are those of the playground', async () => {
  const { said, put, text } = await openMonaco();
  put(1, 1);

  await userEvent.keyboard(
    '{Control>}z{/Control}{Control>}{Shift>}z{/Shift}{/Control}{Control>}y{/Control}',
  );

  const asked = said.map(([name]) => name).filter((name) => ['undo', 'redo'].includes(name));
  expect(asked).toEqual(['undo', 'redo', 'redo']);
  expect(text()).toBe(SAMPLE_TEXT);
});

test('a place that is asked for has the focus and the caret; asked for once, it is left again', async () => {
  const { show, editor, put } = await openMonaco({ value: LINES });
  const reveal = { place: { line: 3, column: 3, offset: 18, length: 8, isQuoted: true } };

  show({ value: LINES, reveal });
  await expect.poll(() => editor.getPosition()?.lineNumber).toBe(3);
  const focused = editor.hasTextFocus();
  put(1, 1);
  show({ value: LINES, reveal, theme: 'dark' });
  await expect.poll(() => document.querySelector('.monaco-editor.vs-dark')).not.toBeNull();

  expect(focused).toBe(true);
  expect(editor.getPosition()).toMatchObject({ lineNumber: 1, column: 1 });
});

test('it goes on from where the plain editor was left', async () => {
  const opened = openEditorInBrowser({ value: LINES });
  await expect.poll(() => opened.fields().length).toBe(1);
  const [plain] = opened.fields();
  plain?.focus();
  plain?.setSelectionRange(4, 11);

  await opened.becomes('full');

  const [editor] = monaco.editor.getEditors();
  expect(editor?.getSelection()).toMatchObject({
    startLineNumber: 2,
    startColumn: 3,
    endLineNumber: 2,
    endColumn: 10,
  });
  expect(editor?.hasTextFocus()).toBe(true);
});

const MARKERS: readonly Marker[] = [
  {
    offset: 4,
    length: 7,
    severity: 'error',
    code: 'unknown-property',
    message: 'No.',
    fix: { title: 'Use a', edit: () => ({ text: '"a"', offset: 4, length: 7 }) },
  },
  { offset: 18, length: 8, severity: 'warning', code: 'long', message: 'Long.' },
];

test('problems are underlined where they stand, by how bad they are', async () => {
  const { show } = await openMonaco({ value: LINES });

  show({ value: LINES, markers: MARKERS });
  await expect.poll(() => monaco.editor.getModelMarkers({}).length).toBe(2);

  expect(monaco.editor.getModelMarkers({ owner: 'vitrine' })).toMatchObject([
    {
      severity: monaco.MarkerSeverity.Error,
      code: 'unknown-property',
      message: 'No.',
      startLineNumber: 2,
      startColumn: 3,
      endLineNumber: 2,
      endColumn: 10,
    },
    {
      severity: monaco.MarkerSeverity.Warning,
      code: 'long',
      message: 'Long.',
      startLineNumber: 3,
      startColumn: 3,
      endLineNumber: 3,
      endColumn: 11,
    },
  ]);
});

test('a quick fix is offered where its problem stands, and nowhere else', () => {
  const register = vi.spyOn(monaco.languages, 'registerCodeActionProvider');
  onTestFinished(() => void vi.restoreAllMocks());
  const model = monaco.editor.createModel(LINES, 'json');
  onTestFinished(() => model.dispose());
  const offer = provideFixes((asked) => (asked === model ? MARKERS : []));
  onTestFinished(() => offer.dispose());
  const [language, provider] = register.mock.calls[0] ?? [];
  const actionsAt = (line: number, column: number) =>
    provider?.provideCodeActions(
      model,
      new monaco.Range(line, column, line, column),
      { markers: [], trigger: 1 },
      { isCancellationRequested: false, onCancellationRequested: () => ({ dispose: () => {} }) },
    );
  const place = { startLineNumber: 2, startColumn: 3, endLineNumber: 2, endColumn: 10 };

  expect(language).toBe('json');
  expect(actionsAt(2, 10)).toMatchObject({
    actions: [
      {
        title: 'Use a',
        kind: 'quickfix',
        isPreferred: true,
        diagnostics: [{ ...place, message: 'No.', code: 'unknown-property' }],
        edit: { edits: [{ resource: model.uri, textEdit: { range: place, text: '"a"' } }] },
      },
    ],
  });
  expect([actionsAt(2, 11), actionsAt(3, 4)]).toMatchObject([{ actions: [] }, { actions: [] }]);
});

test('a text that can be written in from now on has its fixes from now on', async () => {
  const shown = { value: LINES, markers: MARKERS };
  const { editor, show, put } = await openMonaco({ ...shown, isReadOnly: true });
  const isReadOnly = () => editor.getOption(monaco.editor.EditorOption.readOnly);

  show({ ...shown, isReadOnly: false });
  await expect.poll(isReadOnly).toBe(false);
  put(2, 5);

  await expect
    .poll(async () => {
      await userEvent.keyboard('{Control>}.{/Control}');
      return document.querySelector('.action-widget')?.textContent;
    })
    .toContain('Use a');
});

test('each document has a model of its own, and what can only be read says so', async () => {
  const { editor, show, model, text, field } = await openMonaco();
  const own = [model()?.uri.toString(), editor.getRawOptions().readOnly];

  show({ document: 'macros', name: 'Macros', value: '{"a": 1}', isReadOnly: true });
  await expect.poll(() => text()).toBe('{"a": 1}');

  expect(own).toEqual(['inmemory://playground/page.json', false]);
  expect(model()?.uri.toString()).toBe('inmemory://playground/macros.json');
  expect(editor.getRawOptions()).toMatchObject({
    readOnly: true,
    domReadOnly: true,
    ariaLabel: 'Macros',
  });
  expect(model()?.getLanguageId()).toBe('json');
  expect(() => field()).toThrow('no field');
});

test('Tab leaves the editor, as it leaves every other field', async () => {
  const { put, editor, text } = await openMonaco();
  put(1, 1);

  await userEvent.tab();

  expect([editor.hasTextFocus(), text()]).toEqual([false, SAMPLE_TEXT]);
});

test('problems come from the checks of the project alone, and schemas from nowhere else', async () => {
  await openMonaco();

  expect(jsonDefaults.diagnosticsOptions).toMatchObject({
    validate: false,
    schemaValidation: 'ignore',
    allowComments: false,
    enableSchemaRequest: false,
  });
  expect(jsonDefaults.diagnosticsOptions.schemas?.length).toBeGreaterThan(2);
  expect(jsonDefaults.modeConfiguration).toMatchObject({
    diagnostics: false,
    colors: false,
    hovers: true,
  });
});

test('an editor that is closed while words are being looked for says nothing of it', async () => {
  const failed = vi.fn<(event: ErrorEvent) => void>((event) => event.preventDefault());
  window.addEventListener('error', failed);
  onTestFinished(() => window.removeEventListener('error', failed));
  const { put, editor, close } = await openMonaco();
  const model = editor.getModel();
  if (!model) throw new Error('The editor has no model.');
  const look = vi.spyOn(model, 'getWordUntilPosition');
  onTestFinished(() => void vi.restoreAllMocks());
  put(2, 4);

  editor.trigger('test', 'editor.action.triggerSuggest', {});
  const before = look.mock.calls.length;
  close();
  // The worker's answer reads the model, the editor is long gone.
  await expect.poll(() => look.mock.calls.length).toBeGreaterThan(before);
  await nextFrames();

  expect(failed).not.toHaveBeenCalled();
});
