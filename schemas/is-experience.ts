import { checkAddresses } from './check-addresses.ts';
import { check, shape } from './generated/experience.check.ts';
import type { ExperienceConfig } from './generated/experience.ts';

/**
 * Returns true if a site can be started with a value: it keeps to its schema, and its addresses
 * lead where they may.
 */
export function isExperience(value: unknown): value is ExperienceConfig {
  return check(value).length === 0 && checkAddresses(value, shape).length === 0;
}
