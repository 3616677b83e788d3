import { expect, test } from 'vitest';
import { createMemoryHost } from '../../host/memory/index.testing.ts';
import { markDevice } from './mark-device.ts';

const html = document.documentElement;

test.each(['android', 'ios'] as const)('the html element says %s until that ends', (device) => {
  const ending = new AbortController();
  markDevice(html, createMemoryHost({ device }), ending.signal);
  expect(html).toHaveAttribute('data-device', device);

  ending.abort();
  expect(html).not.toHaveAttribute('data-device');
});

test('on other machines, and where no device is known, the html element says nothing', () => {
  const { signal } = new AbortController();

  markDevice(html, createMemoryHost(), signal);
  markDevice(html, {}, signal);

  expect(html).not.toHaveAttribute('data-device');
});
