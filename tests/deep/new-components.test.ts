import { expect, test } from 'vitest';
import { copyOfProject, failureOf } from '../commands/copy-of-project.ts';

const AT_MOST_MS = 1_800_000;

/** Short and long names, since a name decides where lines are broken. */
const ADDRESSES = [
  'cards/tip',
  'headers/header-of-a-product-that-has-a-very-long-name',
  'blocks/laid-out-block',
];

test.each(ADDRESSES)(
  'OP-017 %s laid out by npm run new passes every test but the coverage that it names',
  async (address) => {
    const { run } = await copyOfProject();
    const id = address.split('/')[1] ?? '';

    const laidOut = await run('new', address);
    const checked = await run('check');
    const tested = await run('test', '--', '--project=!commands');
    const agreed = await run('digest', '--', '--update', '--only', `${id}/`, '--because', 'New');
    const digests = await run('digest', '--', '--check');
    const coverage = await run('coverage:scenarios');

    expect([laidOut, checked, tested, agreed, digests].map(failureOf)).toEqual([
      '',
      '',
      '',
      '',
      '',
    ]);
    expect(coverage.status).toBe(1);
    expect(coverage.output).toMatch(new RegExp(`^${id} +1 .*the variant minimal`, 'm'));
  },
  AT_MOST_MS,
);
