import { expect, test } from 'vitest';
import { decideRoute } from '../../routing/index.ts';
import { ANONYMOUS, sampleProfile, sessionOf } from './sample-profiles.testing.ts';
import { NO_SESSION } from './session-data.ts';
import { getAuthentication, getSessionState, UNKNOWN } from './session-state.ts';

const [a, b] = [sampleProfile('a'), sampleProfile('b')];

test('SE-011 a session holds known profiles, is anonymous, or is empty', () => {
  expect(getSessionState(sessionOf([a, b], { activeProfileId: 'b' }))).toEqual({
    status: 'known',
    profiles: [a, b],
    active: b,
  });
  expect(getSessionState(sessionOf([], { anonymousProfile: ANONYMOUS }))).toEqual({
    status: 'anonymous',
    profile: ANONYMOUS,
  });
  expect(getSessionState(NO_SESSION)).toEqual({ status: 'empty' });
});

test('SE-001 SE-021 whoever has a profile is authenticated, and every other visitor is not', () => {
  expect(getAuthentication(getSessionState(sessionOf([a])))).toBe('authenticated');
  expect(getAuthentication(getSessionState(sessionOf([a, b])))).toBe('authenticated');
  expect(getAuthentication(getSessionState(NO_SESSION))).toBe('unauthenticated');
});

test('nobody knows who visits before a browser has looked', () => {
  expect(getAuthentication(UNKNOWN)).toBe('unknown');
});

test('SE-065 a visitor with the token of an anonymous profile is led to the log-in page', () => {
  const route = { pathPattern: '/mine', auth: { redirectTo: '/login?to={currentUrl}' } };
  const url = new URL('https://www.meridia.test/mine');
  const decide = (data: Parameters<typeof getSessionState>[0]) =>
    decideRoute([route], url, () => ({
      context: new Map(),
      session: getAuthentication(getSessionState(data)),
    }));

  expect(decide(sessionOf([], { anonymousProfile: ANONYMOUS }))).toMatchObject({
    status: 'redirect',
    url: '/login?to=https%3A%2F%2Fwww.meridia.test%2Fmine',
  });
  expect(decide(sessionOf([a]))).toMatchObject({ status: 'show' });
});
