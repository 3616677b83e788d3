import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import configuration from '#site/experience.json' with { type: 'json' };

/** The site whose pages the tools show: its languages, segments and homes are theirs. */
export const experience: ExperienceConfig =
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a word in JSON the compiler only knows that it is a string.
  configuration as ExperienceConfig;
