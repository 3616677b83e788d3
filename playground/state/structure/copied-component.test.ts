import { expect, test } from 'vitest';
import { changePage, open, undo } from '../playground.ts';
import { readText, sampleScenario } from '../sample-scenario.testing.ts';
import { formatCopied, paste, readCopied } from './copied-component.ts';
import { card, find, FLEX, HEADER, known, PAGE, title } from './sample-page.testing.ts';

const edited = { page: PAGE, known };
const row = PAGE.data.flexZone.flexComponents[1];

/** Pastes into the page as a text, as a person sees it afterwards. */
function pasteInto(page: object, component: object, selection = `${FLEX}/0`) {
  const text = `${JSON.stringify(page, undefined, 2)}\n`;
  const start = open(
    { ...sampleScenario, texts: { ...sampleScenario.texts, page: text } },
    readText,
  );
  const outcome = paste({ page, known }, formatCopied(component), selection);
  if ('refusal' in outcome) throw new Error(`Refused: ${outcome.refusal.kind}`);
  const after = changePage(start, { ...outcome.change, time: 0 }, readText);
  const pasted: unknown = JSON.parse(after.documents.page.text);
  return { text, after, pasted, newIds: outcome.newIds, selection: outcome.change.selection };
}

test('what was copied is pasted as it was, behind what is selected, and is selected itself', () => {
  const { pasted, selection } = pasteInto(PAGE, title('Copied'));

  expect(selection).toBe(`${FLEX}/1`);
  expect(find(pasted, selection)).toEqual(title('Copied'));
});

test('it goes to the zone that takes it, wherever the selection is', () => {
  const header = { componentType: 'campaign-header' };

  expect(paste(edited, formatCopied(header), `${FLEX}/0`)).toMatchObject({
    change: { kind: 'added', selection: `${HEADER}/1` },
  });
});

test('ids that the page has are numbered, also of cards inside, and no other', () => {
  const brought = { ...row, cards: [card('b'), card('c'), { ...card('c'), id: 'id-b-2' }] };

  const { pasted, newIds, selection } = pasteInto(PAGE, brought);

  expect(find(pasted, selection)).toEqual({
    ...row,
    id: 'row-2',
    cards: [{ ...card('b'), id: 'id-b-2' }, card('c'), { ...card('c'), id: 'id-b-3' }],
  });
  expect(newIds).toEqual([
    { from: 'id-b', to: 'id-b-2' },
    { from: 'id-b-2', to: 'id-b-3' },
    { from: 'row', to: 'row-2' },
  ]);
});

test.each([
  ['has macros now', title('%{savings:rate}%'), true],
  ['is left as it is by a text without one', title('100 % {safe}'), false],
])('a page %s', (_what, component, hasMacro) => {
  const page = { data: { hasMacro: false, flexZone: { flexComponents: [] } } };

  expect(find(pasteInto(page, component).pasted, '/data/hasMacro')).toBe(hasMacro);
});

test('all that a paste changes is one step, whose undo restores each byte', () => {
  const { text, after } = pasteInto(PAGE, { ...row, intro: '%{savings:rate}%' });

  expect(after.history.past).toHaveLength(1);
  expect(find(JSON.parse(after.documents.page.text), '/data/hasMacro')).toBe(true);
  expect(undo(after, readText).documents.page.text).toBe(text);
});

test.each<[string, string, string]>([
  ['a word', 'hello', 'no-component'],
  ['nothing', '', 'no-component'],
  ['half a component', '{"componentType":"section-title",', 'no-component'],
  ['a list of components', JSON.stringify([title('a')]), 'no-component'],
  ['a whole page', JSON.stringify(PAGE), 'no-component'],
  ['a component of an unknown type', '{"componentType":"zzz"}', 'unknown-type'],
  ['five megabytes', formatCopied(title('x'.repeat(5_000_000))), 'too-long'],
])('%s is refused with a reason', (_what, text, kind) => {
  expect(paste(edited, text, `${FLEX}/0`)).toMatchObject({ refusal: { kind } });
});

test('space around a component, as from a mail, is no part of it', () => {
  expect(readCopied(`\n  ${formatCopied(title('a'))}\r\n`)).toEqual({ component: title('a') });
});

test('a card that only says which kind it is goes where cards go', () => {
  const { selection } = pasteInto(PAGE, { cardType: 'news', title: 'a' }, `${FLEX}/1/cards/0`);

  expect(selection).toBe(`${FLEX}/1/cards/1`);
});
