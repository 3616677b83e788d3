import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { nextFrames } from '#tests/next-frames.ts';
import { stopTimers } from '#tests/stop-timers.ts';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { sampleScenario } from '../../state/sample-scenario.testing.ts';
import { createPlaygroundStore } from '../../state/store.ts';
import { openMonaco } from './open-monaco.testing.tsx';
import { renewModel } from './renew-model.ts';
import { monaco } from './setup.ts';

const known = await loadKnownChecks();
const LINES = '{\n  "first": {\n    "a": 1\n  },\n  "second": 2\n}';
const MARKERS = [{ offset: 4, length: 7, severity: 'error', code: 'x', message: 'No.' }] as const;
/** This text is longer than the removed text that a model may keep. */
const LONG = '"a line of a text",\n'.repeat(30_000);

/** The part of Monaco's own that tells when it knows what can be folded. */
interface Folding extends monaco.editor.IEditorContribution {
  readonly getFoldingModel: () => Promise<unknown> | null;
}

type Opened = Awaited<ReturnType<typeof openMonaco>>;

const underlined = ({ editor }: Opened) =>
  editor
    .getModel()
    ?.getAllDecorations()
    .filter(({ options }) => options.className?.includes('squiggly'));

function write({ editor }: Opened, column: number, text: string): void {
  editor.pushUndoStop();
  editor.executeEdits('test', [{ range: new monaco.Range(1, column, 1, column), text }]);
}

test('a model that is renewed has no undo of its own; its text and the caret stay', async () => {
  const opened = await openMonaco({ value: LINES });
  const { editor, text } = opened;
  write(opened, 2, ' ');
  write(opened, 1, ' ');
  opened.put(2, 4);
  const before = text();
  const model = editor.getModel();
  if (!model) throw new Error('There is no model.');
  const couldUndo = model.canUndo();

  renewModel(model);

  expect([couldUndo, model.canUndo()]).toEqual([true, false]);
  expect(text()).toBe(before);
  expect(editor.getPosition()).toMatchObject({ lineNumber: 2, column: 4 });
});

test('long texts that are gone are let go once nobody types: that is no typing, and what was underlined stays so', async () => {
  const opened = await openMonaco({ value: LINES, markers: MARKERS });
  const { editor, text, show, saidOf } = opened;
  await expect.poll(() => underlined(opened)?.length).toBe(1);
  write(opened, 1, LONG);
  const other = `${LINES}\n`;
  show({ value: other, markers: MARKERS });
  await expect.poll(() => text() === other).toBe(true);
  opened.put(5, 3);
  const said = saidOf('text').length;

  await expect.poll(() => editor.getModel()?.canUndo()).toBe(false);

  expect(text()).toBe(other);
  expect(saidOf('text')).toHaveLength(said);
  expect(editor.getPosition()).toMatchObject({ lineNumber: 5, column: 3 });
  await expect.poll(() => underlined(opened)?.length).toBe(1);
});

test('a model with little to let go of is left alone', async () => {
  const opened = await openMonaco({ value: LINES });
  const pass = stopTimers();
  write(opened, 1, ' ');

  pass(3_000);

  expect(opened.editor.getModel()?.canUndo()).toBe(true);
});

test('what is folded stays folded in a model that is renewed', async () => {
  const opened = await openMonaco({ value: LINES });
  const { editor } = opened;
  const displayedLines = () =>
    editor.getVisibleRanges().map(({ startLineNumber: from, endLineNumber: to }) => [from, to]);
  opened.put(1, 1);
  await expect
    .poll(async () => {
      await editor.getAction('editor.foldLevel2')?.run();
      return displayedLines().length;
    })
    .toBe(2);
  const folded = displayedLines();
  const model = editor.getModel();

  if (model) renewModel(model);
  // Monaco looks for what can be folded once more, and draws.
  await editor.getContribution<Folding>('editor.contrib.folding')?.getFoldingModel();
  await nextFrames();

  expect(displayedLines()).toEqual(folded);
});

test('undo and redo, which are those of the playground, go on across a renewal', async () => {
  let time = 0;
  const playground = createPlaygroundStore({
    source: { list: async () => [sampleScenario], load: async () => sampleScenario },
    loadChecks: async () => known,
    // Each change is a step of its own.
    now: () => (time += 60_000),
  });
  await playground.getState().start(new URL('https://www.meridia.test/playground/'));
  const { undo, redo, edit } = playground.getState();
  const kept = () => playground.getState().playground?.documents.page.text ?? '';
  const first = kept();
  const told = { onChange: (text: string) => edit('page', text), onUndo: undo, onRedo: redo };
  const opened = await openMonaco({ value: first, ...told });
  onTestFinished(playground.subscribe(() => opened.show({ value: kept(), ...told })));
  const follows = async () => {
    await expect.poll(() => opened.text()).toBe(kept());
  };
  opened.put(1, 2);
  await userEvent.keyboard('x');
  await follows();
  const second = kept();
  await userEvent.keyboard('y');
  await follows();
  const third = kept();
  const renew = () => {
    const model = opened.editor.getModel();
    if (model) renewModel(model);
  };
  const press = async (key: string) => {
    await userEvent.keyboard(`{Control>}${key}{/Control}`);
    await follows();
    return kept();
  };

  renew();
  const undone = [await press('z'), await press('z')];
  renew();
  const redone = [await press('y'), await press('y')];

  expect([first === second, second === third]).toEqual([false, false]);
  expect(undone).toEqual([second, first]);
  expect(redone).toEqual([second, third]);
});
