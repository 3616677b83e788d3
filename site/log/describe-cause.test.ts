import { expect, test } from 'vitest';
import { describeCauses } from './describe-cause.ts';

class ServiceError extends Error {}

const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:4000'), {
  code: 'ECONNREFUSED',
});

test('a chain of errors is described with class, message, code and stack of each', () => {
  const thrown = new ServiceError('no page', {
    cause: new TypeError('fetch failed', { cause: refused }),
  });

  const causes = describeCauses(thrown);

  expect(causes).toMatchObject([
    { class: 'ServiceError', message: 'no page' },
    { class: 'TypeError', message: 'fetch failed' },
    { class: 'Error', message: 'connect ECONNREFUSED 127.0.0.1:4000', code: 'ECONNREFUSED' },
  ]);
  expect(causes.map(({ stack }) => stack?.[0])).toEqual(
    Array(3).fill(expect.stringMatching(/^at .*describe-cause\.test\.ts/)),
  );
});

test('several errors in one are described after it', () => {
  const thrown = new AggregateError([refused, new Error('connect ENETUNREACH')], 'all failed');

  expect(describeCauses(thrown).map(({ message }) => message)).toEqual([
    'all failed',
    'connect ECONNREFUSED 127.0.0.1:4000',
    'connect ENETUNREACH',
  ]);
});

test('a circle of causes ends', () => {
  const one = new Error('one');
  const other = new Error('other', { cause: one });
  one.cause = other;

  expect(describeCauses(one).map(({ message }) => message)).toEqual(['one', 'other']);
});

test('no more than five are described, however long the chain is', () => {
  let thrown = new Error('0');
  for (let number = 1; number < 100; number += 1) {
    thrown = new Error(String(number), { cause: thrown });
  }

  expect(describeCauses(thrown)).toHaveLength(5);
});

test('a message that looks like a stack is not taken for one', () => {
  const thrown = new Error('broken\n    at evil (https://evil.example/x.js:1:1)');

  const [cause] = describeCauses(thrown);

  expect(JSON.stringify(cause?.stack)).not.toContain('evil.example');
  expect(cause?.stack?.[0]).toContain('describe-cause.test.ts');
});

test('members that are not the error itself stay out', () => {
  const thrown = Object.assign(new Error('refused'), {
    headers: { cookie: 'session=secret' },
    body: 'secret',
  });

  expect(JSON.stringify(describeCauses(thrown))).not.toContain('secret');
});

test.each([
  ['a text', 'gone', { class: 'string', message: 'gone' }],
  ['nothing', undefined, { class: 'undefined', message: 'undefined' }],
  ['an object', { message: 7 }, { class: 'Object', message: '' }],
  ['an object without a prototype', Object.create(null), { class: 'Object', message: '' }],
])('%s that was thrown is told as far as it goes', (_, thrown, cause) => {
  expect(describeCauses(thrown)).toEqual([cause]);
});

test('something that throws when it is looked at does no harm', () => {
  const hostile = new Proxy(new Error('x'), {
    get() {
      throw new Error('do not look');
    },
  });

  expect(describeCauses(hostile)).toEqual([{ class: 'Object', message: '' }]);
});
