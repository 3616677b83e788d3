import { expect, test } from 'vitest';
import { createMemoryHost } from '../host/memory/index.testing.ts';
import { createConfiguration } from './create-start-up.ts';

test('ST-015 a second configuration of the experience warns, and the first one stays', () => {
  const host = createMemoryHost();
  const configuration = createConfiguration<{ readonly name: string }>(host.console);
  expect(configuration.get()).toBeUndefined();

  configuration.set({ name: 'first' });
  expect(host.messages).toEqual([]);
  configuration.set({ name: 'second' });
  configuration.set({ name: 'third' });

  expect(configuration.get()).toEqual({ name: 'first' });
  const warning = {
    level: 'warn',
    text: 'Experience Configuration once set, cannot be changed',
  };
  expect(host.messages).toEqual([warning, warning]);
});
