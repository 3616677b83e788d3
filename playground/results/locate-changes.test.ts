import { expect, test } from 'vitest';
import { change, changePage, getTexts, open, undo, type PageChange } from '../state/playground.ts';
import { readText, sampleScenario } from '../state/sample-scenario.testing.ts';
import { add, duplicate, move, remove, type Outcome } from '../state/structure/edits.ts';
import { FLEX, known, LEGAL, PAGE, title } from '../state/structure/sample-page.testing.ts';
import { locateChanges } from './locate-changes.ts';

const texts = { ...sampleScenario.texts, page: `${JSON.stringify(PAGE, undefined, 2)}\n` };
const start = open({ ...sampleScenario, texts }, readText);
const from = { page: PAGE, known };
const filled: PageChange = {
  kind: 'filled',
  changes: [{ op: 'replace', path: `${FLEX}/0/title`, value: 'Other' }],
};
const changeOf = (outcome: Outcome): PageChange =>
  'change' in outcome ? outcome.change : { kind: 'filled', changes: [] };

test.each<[string, PageChange, object]>([
  ['a field', filled, { pointer: `${FLEX}/0`, name: 'Other', zone: 'flexZone', member: 'title' }],
  [
    'a component that is added at the end',
    changeOf(add(from, title('New'), { list: FLEX, index: 4 })),
    { pointer: `${FLEX}/4`, name: 'New', zone: 'flexZone' },
  ],
  [
    'one that is added between others',
    changeOf(add(from, title('New'), { list: FLEX, index: 0 })),
    { pointer: `${FLEX}/0`, name: 'New', zone: 'flexZone' },
  ],
  [
    'one that begins a list',
    changeOf(add(from, { componentType: 'paragraph' }, { list: LEGAL, index: 0 })),
    { pointer: `${LEGAL}/0`, name: 'paragraph', zone: 'legalZone' },
  ],
  [
    'one that is doubled',
    changeOf(duplicate(from, `${FLEX}/1/cards/0`)),
    { name: 'a', zone: 'flexZone' },
  ],
  [
    'one that is deleted',
    changeOf(remove(from, `${FLEX}/3`)),
    { pointer: `${FLEX}/3`, name: 'Four', zone: 'flexZone' },
  ],
  [
    'one that is moved down',
    changeOf(move(from, `${FLEX}/0`, { list: FLEX, index: 4 })),
    { name: 'One', zone: 'flexZone' },
  ],
  [
    'one that is moved up',
    changeOf(move(from, `${FLEX}/3`, { list: FLEX, index: 0 })),
    { pointer: `${FLEX}/0`, name: 'Four', zone: 'flexZone' },
  ],
])('%s is found by the texts, before it is taken back and after', (...row) => {
  const [, asked, part] = row;
  const changed = changePage(start, { ...asked, time: 0 }, readText);
  const undone = undo(changed, readText);

  const found = locateChanges(changed.history, getTexts(changed)).get(1);

  expect(found).toMatchObject(part);
  expect('member' in (found ?? {})).toBe('member' in part);
  expect(locateChanges(undone.history, getTexts(undone)).get(1)).toEqual(found);
});

test('a field of the page itself and a value of a macro are found too', () => {
  const macro = { name: 'rate', dataType: 'percentage', value: { value: 1 } };
  const macros = JSON.stringify({
    savings: { groups: [{ name: 'savings', keys: [macro] }] },
  });
  const page = JSON.stringify({ data: { meta: { title: 'Spring' }, ...PAGE.data } });
  const opened = open({ ...sampleScenario, texts: { ...texts, page, macros } }, readText);
  const meta: PageChange = {
    kind: 'filled',
    changes: [{ op: 'add', path: '/data/meta/description', value: 'All of it' }],
  };
  const described = changePage(opened, { ...meta, time: 0 }, readText);
  const entered = change(
    described,
    {
      document: 'macros',
      text: macros.replace('"value":1', '"value":2'),
      kind: 'entered',
      time: 0,
    },
    readText,
  );

  expect([...locateChanges(entered.history, getTexts(entered)).values()]).toEqual([
    { pointer: '/savings/groups/0/keys/0', name: 'savings:rate', member: 'value' },
    { pointer: '/data/meta', member: 'description' },
  ]);
});

test('each step is found in its own text, and one of no component is left out', () => {
  const typed = { document: 'page', text: '{ "dat', kind: 'typed', time: 0 } as const;
  const steps = [filled, changeOf(remove(from, `${FLEX}/0`))];
  const changed = steps.reduce(
    (before, each) => changePage(before, { ...each, time: 0 }, readText),
    start,
  );
  const broken = change(changed, typed, readText);

  const found = locateChanges(broken.history, getTexts(broken));

  expect([...found].map(([id, { name }]) => [id, name])).toEqual([
    [2, 'Other'],
    [1, 'Other'],
  ]);
});
