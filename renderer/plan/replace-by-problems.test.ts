import { expect, test } from 'vitest';
import { listItems } from '../tree/index.ts';
import type { Plan, PlannedItem } from './plan.ts';
import { replaceByProblems, replaceMissing } from './replace-by-problems.ts';

function item(key: string, children?: readonly PlannedItem[]): PlannedItem {
  const place = {
    kind: 'component',
    type: key.replace(/\d/, ''),
    key,
    pointer: `/${key}`,
  } as const;
  return { state: 'static', ...place, props: {}, ...(children && { children }) };
}

const plan: Plan = {
  status: 200,
  isLarge: false,
  layout: 'default',
  head: { title: '', canonical: '', alternates: [] },
  page: {
    appName: '',
    bankName: '',
    locale: 'en-GB',
    session: 'anonymous',
    homeUrl: '/',
    segments: [],
    languages: [],
    year: 2026,
    version: '',
  },
  decisions: { locale: 'en-GB', segment: '', session: 'anonymous', pageUrl: '/' },
  slots: [
    { name: 'top', items: [item('bar')] },
    {
      name: 'main',
      items: [],
      zones: [{ name: 'flexZone', items: [item('row1', [item('card1')]), item('card2')] }],
    },
  ],
};

const problem = { code: 'c', severity: 'error', pointer: '', message: 'm', fix: 'f' } as const;

function goodKeysOf({ slots }: Plan): string[] {
  return listItems(slots)
    .filter(({ state }) => state !== 'faulty')
    .map(({ key }) => key);
}

test('an item that threw is faulty in its own place, also inside another one', () => {
  const changed = replaceByProblems(plan, new Map([['card1', problem]]));

  const [row] = changed.slots[1]?.zones?.[0]?.items ?? [];
  expect(row).toMatchObject({
    state: 'static',
    children: [{ state: 'faulty', key: 'card1', problems: [{ ...problem, pointer: '/card1' }] }],
  });
  expect(goodKeysOf(changed)).toEqual(['bar', 'row1', 'card2']);
  expect(changed.slots[0]?.items[0]).toBe(plan.slots[0]?.items[0]);
});

test('every item whose code is missing is faulty', () => {
  const changed = replaceMissing(plan, new Map([['component:card', problem]]));

  expect(goodKeysOf(changed)).toEqual(['bar', 'row1']);
});
