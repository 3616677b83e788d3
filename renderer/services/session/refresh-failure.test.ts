import { expect, test } from 'vitest';
import { describeFailure, createStatusFailure } from './refresh-failure.ts';

test('SE-036 a timeout is told to developers', () => {
  expect(describeFailure({ kind: 'timeout' })).toBe('The token refresh failed: timeout.');
});

test('SE-037 a status is told with its text', () => {
  const answer = new Response('', { status: 503, statusText: 'Service Unavailable' });

  expect(describeFailure(createStatusFailure(answer))).toBe(
    'The token refresh failed with status 503 Service Unavailable.',
  );
  expect(describeFailure(createStatusFailure(new Response('', { status: 502 })))).toBe(
    'The token refresh failed with status 502.',
  );
});

test('SE-038 a token that is expired is told beside the status', () => {
  const headers = { 'token-expired': 'true' };
  const answer = new Response('', { status: 401, statusText: 'Unauthorized', headers });

  expect(describeFailure(createStatusFailure(answer))).toBe(
    'The token refresh failed with status 401 Unauthorized, and the token is expired.',
  );
});

test('SE-039 a failure of the network is told as one, and so is an answer without a token', () => {
  expect(describeFailure({ kind: 'network' })).toBe('The token refresh failed: network error.');
  expect(describeFailure({ kind: 'answer' })).toBe(
    'The token refresh failed: no access token in the answer.',
  );
});
