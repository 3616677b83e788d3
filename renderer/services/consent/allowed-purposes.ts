import type { ConsentLevel, ConsentLevels } from '#schemas/generated/experience.ts';

/** Names something that may be done with consent only, since the site works without it. */
export type Purpose = keyof Required<ConsentLevels>;

/** A visitor who has chosen nothing yet allows what the lowest level does. */
const LOWEST: ConsentLevel = 1;

/** The level of what is the site's own, where the experience names no other. */
export const OWN_LEVEL: ConsentLevel = 2;

/**
 * The level that a purpose needs. Where the experience says nothing of it, others come in with the
 * highest, and everything else with the one below.
 */
export function getNeededLevel(purpose: Purpose, levels: ConsentLevels = {}): ConsentLevel {
  return levels[purpose] ?? (purpose === 'thirdParties' ? 3 : OWN_LEVEL);
}

/** Returns true if a visitor who has chosen a level, or none yet, allows what needs another. */
export function isLevelReached(chosen: ConsentLevel | undefined, needed: ConsentLevel): boolean {
  return (chosen ?? LOWEST) >= needed;
}
