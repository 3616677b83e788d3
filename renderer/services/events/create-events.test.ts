import { expect, test } from 'vitest';
import { createMemoryHost } from '../../host/memory/index.testing.ts';
import { createEvents } from './create-events.ts';

test('listeners are called for events of their name, in the order they were added', () => {
  const events = createEvents(createMemoryHost());
  const calls: unknown[] = [];
  events.on('page-shown', (detail) => calls.push(['first', detail]));
  events.on('page-shown', (detail) => calls.push(['second', detail]));
  events.on('page-left', (detail) => calls.push(['other', detail]));

  events.emit('page-shown', '/en');

  expect(calls).toEqual([
    ['first', '/en'],
    ['second', '/en'],
  ]);
});

test('a listener that throws is reported, and the next one is still called', () => {
  const host = createMemoryHost();
  const events = createEvents(host);
  const calls: string[] = [];
  events.on('fault', () => {
    throw new Error('broken');
  });
  events.on('fault', () => calls.push('second'));

  events.emit('fault');

  expect(calls).toEqual(['second']);
  expect(host.messages).toEqual([
    { level: 'error', text: 'A listener of the event fault threw: Error: broken' },
  ]);
});

test('a listener that was removed is not called again', () => {
  const events = createEvents(createMemoryHost());
  const calls: string[] = [];
  const remove = events.on('fault', () => calls.push('removed'));
  events.on('fault', () => calls.push('left'));

  remove();
  events.emit('fault');

  expect(calls).toEqual(['left']);
});

test('a listener that takes itself away does not make the next one miss the event', () => {
  const events = createEvents(createMemoryHost());
  const calls: string[] = [];
  const remove = events.on('fault', () => {
    calls.push('once');
    remove();
  });
  events.on('fault', () => calls.push('always'));

  events.emit('fault');
  events.emit('fault');

  expect(calls).toEqual(['once', 'always', 'always']);
});

test('a listener that is added during an event is called for the next one', () => {
  const events = createEvents(createMemoryHost());
  const calls: string[] = [];
  events.on('fault', () => {
    events.on('fault', () => calls.push('newcomer'));
  });

  events.emit('fault');
  expect(calls).toEqual([]);
  events.emit('fault');

  expect(calls).toEqual(['newcomer']);
});

test('after dispose no listener is called', () => {
  const events = createEvents(createMemoryHost());
  const calls: unknown[] = [];
  events.on('constructor', (detail) => calls.push(detail));

  events.emit('constructor', 1);
  events.dispose();
  events.emit('constructor', 2);

  expect(calls).toEqual([1]);
});
