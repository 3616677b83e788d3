import { describe } from 'vitest';
import { openTabs } from '../session/open-tabs.ts';
import { testPeriods } from '../session/tabs/test-periods.ts';

describe.concurrent.each([
  ['Web Locks', true],
  ['a lease in storage', false],
])('ten tabs with %s', (_, hasLocks) => {
  testPeriods({ periods: 3, open: () => openTabs({ count: 10, hasLocks }) });
});
