import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import configuration from './experience.json' with { type: 'json' };

/** The one experience of this site. The server checks it when it starts. */
export const experience: ExperienceConfig =
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a word in JSON the compiler only knows that it is a string.
  configuration as ExperienceConfig;
