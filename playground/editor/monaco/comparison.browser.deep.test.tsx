import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { nextFrames } from '#tests/next-frames.ts';
import { stopTimers } from '#tests/stop-timers.ts';
import { openMonaco } from './open-monaco.testing.tsx';

const SAVED = '{\n  "data": {\n    "meta": 1\n  }\n}';
const DRAFT = SAVED.replace('1', '2');

async function openComparison() {
  const onClose = vi.fn<() => void>();
  const opened = await openMonaco({ value: DRAFT });
  const comparison = { saved: SAVED, label: 'Page model, as saved', sameLabel: 'Same.', onClose };
  opened.show({ value: DRAFT, comparison });
  const draft = () => opened.fields().find((field) => field.closest('.comparison'));
  await expect.poll(draft).toBeDefined();
  await expect.poll(() => document.activeElement).toBe(draft());
  return { ...opened, onClose, draft };
}

test('both texts have their names, and the draft the focus', async () => {
  const { panel, draft, fields } = await openComparison();

  const saved = panel.querySelector<HTMLTextAreaElement>('[aria-label="Page model, as saved"]');
  expect(draft()?.getAttribute('aria-describedby')).toBe('hint');
  expect(saved?.readOnly).toBe(true);
  // The editor beneath is there for nobody meanwhile.
  expect(fields().filter((field) => field.closest('[inert]'))).toHaveLength(1);
  // In a panel of this size there is no room for two texts beside each other.
  expect(panel.querySelector('.monaco-diff-editor.side-by-side')).toBeNull();
  await expect
    .poll(() => panel.querySelectorAll('.line-insert, .line-delete').length)
    .toBeGreaterThan(1);
});

const lineOf = (word: string) => `{ "text": "${`${word} `.repeat(200)}" }`;

test('long lines go on below in both texts', async () => {
  const opened = await openMonaco({ value: lineOf('new') });
  const comparison = {
    saved: lineOf('old'),
    label: 'Saved',
    sameLabel: 'Same.',
    onClose: () => {},
  };
  const linesWith = (word: string) =>
    [...opened.panel.querySelectorAll('.comparison .view-line')].filter(({ textContent }) =>
      textContent.includes(word),
    ).length;

  opened.show({ value: lineOf('new'), comparison });

  await expect.poll(() => linesWith('new')).toBeGreaterThan(3);
  await expect.poll(() => linesWith('old')).toBeGreaterThan(3);
});

test('what is typed in it is typed into the draft, and undo is that of the playground', async () => {
  const { saidOf } = await openComparison();

  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowRight}x');
  await expect.poll(() => saidOf('text').at(-1)).toBe(DRAFT.replace('{', '{x'));
  await userEvent.keyboard('{Control>}z{/Control}');

  expect(saidOf('undo')).toHaveLength(1);
  expect(saidOf('text')).toHaveLength(1);
});

test('Escape ends it, and the editor is as it was', async () => {
  const { onClose, show, panel, fields } = await openComparison();

  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  show({ value: DRAFT });

  await expect.poll(() => panel.querySelector('.comparison')?.checkVisibility()).toBe(false);
  expect(fields().filter((field) => field.closest('.monaco:not([inert])'))).toHaveLength(1);
});

test('formatting by keys asks the playground, and leaves the caret where it was', async () => {
  const { show, put, editor, said, text } = await openMonaco({ value: '{"a":[1,2]}' });
  put(1, 9);

  await userEvent.keyboard('{Shift>}{Alt>}[KeyF]{/Alt}{/Shift}');
  expect(said.map(([name]) => name)).toContain('format');
  show({ value: '{\n  "a": [\n    1,\n    2\n  ]\n}' });
  await expect.poll(() => text()?.split('\n').length).toBe(6);

  expect(editor.getPosition()).toMatchObject({ lineNumber: 3, column: 7 });
});

test('another document with its own saved text takes the place of both', async () => {
  const { show, panel } = await openComparison();
  const changed = () => panel.querySelectorAll('.comparison :is(.line-insert, .line-delete)');
  await expect.poll(() => changed().length).toBeGreaterThan(1);
  const other = '[\n  "Something else"\n]';
  const label = 'Page model, as saved';

  show({
    value: other,
    comparison: { saved: other, label, sameLabel: 'Same.', onClose: () => {} },
  });

  await expect.poll(() => changed().length).toBe(0);
  expect(panel.querySelector('.comparison')).not.toHaveTextContent('meta');
});

const MANY = Array.from({ length: 60 }, (_, line) => `    "member${line}": 1`).join(',\n');
const LONG = `{\n  "data": {\n${MANY}\n  }\n}`;
/**
 * This text is longer than the removed text that a model may keep. Monaco still compares it while
 * it is being removed, and fails on more lines than there are.
 */
const GONE = `"${'x'.repeat(600_000)}"`;

test('what is hidden and what differs stay while two texts are compared: the draft is renewed afterwards', async () => {
  const value = LONG.replace('1', '2');
  const opened = await openMonaco({ value });
  const pass = stopTimers();
  const comparison = { saved: LONG, label: 'Saved', sameLabel: 'Same.', onClose: () => {} };
  opened.show({ value: GONE });
  await expect.poll(() => opened.text()).toBe(GONE);
  opened.show({ value });
  await expect.poll(() => opened.text()).toBe(value);
  opened.show({ value, comparison });
  const hidden = () => opened.panel.querySelectorAll('.comparison .diff-hidden-lines').length;
  const changed = () => opened.panel.querySelectorAll('.line-insert, .line-delete').length;
  // Monaco marks the lines of one text after those of the other.
  await expect.poll(() => [hidden(), changed()]).toEqual([2, 3]);
  const model = opened.editor.getModel();

  pass(3_000);
  await nextFrames();
  const compared = [hidden(), changed(), model?.canUndo()];
  opened.show({ value });

  expect(compared).toEqual([2, 3, true]);
  // It is asked again and again whether it is compared still.
  const isKept = () => {
    pass(3_000);
    return model?.canUndo();
  };
  await expect.poll(isKept).toBe(false);
  expect(model?.getValue()).toBe(value);
});
