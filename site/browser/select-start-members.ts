import type { StartUpConfig } from '#renderer/start-up';
import type { ConsentLevels, ExperienceConfig } from '#schemas/generated/experience.ts';

/** The members of an experience that go to start-up as they are. */
const MEMBERS = [
  'apiOrigin',
  'enhancedWebview',
  'measurement',
  'otherApiOrigins',
  'reports',
] as const satisfies readonly (keyof ExperienceConfig)[];

/** The part of an experience that start-up reads, on every page. */
export interface StartExperience
  extends StartUpConfig, Pick<ExperienceConfig, (typeof MEMBERS)[number]> {
  /** From which level on something is done. */
  readonly levels: ConsentLevels | undefined;
  readonly hasOffers: boolean;
  readonly hasSuggestions: boolean;
}

/** Selects that part. */
export function selectStartMembers(experience: ExperienceConfig): StartExperience {
  const { locales, segments = [], consent, personalisation, search, featureConfig } = experience;
  return {
    ...pickMembers(experience),
    locales: locales.map(({ locale }) => ({ locale })),
    segments: segments.map(({ id, homes, cookieValue }) => ({
      id,
      homes,
      ...(cookieValue !== undefined && { cookieValue }),
    })),
    levels: consent?.levels,
    hasOffers: personalisation !== undefined,
    hasSuggestions: Boolean(search?.properties.suggestions ?? featureConfig),
  };
}

function pickMembers(
  experience: ExperienceConfig,
): Pick<ExperienceConfig, (typeof MEMBERS)[number]> {
  const present = MEMBERS.filter((name) => experience[name] !== undefined);
  return Object.fromEntries(present.map((name) => [name, experience[name]]));
}
