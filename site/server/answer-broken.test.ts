import { RequestError } from '@hono/node-server';
import { expect, test } from 'vitest';
import { answerBroken } from './answer-broken.ts';

test.each([
  [new RequestError('Backslash in request path'), 400, 'This request cannot be read.'],
  [new Error('secret.internal'), 500, 'This failed.'],
  [undefined, 500, 'This failed.'],
])(
  '%s is answered with %i, guarded like every answer, and without its reason',
  async (error, status, text) => {
    const answer = answerBroken(error);

    expect(answer.status).toBe(status);
    expect(await answer.text()).toBe(text);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  },
);
