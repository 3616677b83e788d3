import { defineEntry } from '#renderer';
import type { DeviceSpecificCtaProps } from '#schemas/generated/blocks/device-specific-cta.ts';

export const deviceSpecificCta = defineEntry<DeviceSpecificCtaProps>({
  kind: 'component',
  type: 'device-specific-cta',
  family: 'blocks',
  interactive: false,
  load: () => import('./device-specific-cta.tsx').then((module) => module.DeviceSpecificCta),
  check: () => import('#schemas/generated/blocks/device-specific-cta.check.ts'),
});
