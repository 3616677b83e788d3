import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { DeviceSpecificCtaProps } from '#schemas/generated/blocks/device-specific-cta.ts';
import { fixture } from '#tests/fixture.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { linkFacts } from '../../seen.testing.ts';
import { DeviceSpecificCta } from './device-specific-cta.tsx';

const full = await fixture<DeviceSpecificCtaProps>('blocks/device-specific-cta/full');
const android = ['Get it on Google Play', '/en/individuals/saving/saver-plus'];
const ios = ['Get it on the App Store', '/en/individuals'];
const html = document.documentElement;

afterEach(() => void delete html.dataset['device']);

test.each([
  ['BL-012 on Android it shows that store', 'android', [android]],
  ['BL-013 on iOS it shows that store', 'ios', [ios]],
  ['BL-014 on other devices it shows both stores', undefined, [android, ios]],
])('%s', (_, device, stores) => {
  if (device) html.dataset['device'] = device;

  renderInBrowser(<DeviceSpecificCta {...full} />);

  // A link that is not seen has no role, and nobody reaches it.
  expect(page.getByRole('link').elements().map(linkFacts)).toEqual(stores);
});
