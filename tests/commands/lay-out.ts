import { expect } from 'vitest';
import { copyOfProject, failureOf } from './copy-of-project.ts';

/**
 * Lays out a component on a copy of the project, and holds that everything is green but the coverage, which says what
 * is still to be written. `missing` is what the coverage has to name beside the variant.
 */
export async function layOut(address: string, missing = ''): Promise<void> {
  const { run } = await copyOfProject();
  const id = address.split('/')[1] ?? '';

  const laidOut = await run('new', address);
  const checked = await run('check');
  const contract = await run('test', '--', 'tests/contract/islands', 'tests/contract/scenarios');
  const coverage = await run('coverage:scenarios');

  expect(failureOf(laidOut)).toBe('');
  expect(laidOut.output).toMatch(
    new RegExp(`scenarios/${id}.*coverage:scenarios.*npm run digest`, 's'),
  );
  expect(failureOf(checked)).toBe('');
  expect(failureOf(contract)).toBe('');
  expect(coverage.status).toBe(1);
  expect(coverage.output).toMatch(new RegExp(`^${id} +1 .*the variant minimal.*${missing}`, 'm'));
}
