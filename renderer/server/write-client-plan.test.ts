import { expect, test } from 'vitest';
import { finish } from '#schemas/finish.ts';
import type { ClientPlan } from '../plan/index.ts';
import { escapeJson, writeClientPlan } from './document.ts';

const interactive = {
  state: 'interactive',
  kind: 'component',
  type: 'note',
  key: '1',
  props: { text: '</script>' },
  children: [{ state: 'static', type: 'card', key: '2' }],
} as const;

const plan: ClientPlan = {
  layout: 'default',
  decisions: { locale: 'en-GB', segment: '', session: 'anonymous', pageUrl: '/<a>' },
  slots: [
    {
      name: 'top',
      items: [{ state: 'faulty', type: 'bar', key: '3', codes: ['component-threw'] }],
    },
    {
      name: 'main',
      items: [],
      zones: [
        {
          name: 'flexZone',
          layout: 'portrait',
          items: [interactive, { ...interactive, key: '4' }],
        },
        { name: 'legalZone', items: [] },
      ],
    },
  ],
  messages: { 'component:note': { open: '<b>Open' } },
};

test('a plan written item by item is the very text of a plan written at once', () => {
  expect(finish(writeClientPlan(plan))).toBe(escapeJson(plan));
});

test('a plan without slots is written too', () => {
  const bare = { ...plan, slots: [], messages: {} };

  expect(finish(writeClientPlan(bare))).toBe(escapeJson(bare));
});
