import { expect, test } from 'vitest';
import { createMemoryHost } from '../host/memory/index.testing.ts';
import { markDevice } from './mark-device.ts';

const html = document.documentElement;

test.each(['android', 'ios'] as const)('the html element says %s until that ends', (device) => {
  const end = markDevice(html, createMemoryHost({ device }));
  expect(html).toHaveAttribute('data-device', device);

  end();
  expect(html).not.toHaveAttribute('data-device');
});

test('on other machines, and where no device is known, the html element says nothing', () => {
  markDevice(html, createMemoryHost());
  markDevice(html, {});

  expect(html).not.toHaveAttribute('data-device');
});
