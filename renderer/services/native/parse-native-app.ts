import type { NativeApp } from '../../routing/index.ts';
import { listFeatures } from './minimum-versions.ts';

/** A platform, a version in parts, and names of features behind a blank. */
const FORM = /^(android|ios)\/(\d+(?:\.\d+){0,3})(?: ([\w-]+(?:,[\w-]+)*))?$/i;

/** More text than any app says of itself. */
const MAX_LENGTH = 1_000;

/**
 * Reads what an app says of itself in a header or a cookie, such as `ios/1.7.2 camera,scan`;
 * undefined where it is nothing of the kind.
 */
export function parseNativeApp(text: string): NativeApp | undefined {
  const match = text.length > MAX_LENGTH ? undefined : FORM.exec(text);
  if (!match) return undefined;
  const [, platform = '', version = '', features = ''] = match;
  return {
    platform: platform.toLowerCase() === 'ios' ? 'ios' : 'android',
    version,
    features: [...features.split(',').filter(Boolean), ...listFeatures(version)],
  };
}
