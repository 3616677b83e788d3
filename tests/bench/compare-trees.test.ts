import { expect, test } from 'vitest';
import { compareTrees } from './compare-trees.ts';
import { isWithin, parseFigures, toUnmeasured, type Figure } from './figures.ts';

const ms = (value: number): Figure => ({ name: 'time', value, unit: 'ms', bound: 9 });
const count = (value: number): Figure => ({ name: 'count', value, unit: 'count', bound: 9 });

/** Compares trees that measure what stands in the lists, one list a round. */
async function compare(figures: Readonly<Record<'here' | 'there', readonly Figure[][]>>) {
  const order: string[] = [];
  const left = { here: [...figures.here], there: [...figures.there] };
  const compared = await compareTrees(['here', 'there'], ['server'], {
    rounds: figures.here.length,
    async measure(folder) {
      order.push(folder);
      return left[folder as 'here' | 'there'].shift() ?? [];
    },
  });
  return { compared, order };
}

test('rounds alternate, and which tree goes first does too', async () => {
  const { order } = await compare({
    here: [[ms(1)], [ms(1)], [ms(1)]],
    there: [[ms(1)], [ms(1)], [ms(1)]],
  });

  expect(order).toEqual(['here', 'there', 'there', 'here', 'here', 'there']);
});

test('medians are compared, of what both trees have', async () => {
  const { compared } = await compare({
    here: [[ms(10), count(3)], [ms(99)], [ms(11)]],
    there: [[ms(10)], [ms(10)], [ms(1)]],
  });

  expect(compared).toMatchObject([{ name: 'time', value: 11, baseline: 10 }]);
});

test('an instrument that fails in either tree once is a row that no bound allows', async () => {
  const { compared } = await compare({
    here: [[ms(10)], [ms(10)]],
    there: [[ms(10)], [toUnmeasured('server')]],
  });

  expect(compared.map((figure) => [figure.name, isWithin(figure)])).toEqual([
    ['time', true],
    ['server could not be measured', false],
  ]);
});

test('that it could not be measured stays so in what one tree prints for the other', () => {
  const [figure] = parseFigures(JSON.stringify([toUnmeasured('server')]));

  expect(figure).toEqual(toUnmeasured('server'));
});

test.each([
  { what: 'a time 5 % longer', here: ms(105), there: ms(100), isGood: true },
  { what: 'a time 6 % longer', here: ms(106), there: ms(100), isGood: false },
  { what: 'an equal count', here: count(7), there: count(7), isGood: true },
  { what: 'a larger count', here: count(8), there: count(7), isGood: false },
  { what: 'none here and none there', here: count(0), there: count(0), isGood: true },
  { what: 'one where there was none', here: count(1), there: count(0), isGood: false },
])('$what is within its bound: $isGood', async ({ here, there, isGood }) => {
  const { compared } = await compare({ here: [[here]], there: [[there]] });

  expect(compared.map(isWithin)).toEqual([isGood]);
});
