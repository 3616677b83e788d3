import { expect, test } from 'vitest';
import { checkCompatibility } from './decide-route.ts';

const NEEDS = {
  mobileHybrid: ['simulation', 'camera'],
  appVersion: { android: '1.7.0', ios: '1.7.2' },
};
const APP = { platform: 'android', version: '2.0', features: NEEDS.mobileHybrid } as const;

test('RT-013 in a normal browser no requirement refuses a route', () => {
  expect(checkCompatibility(NEEDS, undefined)).toBeUndefined();
});

test('an app that has all that a route needs can show it, and a route that needs nothing is for all', () => {
  expect(checkCompatibility(NEEDS, APP)).toBeUndefined();
  expect(checkCompatibility(undefined, { ...APP, version: '', features: [] })).toBeUndefined();
});

test('a feature that the app lacks refuses a route, by name', () => {
  expect(checkCompatibility(NEEDS, { ...APP, features: ['camera'] })).toEqual({
    missingFeatures: ['simulation'],
  });
});

test.each([
  ['1.10.0', undefined],
  ['1.9.0', undefined],
  ['1.8.9', '1.9.0'],
  ['', '1.9.0'],
])('version %s is refused for the lack of %s', (version, requiredVersion) => {
  const refusal = checkCompatibility({ appVersion: { android: '1.9.0' } }, { ...APP, version });

  expect(refusal).toEqual(requiredVersion && { missingFeatures: [], requiredVersion });
});

test.each([
  ['android', '1.7.1', undefined],
  ['ios', '1.7.1', { missingFeatures: [], requiredVersion: '1.7.2' }],
] as const)(
  'RT-025 on %s the version that counts is that of its platform',
  (platform, version, refusal) => {
    expect(checkCompatibility(NEEDS, { ...APP, platform, version })).toEqual(refusal);
  },
);

test('RT-025 a version that is required on the other platform alone is not looked at', () => {
  expect(
    checkCompatibility({ appVersion: { ios: '9' } }, { ...APP, version: '1' }),
  ).toBeUndefined();
});
