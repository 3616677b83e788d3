import { expect, test } from 'vitest';
import { createMemoryHost } from '../../host/memory/index.testing.ts';
import { createEvents } from './create-events.ts';

test('listeners hear the events of their name, in the order they came', () => {
  const events = createEvents(createMemoryHost());
  const heard: unknown[] = [];
  events.on('page-shown', (detail) => heard.push(['first', detail]));
  events.on('page-shown', (detail) => heard.push(['second', detail]));
  events.on('page-left', (detail) => heard.push(['other', detail]));

  events.emit('page-shown', '/en');

  expect(heard).toEqual([
    ['first', '/en'],
    ['second', '/en'],
  ]);
});

test('a listener that throws is told of and does not keep the next from hearing', () => {
  const host = createMemoryHost();
  const events = createEvents(host);
  const heard: string[] = [];
  events.on('fault', () => {
    throw new Error('broken');
  });
  events.on('fault', () => heard.push('second'));

  events.emit('fault');

  expect(heard).toEqual(['second']);
  expect(host.messages).toEqual([
    { level: 'error', text: 'A listener of the event fault threw: Error: broken' },
  ]);
});

test('a listener that was taken away hears nothing more', () => {
  const events = createEvents(createMemoryHost());
  const heard: string[] = [];
  const takeAway = events.on('fault', () => heard.push('taken away'));
  events.on('fault', () => heard.push('kept'));

  takeAway();
  events.emit('fault');

  expect(heard).toEqual(['kept']);
});

test('a listener that takes itself away does not make the next one miss the event', () => {
  const events = createEvents(createMemoryHost());
  const heard: string[] = [];
  const takeAway = events.on('fault', () => {
    heard.push('once');
    takeAway();
  });
  events.on('fault', () => heard.push('always'));

  events.emit('fault');
  events.emit('fault');

  expect(heard).toEqual(['once', 'always', 'always']);
});

test('a listener that comes during an event hears the next one', () => {
  const events = createEvents(createMemoryHost());
  const heard: string[] = [];
  events.on('fault', () => {
    events.on('fault', () => heard.push('newcomer'));
  });

  events.emit('fault');
  expect(heard).toEqual([]);
  events.emit('fault');

  expect(heard).toEqual(['newcomer']);
});

test('after dispose nobody hears anything', () => {
  const events = createEvents(createMemoryHost());
  const heard: unknown[] = [];
  events.on('constructor', (detail) => heard.push(detail));

  events.emit('constructor', 1);
  events.dispose();
  events.emit('constructor', 2);

  expect(heard).toEqual([1]);
});
