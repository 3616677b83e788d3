import { expect, test } from 'vitest';
import type { PlannedPart, Plan } from './plan.ts';
import { partsOf } from '../tree/tree.ts';
import { withProblems, withoutMissing } from './with-problems.ts';

function part(key: string, children?: readonly PlannedPart[]): PlannedPart {
  const id = key.replace(/\d/, '');
  const own = { kind: 'part', entry: 'component', id, key, pointer: `/${key}` } as const;
  return { ...own, hydrates: false, props: {}, ...(children && { children }) };
}

const plan: Plan = {
  status: 200,
  isLarge: false,
  layout: 'default',
  head: { title: '', canonical: '', alternates: [] },
  page: {
    appName: '',
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
    { name: 'top', items: [part('bar')] },
    {
      name: 'main',
      items: [],
      zones: [{ name: 'flexZone', items: [part('row1', [part('card1')]), part('card2')] }],
    },
  ],
};

const problem = { code: 'c', severity: 'error', pointer: '', message: 'm', fix: 'f' } as const;

test('a plan lists its parts in the order shown, nested ones after what holds them', () => {
  const keys = partsOf(plan).map(({ key }) => key);

  expect(keys).toEqual(['bar', 'row1', 'card1', 'card2']);
});

test('a part that threw is a fault at its own place, also inside another one', () => {
  const changed = withProblems(plan, new Map([['card1', problem]]));

  const [row] = changed.slots[1]?.zones?.[0]?.items ?? [];
  expect(row).toMatchObject({
    kind: 'part',
    children: [{ kind: 'fault', key: 'card1', problems: [{ ...problem, pointer: '/card1' }] }],
  });
  expect(partsOf(changed).map(({ key }) => key)).toEqual(['bar', 'row1', 'card2']);
});

test('every part whose code is missing is a fault', () => {
  const changed = withoutMissing(plan, new Map([['component:card', problem]]));

  expect(partsOf(changed).map(({ key }) => key)).toEqual(['bar', 'row1']);
});
