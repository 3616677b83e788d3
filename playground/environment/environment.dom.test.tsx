import { afterEach, expect, test, vi } from 'vitest';
import { createWindowEnvironment } from './environment.ts';

const environment = createWindowEnvironment(window);

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
  window.history.replaceState(undefined, '', '/');
});

test('a setting outlives the window, under a name of the tools', () => {
  environment.storeSetting('theme', 'dark');

  expect(createWindowEnvironment(window).readSetting('theme')).toBe('dark');
  expect(window.localStorage.getItem('vitrine-playground:theme')).toBe('dark');
  expect(environment.readSetting('language')).toBeUndefined();
});

test('where storage is forbidden there are no settings, and nothing breaks', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });

  expect(() => environment.storeSetting('theme', 'dark')).not.toThrow();
  expect(environment.readSetting('theme')).toBeUndefined();
});

test('an address that the tool wrote says when, one from elsewhere does not', () => {
  const entries = window.history.length;
  const elsewhere = environment.addressWrittenAt();

  environment.setAddress('/?scenario=a', 7);
  const replaced = [environment.addressWrittenAt(), window.history.length - entries];
  environment.pushAddress('/?scenario=b', 8);

  expect(elsewhere).toBeUndefined();
  expect(replaced).toEqual([7, 0]);
  expect([environment.addressWrittenAt(), window.history.length - entries]).toEqual([8, 1]);
  expect(environment.address().search).toBe('?scenario=b');
});

test('going back is reported until nobody listens any more', () => {
  const listener = vi.fn<() => void>();
  const stop = environment.onOtherAddress(listener);

  window.dispatchEvent(new PopStateEvent('popstate'));
  stop();
  window.dispatchEvent(new PopStateEvent('popstate'));

  expect(listener).toHaveBeenCalledTimes(1);
});

test('without a secure address there is no clipboard, which is a refusal and no fault', async () => {
  // Other files of tests give the window one.
  Object.defineProperty(window.navigator, 'clipboard', { value: undefined, configurable: true });

  await expect(environment.copy('a')).rejects.toThrow(TypeError);
  await expect(environment.readCopied()).rejects.toThrow(TypeError);
});
