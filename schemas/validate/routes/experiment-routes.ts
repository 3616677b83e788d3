import { matchPattern } from '../../content/match-pattern.ts';
import { isRecord } from '../../is-record.ts';
import { listRoutes } from './placed-routes.ts';

/** The routes of a site with experiments, as far as they say where an experiment may be. */
export interface ExperimentRoutes {
  /** True if a language stands before the path that a page is looked up by. */
  readonly hasLanguagePrefix: boolean;
  /** In the order in which a path is compared with them. */
  readonly routes: readonly ExperimentRoute[];
}

interface ExperimentRoute {
  readonly pattern: string;
  readonly allowsExperiments: boolean;
  /** True if visitors may get past the route, to one behind it. */
  readonly isConditional: boolean;
}

/** Reads the routes of an experience. It may have mistakes, which are problems of their own. */
export function readExperimentRoutes(experience: unknown): ExperimentRoutes {
  const { flexPage, routes } = isRecord(experience) ? experience : {};
  return {
    hasLanguagePrefix: isRecord(flexPage) && flexPage['languagePrefix'] === true,
    routes: (Array.isArray(routes) ? routes : []).flatMap((route: unknown) => {
      const listed = listRoutes(route, '');
      const compared = listed.length > 1 ? listed.slice(1) : listed;
      return compared.flatMap(({ pattern, members }): ExperimentRoute[] =>
        pattern === undefined
          ? []
          : [
              {
                pattern,
                allowsExperiments: members['experiments'] === true,
                isConditional: 'conditions' in members,
              },
            ],
      );
    }),
  };
}

/** Returns true for a document that is an experience with experiments. */
export function hasExperiments(document: unknown): boolean {
  return isRecord(document) && Array.isArray(document['routes']) && 'experiments' in document;
}

/**
 * Returns the pattern of the route that answers a path and lets no experiment decide; undefined
 * where one does on some site, or none answers.
 */
export function findRefusingRoute(
  path: string,
  sites: readonly ExperimentRoutes[],
): string | undefined {
  const answers = sites.map(({ routes }) => listAnswering(path, routes));
  if (answers.some((routes) => routes.some(({ allowsExperiments }) => allowsExperiments))) {
    return undefined;
  }
  return answers.flat()[0]?.pattern;
}

/** The routes that some visitor gets at a path: up to the first one without conditions. */
function listAnswering(path: string, routes: readonly ExperimentRoute[]): ExperimentRoute[] {
  const fitting = routes.filter(({ pattern }) => matchPattern(pattern, path) !== undefined);
  const end = fitting.findIndex(({ isConditional }) => !isConditional);
  return end === -1 ? fitting : fitting.slice(0, end + 1);
}
