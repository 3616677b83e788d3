import { expect, test } from 'vitest';
import { parseNativeApp } from './parse-native-app.ts';

test('an app says its platform, its version and its features in one line', () => {
  expect(parseNativeApp('android/1.7.2')).toMatchObject({ platform: 'android', version: '1.7.2' });
  expect(parseNativeApp('iOS/2.0 camera,scan')).toMatchObject({
    platform: 'ios',
    features: expect.arrayContaining(['camera', 'scan', 'bridge-profiles']),
  });
});

test.each([
  '',
  'android',
  'windows/1.0',
  'android/1.7.2; DROP',
  'ios/1.0 a,,b',
  'ios/x',
  `ios/1 ${'a'.repeat(2_000)}`,
])('anything else says nothing of an app: %j', (text) => {
  expect(parseNativeApp(text)).toBeUndefined();
});
