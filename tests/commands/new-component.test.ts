import { expect, test } from 'vitest';
import { copyOfProject, failureOf } from './copy-of-project.ts';

const AT_MOST_MS = 300_000;

test(
  'OP-017 a card laid out by npm run new passes every check and its contract, and the coverage names what is missing',
  async () => {
    const { run } = await copyOfProject();

    const laidOut = await run('new', 'cards/laid-out-card');
    const checked = await run('check');
    const contract = await run('test', '--', 'tests/contract/islands');
    const coverage = await run('coverage:scenarios');

    expect(failureOf(laidOut)).toBe('');
    expect(laidOut.output).toMatch(/scenarios\/laid-out-card.*coverage:scenarios.*npm run digest/s);
    expect(failureOf(checked)).toBe('');
    expect(failureOf(contract)).toBe('');
    expect(coverage.status).toBe(1);
    expect(coverage.output).toMatch(/^laid-out-card +1 .*the variant minimal.*cardSize "small"/m);
  },
  AT_MOST_MS,
);

test('PV-010 npm run coverage:scenarios finds nothing that no scenario shows', async () => {
  const { run } = await copyOfProject();

  expect(failureOf(await run('coverage:scenarios'))).toBe('');
});
