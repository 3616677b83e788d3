import { expect, test } from 'vitest';
import { copyOfProject, failureOf } from './copy-of-project.ts';
import { layOut } from './lay-out.ts';

const MAX_MS = 300_000;

test(
  'OP-017 a card laid out by npm run new passes every check and its contract, and the coverage names what is missing',
  async () => {
    const { advice, failures, missing } = await layOut('cards/laid-out-card');

    expect(failures).toEqual([]);
    expect(advice).toMatch(/scenarios\/laid-out-card.*coverage:scenarios.*npm run digest/s);
    expect(missing).toMatch(/^laid-out-card +1 .*the variant minimal.*cardSize "small"/m);
  },
  MAX_MS,
);

test('PV-010 npm run coverage:scenarios finds nothing that no scenario shows', async () => {
  const { run } = await copyOfProject();

  expect(failureOf(await run('coverage:scenarios'))).toBe('');
});
