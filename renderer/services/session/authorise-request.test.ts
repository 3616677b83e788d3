import { describe, expect, test } from 'vitest';
import { authoriseRequest } from './create-session.ts';
import { sampleProfile, sessionOf } from './sample-profiles.testing.ts';
import { NO_SESSION } from './session-data.ts';

const ORIGINS = new Set(['https://api.meridia.test', 'https://search.meridia.test:8443']);
const DATA = sessionOf([sampleProfile('a'), sampleProfile('b')], {
  extendedSessionContext: { a: { branch: 'Liège', '€': 1 } },
});

const send = (url: string, init: RequestInit = {}, data = DATA) =>
  authoriseRequest(new Request(url, init), data, ORIGINS);
const headersOf = ({ headers }: Request) => ({
  authorization: headers.get('authorization'),
  context: headers.get('extended-session-context'),
});

describe('a request to an API host', () => {
  test('SE-032 gets the current access token where no authorization is set', () => {
    expect(headersOf(send('https://api.meridia.test/accounts')).authorization).toBe(
      'Bearer access-a',
    );
    expect(headersOf(send('https://search.meridia.test:8443/')).authorization).toBe(
      'Bearer access-a',
    );
  });

  test('SE-033 keeps an authorization that is set', () => {
    const headers = { Authorization: 'Basic abc' };

    expect(headersOf(send('https://api.meridia.test/', { headers })).authorization).toBe(
      'Basic abc',
    );
  });

  test('SE-034 gets the context of the active profile as JSON, which any header can carry', () => {
    const { context } = headersOf(send('https://api.meridia.test/'));

    expect(context).toMatch(/^[ -~]+$/);
    expect(JSON.parse(context ?? '')).toEqual({ branch: 'Liège', '€': 1 });
  });

  test('gets no context that is of another profile, and no token where there is none', () => {
    const other = { ...DATA, activeProfileId: 'b' };

    expect(headersOf(send('https://api.meridia.test/', {}, other))).toEqual({
      authorization: 'Bearer access-b',
      context: null,
    });
    expect(headersOf(send('https://api.meridia.test/', {}, NO_SESSION))).toEqual({
      authorization: null,
      context: null,
    });
  });

  test('keeps all else, and is not led elsewhere with it', async () => {
    const init = { method: 'POST', body: 'text', headers: { accept: 'text/plain' } };

    const request = send('https://api.meridia.test/a?b=c', init);

    expect([request.method, request.url, await request.text()]).toEqual([
      'POST',
      'https://api.meridia.test/a?b=c',
      'text',
    ]);
    expect(request.headers.get('accept')).toBe('text/plain');
    expect(request.redirect).toBe('error');
    expect(send('https://api.meridia.test/', { redirect: 'manual' }).redirect).toBe('manual');
  });
});

test.each([
  'http://api.meridia.test/',
  'https://api.meridia.test:8443/',
  'https://api.meridia.test.evil.example/',
  'https://evil.example/https://api.meridia.test/',
  'https://evil.example/?api.meridia.test',
  'https://xapi.meridia.test/',
  'https://meridia.test/',
  'https://www.meridia.test/',
  'https://api.meridia.test./',
  'https://api.meridi\u0430.test/',
])('SE-035 a request to %s gets neither token nor context', (url) => {
  const request = new Request(url);

  expect(authoriseRequest(request, DATA, ORIGINS)).toBe(request);
  expect(headersOf(request)).toEqual({ authorization: null, context: null });
});
