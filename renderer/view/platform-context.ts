import { createContext, useContext } from 'react';
import type { Platform } from '../platform/index.ts';

/** The parts of the platform that a component may use. */
export type PlatformForComponents = Pick<
  Platform,
  'locale' | 'events' | 'host' | 'http' | 'i18n' | 'measure' | 'report'
> &
  Partial<Pick<Platform, 'cdnHost'>> & {
    /** From which level of consent on something may be stored. */
    readonly experience?: Pick<Platform['experience'], 'consent'> | undefined;
  };

export const PlatformContext = createContext<PlatformForComponents | undefined>(undefined);

/** The platform of the page a component stands on. Throws where there is none above it. */
export function usePlatform(): PlatformForComponents {
  const platform = useContext(PlatformContext);
  if (platform) return platform;
  throw new Error(
    'usePlatform() found no platform above it. Render this component through the registry.',
  );
}
