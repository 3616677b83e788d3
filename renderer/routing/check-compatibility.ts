import { isAtLeast } from '#schemas/content/app-version.ts';
import type { RouteConfig } from '#schemas/generated/route.ts';
import type { NativeApp } from './route-facts.ts';

/** Names what a route needs that the app does not have. */
export interface Incompatibility {
  readonly missingFeatures: readonly string[];
  /** The lowest version that would do, where that of the app is lower or cannot be read. */
  readonly requiredVersion?: string;
}

/**
 * Why a route cannot be shown in an app; undefined where it can, as it can in every normal browser.
 */
export function checkCompatibility(
  { mobileHybrid = [], appVersion = {} }: NonNullable<RouteConfig['compatibility']> = {},
  app: NativeApp | undefined,
): Incompatibility | undefined {
  if (!app) return undefined;
  const missingFeatures = mobileHybrid.filter((name) => !app.features.includes(name));
  const required = appVersion[app.platform];
  const isTooOld = required !== undefined && !isAtLeast(app.version, required);
  if (missingFeatures.length === 0 && !isTooOld) return undefined;
  return { missingFeatures, ...(isTooOld && { requiredVersion: required }) };
}
