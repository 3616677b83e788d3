import { expect, test } from 'vitest';
import { createRequests, type Outcome, type ShowRequest } from './requests.ts';

const scenario = { title: 'Home', page: { fixture: 'en/individuals' } };
const requestFor = (page: string): ShowRequest => ({ scenario, page });
const whole = (sequence: number, page: string) => ({
  type: 'vitrine:show',
  sequence,
  ...requestFor(page),
});
const titled = (value: string, path = '/title') => [{ op: 'replace', path, value }] as const;

/**
 * Requests to a frame that has shown page `a`, and a screen that paints when a test calls for it.
 */
function open() {
  const sent: unknown[] = [];
  const tasks: (() => void)[] = [];
  const requests = createRequests({
    requestAnimationFrame: (task: () => void) => tasks.push(task),
    cancelAnimationFrame: () => {},
  } as unknown as Window);
  const paint = () => tasks.splice(0).forEach((task) => task());
  const start = () => requests.startWith((message) => sent.push(message));
  const answer = (sequence: number, outcome: Outcome = 'shown') => {
    const isNewest = requests.isNewestAnswer(sequence, outcome);
    paint();
    return isNewest;
  };
  start();
  requests.put(requestFor('a'));
  answer(1);
  return { put: requests.put, sent, answer, paint, start };
}

test('what changed is sent alone to a frame that has shown the rest, in the order it was typed', () => {
  const { put, sent, answer } = open();

  put(requestFor('b'), titled('b'));
  put(requestFor('c'), titled('c'));
  put(requestFor('d'), titled('d'));
  put(requestFor('e'), titled('e', '/text'));
  put(requestFor('f'), titled('f'));
  const isNewest = [answer(2), answer(3)];

  expect(sent).toEqual([
    whole(1, 'a'),
    { type: 'vitrine:show', sequence: 2, of: 1, patch: titled('b') },
    {
      type: 'vitrine:show',
      sequence: 3,
      of: 2,
      patch: [...titled('d'), ...titled('e', '/text'), ...titled('f')],
    },
  ]);
  expect(isNewest).toEqual([false, true]);
});

test('a refused patch is followed by the whole, and that by patches again', () => {
  const { put, sent, answer } = open();

  put(requestFor('b'), titled('b'));
  const isNewest = answer(2, 'refused');
  answer(3);
  put(requestFor('c'), titled('c'));

  expect(isNewest).toBe(false);
  expect(sent.slice(2)).toEqual([
    whole(3, 'b'),
    { type: 'vitrine:show', sequence: 4, of: 3, patch: titled('c') },
  ]);
});

test('what comes after a failure is sent whole', () => {
  const { put, sent, answer } = open();

  put(requestFor('b'), titled('b'));
  answer(2, 'failed');
  put(requestFor('c'), titled('c'));

  expect(sent.slice(2)).toEqual([whole(3, 'c')]);
});

test('a frame that was loaded anew gets the whole', () => {
  const { put, sent, answer, paint, start } = open();
  put(requestFor('b'), titled('b'));
  put(requestFor('c'), titled('c'));

  start();
  paint();
  answer(3);

  expect(sent.slice(2)).toEqual([whole(3, 'c')]);
});

test('a patch that follows what has none is sent together with that, as the whole', () => {
  const { put, sent, answer } = open();
  put(requestFor('b'), titled('b'));

  put(requestFor('c'));
  put(requestFor('d'), titled('d'));
  answer(2);

  expect(sent.slice(2)).toEqual([whole(3, 'd')]);
});

test('a change with more operations than anybody types is sent as the whole', () => {
  const { put, sent } = open();

  put(requestFor('b'), Array.from({ length: 101 }, (_, index) => titled('b', `/${index}`)).flat());

  expect(sent.slice(1)).toEqual([whole(2, 'b')]);
});
