import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SAMPLE_ASSISTANCE } from '../sample-editor.testing.tsx';
import { openMonaco } from './open-monaco.testing.tsx';

/** A page with one component, whose members stand on lines of their own from the sixth on. */
const pageOf = (...members: readonly string[]) =>
  ['{"data": {', '"flexZone": {', '"flexComponents": [', '{', '"componentType": "highlight-box",']
    .concat(members, '}', ']}}}')
    .join('\n');

/** Opens the full editor with the caret at a column of the first member. */
async function openAt(column: number, ...members: readonly string[]) {
  const opened = await openMonaco({ value: pageOf(...members) });
  opened.put(6, column);
  return opened;
}

const rows = () =>
  [...document.querySelectorAll('.suggest-widget.visible .monaco-list-row')].map(
    (row) => row.querySelector('.label-name')?.textContent,
  );

async function ask() {
  await userEvent.keyboard('{Control>} {/Control}');
  await expect.poll(() => rows().length).toBeGreaterThan(0);
  return rows();
}

test('an icon is offered once, by the fixtures, and replaces the token alone', async () => {
  const { text } = await openAt(15, '"icon": "vitrine:regular:key", "title": "A"');

  const offered = await ask();
  expect(new Set(offered).size).toBe(offered.length);
  expect(offered.every((label) => label?.startsWith('vitrine:'))).toBe(true);
  await userEvent.keyboard('{Enter}');

  await expect.poll(text).toBe(pageOf(`"icon": "${offered[0]}", "title": "A"`));
});

test('a macro is offered as soon as one is begun, and is written whole', async () => {
  const macros = {
    a: {
      groups: [
        { name: 'a', keys: [{ name: 'rate', dataType: 'percentage', value: { value: 2.35 } }] },
      ],
    },
  };
  const opened = await openMonaco({ value: pageOf('"title": "Up to  a year"') });
  opened.show({
    value: pageOf('"title": "Up to  a year"'),
    assistance: { ...opened.assistance, macros: () => macros },
  });
  opened.put(6, 17);

  await userEvent.keyboard('%');
  await expect.poll(rows).toEqual(['a:rate']);
  await userEvent.keyboard('{Enter}');

  await expect.poll(opened.text).toBe(pageOf('"title": "Up to %{a:rate}% a year"'));
});

test('a component is inserted whole, and Tab leads from text to text', async () => {
  const { put, text } = await openMonaco({
    value: '{"data": {"flexZone": {"flexComponents": [\n\n]}}}',
  });
  put(2, 1);

  await userEvent.keyboard('sect');
  await expect.poll(() => rows()[0]).toBe('section-title');
  await userEvent.keyboard('{Enter}');
  await expect.poll(text).toContain('"componentType": "section-title"');
  await userEvent.keyboard('My own');

  await expect.poll(text).toContain('"title": "My own"');
});

test('an icon is explained by its drawing', async () => {
  const { editor } = await openAt(15, '"icon": "vitrine:regular:key"');

  editor.trigger('test', 'editor.action.showHover', {});

  await expect
    .poll(() => document.querySelector<HTMLImageElement>('.monaco-hover img')?.naturalWidth, {})
    .toBeGreaterThan(0);
});

test('where nothing can be loaded the schemas still complete', async () => {
  const opened = await openMonaco({ value: pageOf('"title": "A",', '"ic": 1') });
  opened.show({
    value: pageOf('"title": "A",', '"ic": 1'),
    assistance: {
      ...SAMPLE_ASSISTANCE,
      loadCompletionSources: () => Promise.reject(new Error('gone')),
    },
  });
  opened.put(7, 4);

  expect(await ask()).toContain('icon');
});
