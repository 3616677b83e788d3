import { expect, test } from 'vitest';
import { secureBody, secureHeaders } from './secure-content.ts';

test('the headers that say who somebody is are there without their values', () => {
  const headers = new Headers({
    Accept: 'application/json',
    Authorization: 'Bearer a.b.c',
    Cookie: 'session=1',
    'X-XSRF-TOKEN': 'x1',
  });

  expect(secureHeaders(headers)).toEqual({
    accept: 'application/json',
    authorization: '•••',
    cookie: '•••',
    'x-xsrf-token': '•••',
  });
});

test.each([
  [
    'a form',
    'refresh_token=r-1&grant_type=refresh',
    'application/x-www-form-urlencoded;charset=UTF-8',
    'refresh_token=•••&grant_type=refresh',
  ],
  [
    'an answer with a guard before it',
    `)]}',\n{"access_token": "a\\"1","expires_in":300}`,
    'application/json',
    `)]}',\n{"access_token": "•••","expires_in":300}`,
  ],
  ['JSON that was cut within a token', '{"accessToken":"a1', null, '{"accessToken":"•••"'],
  ['a page', '{"title":"Token of thanks"}', null, '{"title":"Token of thanks"}'],
])('%s is shown without its tokens', (...row) => {
  const [, text, type, shown] = row;

  expect(secureBody(text, type)).toBe(shown);
});
