import { getHome } from '#renderer/visit';
import { experience } from '../environment/experience.ts';

/** The home page in the language of a document, which its server has chosen for the visitor. */
export function readDocumentHome({ documentElement }: Document): string {
  const [segment] = experience.segments ?? [];
  return getHome(experience, { locale: documentElement.lang, segment: segment?.id ?? '' });
}
