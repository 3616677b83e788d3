import { expect, test } from 'vitest';
import { readTokens } from './read-tokens.ts';

const ANSWER = { access_token: 'access', refresh_token: 'refresh', expires_in: 300 };

test.each([[undefined], [7], [''], ['two words'], ['line\r\nbreak'], ['a'.repeat(8_193)], [{}]])(
  'an answer whose access token is %.20j is none',
  (access_token) => {
    expect(readTokens({ ...ANSWER, access_token })).toBeUndefined();
  },
);

test.each([[undefined], [null], [7], [''], ['two words'], [['refresh']]])(
  'a refresh token that is %j is not there',
  (refresh_token) => {
    expect(readTokens({ ...ANSWER, refresh_token })).toEqual({
      accessToken: 'access',
      refreshToken: undefined,
      lifetimeS: 300,
    });
  },
);

test.each([[undefined], [null], ['300'], [Number.NaN], [0], [-300], [Number.POSITIVE_INFINITY]])(
  'a lifetime of %j is not there',
  (expires_in) => {
    expect(readTokens({ ...ANSWER, expires_in })?.lifetimeS).toBeUndefined();
  },
);

test('what an answer inherits is no part of it', () => {
  expect(readTokens(Object.create(ANSWER) as object)).toBeUndefined();
});
