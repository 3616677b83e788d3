import { expect, test } from 'vitest';
import { openMonaco } from './open-monaco.testing.tsx';
import { renewModel } from './renew-model.ts';
import { monaco } from './setup.ts';

const MAX_MS = 120_000;
const LINES = '{\n  "first": {\n    "a": 1\n  },\n  "second": 2\n}';
const MARKERS = [{ offset: 4, length: 7, severity: 'error', code: 'x', message: 'No.' }] as const;
/** More than a model may keep of what is gone. */
const LONG = '"a line of a text",\n'.repeat(30_000);

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

test(
  'a model that is renewed has no undo of its own; its text and the caret stay',
  { timeout: MAX_MS },
  async () => {
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
  },
);

test(
  'long texts that are gone are let go once nobody types: that is no typing, and what was underlined stays so',
  { timeout: MAX_MS },
  async () => {
    const opened = await openMonaco({ value: LINES, markers: MARKERS });
    const { editor, text, show, saidOf } = opened;
    await expect.poll(() => underlined(opened)?.length).toBe(1);
    write(opened, 1, LONG);
    const other = `${LINES}\n`;
    show({ value: other, markers: MARKERS });
    await expect.poll(() => text() === other).toBe(true);
    opened.put(5, 3);
    const said = saidOf('text').length;

    await expect.poll(() => editor.getModel()?.canUndo(), { timeout: 10_000 }).toBe(false);

    expect(text()).toBe(other);
    expect(saidOf('text')).toHaveLength(said);
    expect(editor.getPosition()).toMatchObject({ lineNumber: 5, column: 3 });
    await expect.poll(() => underlined(opened)?.length).toBe(1);
  },
);

test('a model with little to let go of is left alone', { timeout: MAX_MS }, async () => {
  const opened = await openMonaco({ value: LINES });
  write(opened, 1, ' ');

  await new Promise((resolve) => void setTimeout(resolve, 3_000));

  expect(opened.editor.getModel()?.canUndo()).toBe(true);
});
