import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { EditorProps, LoadFullEditor } from './editor-props.ts';
import { Editor } from './editor.tsx';
import { SAMPLE_TEXT, sampleEditor, sampleFullEditor } from './sample-editor.testing.tsx';

function openEditor(loadFullEditor: LoadFullEditor, changed: Partial<EditorProps> = {}) {
  const { props, said } = sampleEditor();
  const element = (more: Partial<EditorProps>) => (
    <Editor {...props} {...changed} {...more} loadFullEditor={loadFullEditor} />
  );
  const { rerender } = render(element({}), { onCaughtError: () => {} });
  return {
    said,
    saidOf: (name: string) => said.filter(([each]) => each === name).map(([, about]) => about),
    show: (more: Partial<EditorProps>) => rerender(element(more)),
  };
}

const neverArrives: LoadFullEditor = () => new Promise(() => {});
const plainField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Page model' });
const later = (happens: () => void) =>
  act(async () => {
    happens();
    await Promise.resolve();
  });

describe('until the full editor has come', () => {
  test('what is typed is reported, and nothing is settled', async () => {
    const { saidOf } = openEditor(neverArrives);

    await userEvent.type(plainField(), 'x', { initialSelectionStart: 1 });

    expect(saidOf('text')).toEqual(['{x\n  "data": {}\n}']);
    expect(saidOf('settled')).toEqual([]);
  });

  test('the plain one stays beside one that is there and not ready', async () => {
    const full = sampleFullEditor();
    const { saidOf } = openEditor(full.load);

    await later(full.arrive);

    expect(screen.getByText('Full editor of Page model')).toBeInTheDocument();
    expect(plainField()).toHaveValue(SAMPLE_TEXT);
    expect(saidOf('settled')).toEqual([]);
  });

  test('the caret is reported by line and column where it comes to stand', async () => {
    const { saidOf } = openEditor(neverArrives);

    await userEvent.pointer({ target: plainField(), offset: 4, keys: '[MouseLeft]' });

    expect(saidOf('caret').at(-1)).toMatchObject({ line: 2, column: 3 });
  });

  test('a place that is asked for has the focus and the caret, each time it is asked for', () => {
    const place = { line: 2, column: 3, offset: 4, length: 6, isQuoted: true };
    const { show } = openEditor(neverArrives, { reveal: { place } });
    const first = [document.activeElement === plainField(), plainField().selectionStart];

    plainField().setSelectionRange(0, 0);
    plainField().blur();
    show({ reveal: { place } });

    expect(first).toEqual([true, 4]);
    expect(plainField()).toHaveFocus();
    expect([plainField().selectionStart, plainField().selectionEnd]).toEqual([4, 4]);
  });

  test('undo and redo by key are those of the playground, and the browser’s own stays out of it', async () => {
    const { said } = openEditor(neverArrives);
    plainField().focus();

    await userEvent.keyboard('{Control>}z{/Control}{Control>}y{/Control}{Shift>}{/Shift}');

    expect(said.filter(([name]) => name !== 'caret')).toEqual([
      ['undo', undefined],
      ['redo', undefined],
    ]);
    const key = new KeyboardEvent('keydown', {
      key: 'z',
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
    });
    expect(plainField().dispatchEvent(key)).toBe(false);
  });

  test('a text that may only be read cannot be typed into, and no browser corrects it', async () => {
    const { saidOf } = openEditor(neverArrives, { isReadOnly: true });

    await userEvent.type(plainField(), 'x');

    expect(saidOf('text')).toEqual([]);
    expect(plainField()).toHaveAttribute('readonly');
    expect(plainField()).toHaveAttribute('spellcheck', 'false');
    expect(plainField()).toHaveAttribute('autocomplete', 'off');
    // It wraps, and no line end comes into the text by that.
    expect(plainField()).toHaveAttribute('wrap', 'soft');
  });
});

describe('when the full editor is ready', () => {
  test('it takes the place of the plain one, from where that was left', async () => {
    const full = sampleFullEditor();
    const { saidOf } = openEditor(full.load);
    plainField().focus();
    plainField().setSelectionRange(2, 5);

    await later(full.arrive);
    await later(full.becomeReady);

    expect(full.taken).toEqual([{ start: 2, end: 5 }]);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(saidOf('settled')).toEqual(['full']);
  });

  test('it takes no focus over that was elsewhere', async () => {
    const full = sampleFullEditor();
    openEditor(full.load);

    await later(full.arrive);
    await later(full.becomeReady);

    expect(full.taken).toEqual([undefined]);
  });
});

describe('where the full editor cannot be had', () => {
  test.each([
    ['its code does not arrive', 'lose'],
    ['it fails when it is shown', 'arriveBroken'],
  ] as const)('the plain one stays and is settled, when %s', async (_, happens) => {
    const full = sampleFullEditor();
    const { saidOf } = openEditor(full.load);
    await userEvent.type(plainField(), 'x', { initialSelectionStart: 1 });

    await later(full[happens]);
    await userEvent.type(plainField(), 'y', { initialSelectionStart: 1 });

    expect(saidOf('settled')).toEqual(['plain']);
    expect(saidOf('text')).toEqual(['{x\n  "data": {}\n}', '{y\n  "data": {}\n}']);
    expect(screen.queryByText(/Full editor/)).toBeNull();
  });
});
