import { expect, test } from 'vitest';
import { countEvents, lostPercent } from './count-events.ts';
import type { SentEvent } from './trackers.ts';

const view = (id: string): SentEvent => ({ id, kind: 'view' });
const click = (id: string): SentEvent => ({ id, kind: 'click' });

test.each([
  {
    what: 'all of two navigations',
    received: [view('1'), click('2'), view('3'), click('4'), view('5')],
    count: { views: 3, clicks: 2, twice: 0 },
    lost: 0,
  },
  {
    what: 'a click that came three times, and one that did not',
    received: [view('1'), click('2'), click('2'), view('3'), view('5'), click('2')],
    count: { views: 3, clicks: 1, twice: 2 },
    lost: 20,
  },
  {
    what: 'a view that never was, which is none of a click that did not come',
    received: [view('1'), view('2'), view('3'), view('4'), click('5')],
    count: { views: 3, clicks: 1, twice: 1 },
    lost: 20,
  },
  {
    what: 'events of another kind, which count where they come twice alone',
    received: [view('1'), { id: '2', kind: 'other' }, { id: '2', kind: 'other' }] as const,
    count: { views: 1, clicks: 0, twice: 1 },
    lost: 80,
  },
])('events are counted: $what', ({ received, count, lost }) => {
  const counted = countEvents(received, 2);
  expect(counted).toEqual({ expected: 5, ...count });
  expect(lostPercent(counted)).toBe(lost);
});
