import type { ExperienceConfig } from '#schemas/generated/experience.ts';

/** Where a server tells it: on the page's element, around everything that authors write. */
const TOLD = '[data-api-origin]';

/**
 * The experience with the API host that a server told in the document, where it told any: builds do
 * not know their environment.
 */
export function applyApiOrigin<Config extends Pick<ExperienceConfig, 'apiOrigin'>>(
  experience: Config,
  document: Document,
): Config {
  const apiOrigin = document.querySelector<HTMLElement>(TOLD)?.dataset['apiOrigin'];
  return apiOrigin === undefined ? experience : { ...experience, apiOrigin };
}
