import { checkAddresses } from '#schemas/check-addresses.ts';
import { check, shape } from '#schemas/generated/experience.check.ts';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';

/**
 * Whether a site can be started with what arrived: it keeps to its schema, and its addresses lead
 * where they may.
 */
export function isExperience(value: unknown): value is ExperienceConfig {
  return check(value).length === 0 && checkAddresses(value, shape).length === 0;
}
