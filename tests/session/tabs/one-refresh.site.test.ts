import { describe } from 'vitest';
import { openTabs } from '../open-tabs.ts';
import { testPeriods } from './test-periods.ts';

// The deep tests have them all, for longer.
describe.concurrent.each([
  ['Web Locks', true, 'of which the one with the lock closes'],
  ['a lease in storage', false, 'that nobody disturbs'],
])('ten tabs with %s', (_, hasLocks, only) => {
  testPeriods({ periods: 1, open: () => openTabs({ count: 10, hasLocks }), only });
});
