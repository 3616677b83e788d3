import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Matches a rate or an amount, which somebody might leave as it is. */
const RATE_OR_AMOUNT = /\d\s*%|€|\bEUR\b/;

test.each(globSync('fixtures/{blocks,cards,headers}/*/minimal.json').toSorted())(
  'a new component, which begins as %s, has no rate or amount that could go live',
  (path) => {
    expect(readFileSync(path, 'utf8')).not.toMatch(RATE_OR_AMOUNT);
  },
);
