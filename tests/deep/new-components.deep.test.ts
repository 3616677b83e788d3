import { expect, test } from 'vitest';
import { everyCheckOf, layOut } from '../commands/lay-out.ts';

const MAX_MS = 900_000;

/** Short and long names, since a name decides where lines are broken. */
const ADDRESSES = [
  'cards/tip',
  'headers/header-of-a-product-that-has-a-very-long-name',
  'blocks/laid-out-block',
];

test.each(ADDRESSES)(
  'OP-017 %s laid out by npm run new passes every check and its contract, and the coverage names what is missing',
  async (address) => {
    const { failures, missing } = await layOut(address, everyCheckOf(address));

    expect(failures).toEqual([]);
    expect(missing).toMatch(new RegExp(`^${address.split('/')[1]} +1 .*the variant minimal`, 'm'));
  },
  MAX_MS,
);
