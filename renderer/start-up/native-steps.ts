import type { Host } from '../host/index.ts';
import { createNativeBridge, type ReadProfile } from '../services/native/index.ts';
import type { StartUpOptions } from './create-start-up.ts';

/** Holds what the native app around a page knows of who is there. */
export interface NativeProfiles<Profile> {
  readonly activeProfileId: string | undefined;
  readonly profiles: readonly Profile[];
}

/** How a session begins. */
export interface SessionStart<Profile> {
  readonly readProfile: ReadProfile<Profile>;
  /** Told what the native app knows; undefined in a normal browser. */
  readonly begin: (native: NativeProfiles<Profile> | undefined) => Promise<void> | void;
}

/**
 * The two steps of start-up with which a session begins: the native app is asked, if there is one,
 * and then the session starts.
 */
export function createNativeSteps<Profile>(
  { readProfile, begin }: SessionStart<Profile>,
  host: Host,
): Required<Pick<StartUpOptions, 'bridge' | 'session'>> & { readonly dispose: () => void } {
  const bridge = createNativeBridge({ readProfile }, host);
  let known: NativeProfiles<Profile> | undefined;

  return {
    async bridge() {
      if (!bridge.app) return;
      const [activeProfileId, profiles] = await Promise.all([
        bridge.activeProfileId(),
        bridge.profiles(),
      ]);
      known = { activeProfileId, profiles };
    },
    session: () => begin(known),
    dispose: bridge.dispose,
  };
}
