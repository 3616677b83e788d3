import { listDeclaredFeatures } from '#schemas/content/declared-feature.ts';
import { isRecord } from '#schemas/is-record.ts';
import { listMacroNames, listRoutePatterns } from '#schemas/validate/content-names.ts';
import type { KnownContent } from '#schemas/validate/known-checks.ts';
import type { Playground } from '../playground.ts';

/**
 * Collects the names that the documents give each other: macros, and the routes and features of the
 * experience, as they are being written. Of a document that has not been read, none are known.
 */
export function collectContent({ documents }: Pick<Playground, 'documents'>): KnownContent {
  const [macros, experience] = [documents.macros.lastGood, documents.experience.lastGood];
  return {
    ...(isRecord(macros) && { macros: Object.values(macros).flatMap(listMacroNames) }),
    ...(isRecord(experience) && {
      routes: listRoutePatterns(experience),
      features: listDeclaredFeatures(experience),
    }),
  };
}
