import { expect, test } from 'vitest';
import { checksOf, layOut } from './lay-out.ts';

const ADDRESS = 'cards/laid-out-card';
// The deep tests run all of `npm run check`, and the contract in a browser.
test('OP-017 a card laid out by npm run new passes what it can break, and the coverage names what is missing', async () => {
  const { advice, failures, missing } = await layOut(ADDRESS, checksOf(ADDRESS));

  expect(failures).toEqual([]);
  expect(advice).toMatch(/scenarios\/laid-out-card.*coverage:scenarios.*npm run digest/s);
  expect(missing).toMatch(/^laid-out-card +1 .*the variant minimal.*cardSize "small"/m);
});
