import {
  checkConditions,
  decideRoute,
  matchRoutes,
  type MatchedRoute,
  type RouteDecision,
  type RouteFacts,
} from '#renderer/routing';
import { createPageHead } from '#renderer/visit';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import type { Experiment } from '#schemas/generated/experiment-list.ts';
import { joinPatterns } from '#schemas/content/read-pattern.ts';

interface ExperimentsQuestion {
  readonly experience: ExperienceConfig;
  /** The experiments of a list in a file, where the experience names an address of one. */
  readonly listed: readonly Experiment[] | undefined;
  readonly pathname: string;
}

export interface MatchQuestion {
  readonly experience: ExperienceConfig;
  readonly url: URL;
  readonly factsAt: (url: URL) => RouteFacts;
  /** The experiments of a list in a file, where one is named. */
  readonly listed?: readonly Experiment[] | undefined;
}

/**
 * Explains what is done at an address, by which route, and why each other one that was looked at
 * lost.
 */
export function explainMatch({ experience, url, factsAt, listed }: MatchQuestion): string[] {
  const { routes } = experience;
  const facts = factsAt(url);
  const decision = decideRoute(routes, url, factsAt);
  const winner = decision.match;
  const fitting = [...matchRoutes(routes, url.pathname)];
  const lost = routes.flatMap((route, index) => {
    if (index === winner?.index) return [];
    const match = fitting.find((each) => each.index === index);
    // Nobody looks behind the winner, but a person who moves a route wants to know which others
    // fit.
    if (winner && index > winner.index && !match) return [];
    const reason = whyLost(match, winner, facts);
    return [
      `Route ${index} (${joinPatterns(route.baseRoute, route.pathPattern)}) lost: ${reason}.`,
    ];
  });
  return [
    outcomeOf(decision),
    ...(winner ? detailsOf(winner, { experience, url, facts, listed }) : []),
    ...lost,
  ];
}

function outcomeOf(decision: RouteDecision): string {
  const { match } = decision;
  if (!match) return 'Not found: no route wins.';
  const { route, index } = match;
  const name = `Route ${index} (${joinPatterns(route.baseRoute, route.pathPattern)})`;
  if (decision.status === 'show') return `${name} is shown.`;
  if (decision.status === 'redirect') return `${name} sends to ${decision.url}`;
  if (decision.status === 'undecided') {
    return `${name} waits for what the browser knows: ${decision.waitsFor.join(', ')}.`;
  }
  if (decision.status === 'not-found') return `${name} is not found. ${decision.problem.message}`;
  const { missingFeatures, requiredVersion } = decision.incompatibility;
  const lacking = [
    ...missingFeatures,
    ...(requiredVersion === undefined ? [] : [`version ${requiredVersion}`]),
  ];
  return `${name} is refused: the app lacks ${lacking.join(', ')}.`;
}

function detailsOf(
  { route, parameters, rest }: MatchedRoute,
  { facts, ...question }: Omit<MatchQuestion, 'factsAt'> & { facts: RouteFacts },
): string[] {
  const { experience, url, listed } = question;
  const named = Object.entries(parameters).map(([name, value]) => `${name} = ${value}`);
  const { title } = createPageHead({
    meta: {},
    pageTitle: route.pageTitle,
    locale: String(facts.context.get('locale')),
    experience,
    url,
  });
  const experiments = route.experiments
    ? nameExperiments({ experience, listed, pathname: url.pathname })
    : 'none: the route has no "experiments": true';
  return [
    `  parameters  ${named.join(', ') || 'none'}`,
    `  rest        ${rest || 'none'}`,
    `  title       ${title}`,
    `  layout      ${route.pageLayout ?? 'default'}`,
    `  experiments ${experiments}`,
  ];
}

function whyLost(
  match: MatchedRoute | undefined,
  winner: MatchedRoute | undefined,
  facts: RouteFacts,
): string {
  if (!match) return 'its pattern does not fit';
  if (winner && match.index > winner.index) return `route ${winner.index} stands before it`;
  const state = checkConditions(match.route.conditions, facts);
  if (state.status !== 'fail') return 'its conditions are not known';
  const { name, value } = state;
  const wanted = [match.route.conditions?.[name]].flat().join(' or ');
  return value === undefined
    ? `its condition wants ${name} to be ${wanted}, and nobody knows ${name}`
    : `its condition wants ${name} to be ${wanted}, and it is ${value}`;
}

/**
 * Names the experiments of an address: that of the page which is there, those of which it is a
 * variant, and those that have ended; or says why none is known.
 */
function nameExperiments({ experience, listed, pathname }: ExperimentsQuestion): string {
  const list = experience.experiments?.list;
  if (list === undefined) return 'none: the experience has no list of them';
  if (!listed && typeof list === 'string') {
    return `may decide: ${list} lists them, which --experiments reads from a file`;
  }
  const experiments = listed ?? (typeof list === 'string' ? [] : list);
  const named = experiments.flatMap((experiment) => nameOne(experiment, pathname));
  return named.join('; ') || 'none in the list';
}

function nameOne({ key, experimentUrl, variants, ended = false }: Experiment, pathname: string) {
  const state = ended ? ', ended' : '';
  if (experimentUrl === pathname) {
    const names = variants.map(({ variant, share = 1 }) => `${variant} ${share}`);
    return [`${key} (${names.join(', ')}${state})`];
  }
  const shown = variants.find(({ variantUrl }) => variantUrl === pathname);
  return shown ? [`variant ${shown.variant} of ${key} on ${experimentUrl}${state}`] : [];
}
