import { expect, test } from 'vitest';
import { openMonaco } from './open-monaco.testing.tsx';

const LINES = '{\n  "first": 1,\n  "second": 2\n}';

test('a text entered at once is taken as it is, without the brackets that somebody typing would get', async () => {
  const { field, put, text } = await openMonaco({ value: '{}' });
  put(1, 2);
  const enter = (data: string, more: InputEventInit = {}) =>
    field().dispatchEvent(
      new InputEvent('beforeinput', {
        inputType: 'insertText',
        data,
        bubbles: true,
        cancelable: true,
        ...more,
      }),
    );

  const taken = !enter('"a": [');
  const left = [
    enter('x'),
    enter('xyz', { isComposing: true }),
    enter('xyz', { inputType: 'insertFromPaste' }),
  ];

  expect(taken).toBe(true);
  expect(left).toEqual([true, true, true]);
  expect(text()).toBe('{"a": [}');
});

test('a text entered at once where the editor asks for a line does not go into the document', async () => {
  const { editor, put, text } = await openMonaco({ value: LINES });
  put(1, 1);
  editor.trigger('test', 'editor.action.gotoLine', {});
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/line/);

  const goesOn = document.activeElement?.dispatchEvent(
    new InputEvent('beforeinput', {
      inputType: 'insertText',
      data: '3:5',
      bubbles: true,
      cancelable: true,
    }),
  );

  expect(goesOn).toBe(true);
  expect(text()).toBe(LINES);
});

test('whoever selects all of the field has selected all of the document', async () => {
  const { field, put, editor, model } = await openMonaco({ value: LINES });
  put(1, 1);
  await expect.poll(() => field().value).toBe(LINES);

  field().setSelectionRange(1, LINES.length);
  document.dispatchEvent(new Event('selectionchange'));
  const part = editor.getSelection()?.isEmpty();
  field().select();
  document.dispatchEvent(new Event('selectionchange'));

  expect(part).toBe(true);
  expect(editor.getSelection()?.equalsRange(model()?.getFullModelRange() ?? null)).toBe(true);
});

/** Lines of 60 characters, as many as it takes. */
const textOf = (characters: number) =>
  `${'x'.repeat(59)}
`
    .repeat(Math.ceil(characters / 60))
    .slice(0, characters);

test.each([
  [80_000, Number.MAX_SAFE_INTEGER, true],
  [80_001, 100, true],
  [200_000, 100, true],
  [200_001, 100, false],
])(
  'of %i characters the field holds up to %i lines, and they fold and wrap: %s',
  async (characters, lines, folds) => {
    const { editor } = await openMonaco({ value: textOf(characters) });

    expect(editor.getRawOptions()).toMatchObject({
      accessibilityPageSize: lines,
      folding: folds,
      wordWrap: folds ? 'on' : 'off',
    });
  },
);

test('a line that is longer than the editor is wide goes on below, all of it in sight', async () => {
  const { editor } = await openMonaco({ value: JSON.stringify({ text: 'word '.repeat(400) }) });

  expect(editor.getModel()?.getLineCount()).toBe(1);
  expect(editor.getTopForPosition(1, 2_000)).toBeGreaterThan(editor.getTopForPosition(1, 1));
  expect(editor.getScrollWidth()).toBe(editor.getLayoutInfo().contentWidth);
});

test('a text that grows is held in pieces from then on, and so is another that is opened', async () => {
  const { editor, show, text } = await openMonaco();
  const lines = () => editor.getRawOptions().accessibilityPageSize;
  const seen = [lines()];

  show({ value: textOf(80_001) });
  await expect.poll(() => text()?.length).toBe(80_001);
  seen.push(lines());
  show({ document: 'macros', value: '{"short": 1}' });
  await expect.poll(() => text()).toBe('{"short": 1}');
  seen.push(lines());

  expect(seen).toEqual([Number.MAX_SAFE_INTEGER, 100, Number.MAX_SAFE_INTEGER]);
});
