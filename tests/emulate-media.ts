import { cdp } from 'vitest/browser';

/** Without motion, what opens is open at once: only tests that are about motion wait for it. */
const FEATURES = { 'prefers-reduced-motion': 'reduce' };

interface Media {
  /** `print`, or nothing for a screen. */
  readonly media?: string;
  readonly features?: Readonly<Record<string, string>>;
}

/** Gives the window another medium, or what somebody prefers, until the next test begins. */
export async function emulateMedia({ media = '', features = {} }: Media = {}): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    media,
    features: Object.entries({ ...FEATURES, ...features }).map(([name, value]) => ({
      name,
      value,
    })),
  });
}

/** Lets things move until the next test begins. */
export async function allowMotion(): Promise<void> {
  await emulateMedia({ features: { 'prefers-reduced-motion': 'no-preference' } });
}

/** Gives the window its own medium back. */
export async function stopEmulatingMedia(): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { media: '', features: [] });
}
