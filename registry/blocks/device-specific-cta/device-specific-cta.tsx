import type { DeviceSpecificCtaProps } from '#schemas/generated/blocks/device-specific-cta.ts';
import { AppStores } from '../../kit/app-stores/app-stores.tsx';

/** The ways to an app: on a phone the store it has, elsewhere both. */
export function DeviceSpecificCta({ android, ios }: DeviceSpecificCtaProps) {
  return (
    <div className="device-specific-cta">
      <AppStores android={android} ios={ios} />
    </div>
  );
}
