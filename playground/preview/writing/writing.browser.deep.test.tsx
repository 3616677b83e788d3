import '#registry/theme.css';
import { userEvent } from 'vitest/browser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PageMessage, WrittenMessage } from '../protocol.ts';
import { SAMPLE_SCENARIO, samplePage } from '../sample-scenario.testing.ts';
import { createScenarioRunner } from '../scenario-runner.ts';
import { createSelecting } from '../selecting/create-selecting.ts';

const POINTER = '/data/flexZone/flexComponents/0';

beforeEach(() => {
  document.body.innerHTML = '<div id="page" class="page" data-layout="default"></div>';
});

afterEach(() => {
  document.body.innerHTML = '';
  document.querySelectorAll('[popover]').forEach((layer) => layer.remove());
});

const ignore = (_message: { readonly type: string }): void => {};

/** Shows a page with one title, on which a person may write; the page follows what they write. */
async function openPage(title: string) {
  const runner = createScenarioRunner(window, { hasShell: false });
  await runner.run(SAMPLE_SCENARIO, { page: samplePage(title) });
  const written: WrittenMessage[] = [];
  const others: string[] = [];
  let note = ignore;
  const arrives = (type: string) =>
    new Promise<void>((resolve) => {
      note = (message) => message.type === type && resolve();
    });
  const selecting = createSelecting(window, {
    shown: runner.shown,
    onClicked: ({ edits }) => {
      others.push(edits ? 'form' : 'clicked');
      note({ type: 'clicked' });
    },
    onAdd: () => {},
    onMessage(message: PageMessage) {
      if (message.type === 'vitrine:written') written.push(message);
      note(message);
    },
  });
  selecting.refresh();
  const edit = async () => {
    const begun = arrives('clicked');
    selecting.select({
      isSelecting: true,
      pointer: POINTER,
      wording: { text: 'Here' },
      edits: true,
    });
    await begun;
  };
  return {
    written,
    others,
    arrives,
    edit,
    heading: () => document.querySelector('#page h2'),
    field: () => document.querySelector('textarea'),
    /** The page shows what was written last. */
    follow: async () => {
      await runner.run(SAMPLE_SCENARIO, { page: samplePage(written.at(-1)?.text ?? '') });
      selecting.refresh();
    },
  };
}

const textsOf = (written: readonly WrittenMessage[]) => written.map(({ text }) => text);

test('a text is written in its place while the page follows, and Enter finishes', async () => {
  const { edit, field, heading, follow, written, arrives } = await openPage('First');
  await edit();
  const opened = field();
  const finished = arrives('vitrine:finished');

  await userEvent.keyboard('Ab');
  await follow();
  const during = [document.activeElement === opened, heading()?.textContent, field()?.value];
  await userEvent.keyboard('c{Enter}');
  await finished;

  expect(opened?.getAttribute('aria-label')).toBe('Here');
  expect(during).toEqual([true, 'Ab', 'Ab']);
  expect(textsOf(written)).toEqual(['A', 'Ab', 'Abc']);
  expect(new Set(written.map(({ session, before }) => session + before)).size).toBe(1);
  expect(written[0]).toMatchObject({ member: `${POINTER}/title`, before: 'First' });
  expect(field()).toBeNull();
});

test('Escape takes back what was written, and who leaves keeps it', async () => {
  const { edit, field, written } = await openPage('First');
  await edit();

  await userEvent.keyboard('Ab{Escape}');
  const taken = written.at(-1)?.text;
  await edit();
  await userEvent.keyboard('Cd');
  field()?.blur();

  expect(taken).toBe('First');
  expect(written.at(-1)?.text).toBe('Cd');
  expect(field()).toBeNull();
});

test('what is being composed is written once it is, and its Enter is its own', async () => {
  const { edit, field, written } = await openPage('First');
  await edit();
  const target = field();
  const compose = (value: string) => {
    if (target) target.value = value;
    target?.dispatchEvent(new InputEvent('input', { isComposing: true }));
  };

  target?.dispatchEvent(new CompositionEvent('compositionstart'));
  compose('に');
  compose('日');
  target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true }));
  const meanwhile = textsOf(written);
  target?.dispatchEvent(new CompositionEvent('compositionend', { data: '日' }));

  expect(meanwhile).toEqual([]);
  expect(textsOf(written)).toEqual(['日']);
  expect(field()).toBe(target);
});

test('lines that are pasted become one, and a text is never empty on the way', async () => {
  const { edit, field, written } = await openPage('First');
  await edit();

  await userEvent.keyboard('{Backspace}');
  const emptied = textsOf(written);
  field()?.focus();
  document.execCommand('insertText', false, 'One\n  two');

  expect(emptied).toEqual([]);
  expect(written.at(-1)?.text).toBe('One two');
});

test('a text with a macro leads into its form, and so does a part that is no text', async () => {
  const { edit, field, others } = await openPage('From %{savings:total-rate}%');

  await edit();

  expect(others).toEqual(['form']);
  expect(field()).toBeNull();
});
