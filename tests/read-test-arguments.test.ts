import { expect, test } from 'vitest';
import { readTestArguments } from './read-test-arguments.ts';

test('the ids of rows select tests by their titles, and everything else is for Vitest', () => {
  expect(readTestArguments(['RT-005', 'SE-001', 'tests/journeys', '--project', 'site'])).toEqual({
    isAll: false,
    isCostWanted: false,
    args: ['tests/journeys', '--project', 'site', '--testNamePattern=RT-005|SE-001'],
  });
  expect(readTestArguments(['--cost'])).toEqual({ isAll: true, isCostWanted: true, args: [] });
  expect(readTestArguments(['--cost', 'registry'])).toEqual({
    isAll: false,
    isCostWanted: true,
    args: ['registry'],
  });
});
