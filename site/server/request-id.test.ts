import { expect, test } from 'vitest';
import { readRequestId } from './observe-answers.ts';

const withId = (id: string) => ({ headers: new Headers({ 'x-request-id': id }) });

test.each(['0123abcd', 'b7f6f0a2-5b1c-4f8e-9a3d-1f2e3d4c5b6a', 'x'.repeat(64), 'trace_id_1'])(
  'the id that a proxy gave is kept: %s',
  (id) => {
    expect(readRequestId(withId(id))).toBe(id);
  },
);

test.each([
  '',
  'short',
  'x'.repeat(65),
  'a b c d e f',
  '{"level":"error"}',
  'id;drop=1',
  'élevé-123',
])('an id that could be mistaken for something else is replaced: %s', (id) => {
  expect(readRequestId(withId(id))).toMatch(/^[\da-f-]{36}$/);
});

test('requests without an id get one each', () => {
  const request = { headers: new Headers() };

  expect(readRequestId(request)).not.toBe(readRequestId(request));
});
