import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { PAGE_ELEMENT } from '../../host/index.ts';

/** The experience with the API host that a server told in the document, where it told any: builds do not know their environment. */
export function withToldApi(experience: ExperienceConfig, document: Document): ExperienceConfig {
  const apiOrigin = document.getElementById(PAGE_ELEMENT)?.dataset['apiOrigin'];
  return apiOrigin === undefined ? experience : { ...experience, apiOrigin };
}
