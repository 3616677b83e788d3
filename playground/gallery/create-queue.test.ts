import { expect, test } from 'vitest';
import { createQueue } from './create-queue.ts';

test('only so many are under way at a time, the others follow in the order they asked', () => {
  const queue = createQueue(2);
  const begun: string[] = [];

  const endFirst = queue.ask(() => begun.push('first'));
  queue.ask(() => begun.push('second'));
  queue.ask(() => begun.push('third'));
  queue.ask(() => begun.push('fourth'));
  const atOnce = [...begun];
  endFirst();

  expect(atOnce).toEqual(['first', 'second']);
  expect(begun).toEqual(['first', 'second', 'third']);
});

test('who leaves before its turn is never called and frees no place', () => {
  const queue = createQueue(1);
  const begun: string[] = [];
  const endFirst = queue.ask(() => begun.push('first'));
  const leave = queue.ask(() => begun.push('second'));
  queue.ask(() => begun.push('third'));

  leave();
  const afterLeaving = [...begun];
  endFirst();

  expect(afterLeaving).toEqual(['first']);
  expect(begun).toEqual(['first', 'third']);
});

test('a turn that is ended twice frees one place', () => {
  const queue = createQueue(1);
  const begun: string[] = [];
  const end = queue.ask(() => begun.push('first'));
  queue.ask(() => begun.push('second'));
  queue.ask(() => begun.push('third'));

  end();
  end();

  expect(begun).toEqual(['first', 'second']);
});
