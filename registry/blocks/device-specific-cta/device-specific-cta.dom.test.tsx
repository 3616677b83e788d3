import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { DeviceSpecificCtaProps } from '#schemas/generated/blocks/device-specific-cta.ts';
import { fixture } from '#tests/fixture.ts';
import { storesIn } from '../../seen.testing.ts';
import { DeviceSpecificCta } from './device-specific-cta.tsx';

describe('DeviceSpecificCta', () => {
  test('BL-011 shows both stores with their links', async () => {
    const full = await fixture<DeviceSpecificCtaProps>('blocks/device-specific-cta/full');

    const { container } = render(<DeviceSpecificCta {...full} />);

    expect(storesIn(container)).toEqual([
      [
        'android',
        'vitrine:fill:google-play-logo',
        'Get it on Google Play',
        '/en/individuals/saving/saver-plus',
      ],
      ['ios', 'vitrine:fill:apple-logo', 'Get it on the App Store', '/en/individuals'],
    ]);
  });

  test.each(['minimal', 'links-that-do-not-count'])(
    'with the links of %s it has nothing inside',
    async (name) => {
      const props = await fixture<DeviceSpecificCtaProps>(`blocks/device-specific-cta/${name}`);

      const { container } = render(<DeviceSpecificCta {...props} />);

      expect(container.firstElementChild).toBeEmptyDOMElement();
    },
  );
});
