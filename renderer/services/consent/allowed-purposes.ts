import type { ConsentLevel, ConsentLevels } from '#schemas/generated/experience.ts';

/** Names something that may be done with consent only, since the site works without it. */
export type Purpose = keyof Required<ConsentLevels>;

/** From which level on something is done where the experience says nothing of it. */
const DEFAULT_LEVELS: Readonly<Record<Purpose, ConsentLevel>> = {
  storedExperiments: 2,
  analytics: 2,
  visitorIds: 2,
  personalisation: 2,
  thirdParties: 3,
};

/** A visitor who has chosen nothing yet allows what the lowest level does. */
const LOWEST: ConsentLevel = 1;

/** The level that a purpose needs. */
export function getNeededLevel(purpose: Purpose, levels: ConsentLevels = {}): ConsentLevel {
  return levels[purpose] ?? DEFAULT_LEVELS[purpose];
}

/** Returns true if a visitor who has chosen a level, or none yet, allows what needs another. */
export function isLevelReached(chosen: ConsentLevel | undefined, needed: ConsentLevel): boolean {
  return (chosen ?? LOWEST) >= needed;
}
