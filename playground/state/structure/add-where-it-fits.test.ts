import { expect, test } from 'vitest';
import { addWhereItFits } from './add-where-it-fits.ts';
import { card, FLEX, HEADER, known, PAGE, title } from './sample-page.testing.ts';

const edited = { page: PAGE, known };

test.each([
  {
    where: 'behind the selected component',
    component: title('New'),
    selection: `${FLEX}/0`,
    expected: `${FLEX}/1`,
  },
  {
    where: 'behind the selected card of a row',
    component: card('c'),
    selection: `${FLEX}/1/cards/0`,
    expected: `${FLEX}/1/cards/1`,
  },
  {
    where: 'at the end of a selected zone',
    component: title('New'),
    selection: '/data/flexZone',
    expected: `${FLEX}/4`,
  },
  {
    where: 'behind the row whose card is selected',
    component: title('New'),
    selection: `${FLEX}/1/cards/0`,
    expected: `${FLEX}/2`,
  },
  {
    where: 'to the content where nothing is selected',
    component: title('New'),
    selection: undefined,
    expected: `${FLEX}/4`,
  },
  {
    where: 'to the only zone that takes it',
    component: { componentType: 'campaign-header' },
    selection: `${FLEX}/0`,
    expected: `${HEADER}/1`,
  },
])('a new component comes $where', ({ component, selection, expected }) => {
  expect(addWhereItFits(edited, component, selection)).toMatchObject({
    change: { kind: 'added', selection: expected },
  });
});

test('a row that has no cards yet gets the first one, and what it cannot hold comes behind it', () => {
  const row = { componentType: 'cards', cards: [] };
  const page = { data: { flexZone: { flexComponents: [row] } } };

  expect(addWhereItFits({ page, known }, card('a'), `${FLEX}/0`)).toMatchObject({
    change: { selection: `${FLEX}/0/cards/0` },
  });
  expect(addWhereItFits({ page, known }, title('b'), `${FLEX}/0`)).toMatchObject({
    change: { selection: `${FLEX}/1` },
  });
});

test('a component that fits nowhere is refused with the reason that says most', () => {
  expect(addWhereItFits(edited, { componentType: 'zzz' }, `${FLEX}/0`)).toEqual({
    refusal: { kind: 'unknown-type', type: 'zzz' },
  });
});
