import { expect, test } from 'vitest';
import { readFailures } from './report-uncertain.ts';

const assertion = (title: string, status: string) => ({
  ancestorTitles: ['a group'],
  title,
  status,
});

test('what failed is read from the report of a run, and nothing else', () => {
  const failures = readFailures({
    testResults: [
      {
        name: '/a.test.ts',
        assertionResults: [assertion('one', 'passed'), assertion('two', 'failed')],
      },
      { name: '/b.test.ts', assertionResults: [assertion('three', 'pending')] },
    ],
  });

  expect(failures).toEqual([{ file: '/a.test.ts', title: 'a group > two' }]);
});
