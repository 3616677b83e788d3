import { expect, test } from 'vitest';
import { copyOfProject, expectFine } from './copy-of-project.ts';

const AT_MOST_MS = 300_000;

test(
  'OP-017 a card laid out by npm run new passes every check and its contract, and the coverage names what is missing',
  async () => {
    const { run } = await copyOfProject();

    const laidOut = await run('new', 'cards/laid-out-card');
    const checked = await run('check');
    const contract = await run('test', '--', 'tests/contract/islands');
    const coverage = await run('coverage:scenarios');

    expectFine(laidOut);
    expect(laidOut.output).toMatch(/scenarios\/laid-out-card.*coverage:scenarios.*npm run digest/s);
    expectFine(checked);
    expectFine(contract);
    expect(coverage.status).toBe(1);
    expect(coverage.output).toMatch(/^laid-out-card +1 .*the variant minimal.*cardSize "small"/m);
  },
  AT_MOST_MS,
);

test('PV-010 npm run coverage:scenarios finds nothing that no scenario shows', async () => {
  const { run } = await copyOfProject();

  expectFine(await run('coverage:scenarios'));
});
