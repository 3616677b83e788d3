import { listDeclaredFeatures } from '#schemas/content/declared-feature.ts';
import { isRecord } from '#schemas/is-record.ts';
import { listExperiments } from '#schemas/validate/checks/list-experiments.ts';
import { listMacroNames, listRoutePatterns } from '#schemas/validate/content-names.ts';
import type { KnownContent } from '#schemas/validate/known-checks.ts';
import { listContents, listOffers } from '#schemas/validate/offers/list-offers.ts';
import {
  hasExperiments,
  readExperimentRoutes,
} from '#schemas/validate/routes/experiment-routes.ts';
import type { Playground } from '../playground.ts';

/**
 * Collects the names that the documents give each other: macros, the routes and features of the
 * experience, offers, and the contents of the page that is open, as they are being written. Of a
 * document that has not been read, none are known.
 */
export function collectContent({ documents }: Pick<Playground, 'documents'>): KnownContent {
  const { macros, experience, experiments, offers } = documents;
  return {
    ...(isRecord(macros.lastGood) && {
      macros: Object.values(macros.lastGood).flatMap(listMacroNames),
    }),
    ...(isRecord(experience.lastGood) && readExperience(experience.lastGood)),
    ...(isRecord(experiments.lastGood) && {
      experiments: Object.values(experiments.lastGood).flatMap(listExperiments),
    }),
    ...readOffers(offers.lastGood),
    shownContents: { contents: listOwnContents(documents), areComplete: false },
  };
}

/** A site without experiments says nothing about where one may be. */
function readExperience(experience: unknown): KnownContent {
  return {
    routes: listRoutePatterns(experience),
    features: listDeclaredFeatures(experience),
    experimentRoutes: hasExperiments(experience) ? [readExperimentRoutes(experience)] : [],
  };
}

/** Without any offer, none is known, as for a folder that has none. */
function readOffers(answers: unknown): KnownContent {
  const offers = isRecord(answers) ? Object.values(answers).flatMap(listOffers) : [];
  return offers.length > 0 ? { offers: offers.map(({ name }) => name) } : {};
}

/**
 * Lists the contents that the open page has for its visitors, as `mbox:content`. Most pages have
 * none, and are not walked.
 */
export function listOwnContents({ page }: Pick<Playground['documents'], 'page'>): string[] {
  return page.text.includes(PERSONALIZATION) ? listContents(page.lastGood) : [];
}

const PERSONALIZATION = '"personalization"';
