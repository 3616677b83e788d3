import type { RouteConfig } from '#schemas/generated/route.ts';
import type { NativeApp } from './route-facts.ts';

/** What a route needs that the app does not have. */
export interface Incompatibility {
  readonly missingFeatures: readonly string[];
  /** The lowest version that would do, where that of the app is lower or cannot be read. */
  readonly requiredVersion?: string;
}

/** Why a route cannot be shown in an app; undefined where it can, as it can in every normal browser. */
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

/** By numbers, part for part: 1.10 comes after 1.9, and 1.7 is 1.7.0. */
function isAtLeast(version: string, required: string): boolean {
  const [own, wanted] = [numbersOf(version), numbersOf(required)];
  const places = Array.from({ length: Math.max(own.length, wanted.length) }, (_, place) => place);
  const differing = places.find((place) => (own[place] ?? 0) !== (wanted[place] ?? 0));
  return differing === undefined || (own[differing] ?? 0) > (wanted[differing] ?? 0);
}

/** What is no number is none that is high enough. */
function numbersOf(version: string): number[] {
  return version.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : -1));
}
