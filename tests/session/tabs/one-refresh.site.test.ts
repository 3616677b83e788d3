import { describe } from 'vitest';
import { openTabs } from '../open-tabs.ts';
import { testPeriods } from './test-periods.ts';

describe.concurrent.each([
  ['Web Locks', true],
  ['a lease in storage', false],
])('ten tabs with %s', (_, hasLocks) => {
  testPeriods({ periods: 1, open: () => openTabs({ count: 10, hasLocks }) });
});
