import { expect, test } from 'vitest';
import { createMemoryHost } from '#renderer/memory';
import type { ConsentLevel } from '#schemas/generated/experience.ts';
import type { PageEvent } from '../../state/events/events.ts';
import type { EventsMessage } from '../protocol.ts';
import { createEventRecorder, type EventSource } from './create-event-recorder.ts';

const PAGE = { type: 'PAGE', pageName: 'individuals' } as const;
const CLICK = { type: 'ELEMENTS_ACTIONS', elementType: 'link', elementPosition: 3 } as const;

/** A recorder with a visitor whose choice about cookies can be made. */
function openRecorder(level?: ConsentLevel) {
  let now = 1_000;
  let chosen = level;
  let source: EventSource = {};
  const tasks: (() => void)[] = [];
  const posted: EventsMessage[] = [];
  const listeners = new Set<() => void>();
  const recorder = createEventRecorder({
    now: () => now,
    post: (message) => posted.push(message),
    later: (task) => tasks.push(task),
    followPage: () => () => undefined,
    describeSource: () => source,
  });
  return {
    findSource: recorder.findSource,
    open: (measurement = {}) => recorder.open({ measurement }, createMemoryHost()),
    consent: {
      level: () => chosen,
      allows: () => (chosen ?? 1) > 1,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    choose: (next: ConsentLevel) => {
      chosen = next;
      listeners.forEach((listener) => listener());
    },
    pass: (ms: number) => {
      now += ms;
    },
    point: (next: typeof source) => {
      source = next;
    },
    loadedAt: () => posted.at(-1)?.loadedAt ?? 0,
    /** The events of the present page, as they were posted last. */
    events: () => {
      tasks.splice(0).forEach((task) => task());
      const known = new Map<number, PageEvent>();
      const last = posted.at(-1)?.loadedAt;
      for (const { items, loadedAt } of posted) {
        if (loadedAt === last) for (const item of items) known.set(item.id, item);
      }
      return [...known.values()];
    },
  };
}

test('events are posted in order, with what each came from and when it would have gone where', () => {
  const { open, consent, pass, point, events } = openRecorder(2);
  const { measure, follow } = open();

  measure.record(PAGE);
  pass(20);
  follow(consent);
  pass(5);
  point({ element: 'Saver', pointer: '/data/flexZone/flexComponents/0' });
  measure.record(CLICK);

  expect(events()).toEqual([
    {
      id: 1,
      happenedMs: 0,
      type: 'PAGE',
      fields: { pageName: 'individuals' },
      delivery: 'sent',
      endpoint: '/clientevent/measurement/batch',
      isInBatch: true,
      sentMs: 20,
    },
    {
      id: 2,
      happenedMs: 25,
      type: 'ELEMENTS_ACTIONS',
      fields: { elementType: 'link', elementPosition: '3' },
      element: 'Saver',
      pointer: '/data/flexZone/flexComponents/0',
      delivery: 'sent',
      endpoint: '/clientevent/measurement/elementsonpage',
      isInBatch: false,
      sentMs: 25,
    },
  ]);
});

test.each([
  ['held', 'hold', undefined],
  ['dropped', 'drop', undefined],
  ['dropped', 'hold', 1],
] as const)('consent leaves events %s: %s, level %s', (delivery, undecided, level) => {
  const { open, consent, events } = openRecorder(level);
  const { measure, follow } = open({ consent: { undecided } });
  follow(consent);

  measure.record(PAGE);

  expect(events()).toMatchObject([{ delivery, endpoint: '/clientevent/measurement/pageload' }]);
});

test.each([
  [2, { delivery: 'sent', isInBatch: true, sentMs: 7, happenedMs: 0 }],
  [1, { delivery: 'dropped', isInBatch: false }],
] as const)('a choice of level %s decides about what was held', (level, expected) => {
  const { open, consent, choose, pass, events } = openRecorder();
  const { measure, follow } = open();
  follow(consent);
  measure.record(PAGE);
  pass(7);

  choose(level);

  expect(events()).toMatchObject([expected]);
});

test('each page has events of its own, and late ones of an earlier page are not posted', () => {
  const { open, consent, events } = openRecorder(2);
  const before = open();
  before.follow(consent);
  before.measure.record(CLICK);
  const next = open();
  next.follow(consent);

  before.measure.record(CLICK);
  next.measure.record(PAGE);

  expect(events()).toMatchObject([{ id: 1, type: 'PAGE' }]);
});

test('the element of an event is found until the next page, and is not posted', () => {
  const { open, consent, point, events, loadedAt, findSource } = openRecorder(2);
  const { measure, follow } = open();
  follow(consent);
  // Nothing of an element is asked here.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const source = {} as Element;
  measure.record(PAGE);
  point({ element: 'Saver', source });
  measure.record(CLICK);

  expect(events()[1]).not.toHaveProperty('source');
  const find = (id: number) => findSource({ loadedAt: loadedAt(), id });
  expect([find(1), find(2)]).toEqual([undefined, source]);
  expect(findSource({ loadedAt: loadedAt() - 1, id: 2 })).toBeUndefined();
  open();
  expect(find(2)).toBeUndefined();
});
