import { checkAddresses } from '../../check-addresses.ts';
import type { CheckModule } from '../../check-module.ts';
import { addComponentTypes } from '../../component-types.ts';
import type { Scenario } from '../../generated/scenario.ts';
import { isRecord } from '../../is-record.ts';
import { checkLimits } from '../../limits.ts';
import { checkPageLimits } from '../../page-limits.ts';
import {
  CMS_DATA_ID,
  EXPERIENCE_ID,
  EXPERIMENT_LIST_ID,
  EXPERIMENTS_ID,
  HOURS_ID,
  MACROS_ID,
  OFFERS_ID,
  PAGE_ID,
  ROUTE_ID,
  SCENARIO_ID,
  SCHEMA_HOST,
} from '../../schema-ids.ts';
import { joinMissingData } from '../../problems/envelope-problem.ts';
import type { Problem } from '../../problems/problem.ts';
import { checkExperience, checkRoute } from '../routes/check-routes.ts';
import { checkMboxes } from '../offers/check-mboxes.ts';
import { checkOffers } from '../offers/check-offers.ts';
import { checkSlots, checkSlotsOfRoute } from '../routes/check-slots.ts';
import { checkLocales, checkTargets } from '../routes/check-targets.ts';
import { readExperimentRoutes } from '../routes/experiment-routes.ts';
import type { KnownChecks, KnownContent } from '../known-checks.ts';
import { checkAdvice } from './check-advice.ts';
import { checkAssets } from './check-assets.ts';
import { checkContent } from './check-content.ts';
import { checkComponents, checkOwnLimits } from './check-components.ts';
import { checkExperiments, checkPersonalization } from './check-personalization.ts';
import { checkExperimentList } from './check-experiment-list.ts';
import { checkFeatures, checkFloatingFeatures, checkSlotFeatures } from './check-features.ts';
import { checkHours } from './check-hours.ts';
import { checkLists, checkListsOfComponent } from './check-lists.ts';
import { checkMacros } from './check-macros.ts';
import { checkTitle } from './check-title.ts';
import { checkScenario, type Fixtures } from './check-scenario.ts';
import { checkSteps } from './check-steps.ts';
import { findCheck, type Found } from './find-check.ts';

/**
 * Holds the fixtures and content that a document is checked against, beside the schemas. Nothing is
 * checked against one that is left out.
 */
interface DocumentContext {
  /**
   * The fixtures around a scenario: without them there is no knowing whether what it names exists.
   */
  readonly fixtures?: Fixtures | undefined;
  readonly content?: KnownContent | undefined;
  /** True if the document is a page in the folder of a site's pages. */
  readonly isPageFile?: boolean | undefined;
}

/** All problems of a document, whatever kind of document it is. */
export function checkDocument(
  written: unknown,
  known: KnownChecks,
  { fixtures, content = {}, isPageFile = false }: DocumentContext = {},
): readonly Problem[] {
  const beyondLimits = checkLimits(written);
  if (beyondLimits.length > 0) return beyondLimits;
  const document = addComponentTypes(written);
  const finding = findCheck(document, known);
  if ('problem' in finding) return [finding.problem];

  const { id, module } = finding;
  const beyondSums = checkSums(document, finding, known);
  if (beyondSums.length > 0) return beyondSums;
  const value = withoutName(document, module);
  const checked = module.check(value);
  const own = id === PAGE_ID ? joinMissingData(value, checked) : checked;
  if (id === SCENARIO_ID && isScenario(value, own)) {
    const withFixtures = fixtures ? checkScenario(value, fixtures, { known, content }) : [];
    return [...checkLists(value, id), ...checkSteps(value), ...withFixtures];
  }
  const isRead = isContent(finding, known);
  const problems = [
    ...own,
    ...checkLists(value, id),
    ...(isComponent(module, known) ? checkListsOfComponent(value) : []),
    ...checkComponents(value, module.shape, known),
    ...checkFeatures(value, module.shape, { known, declared: content.features }),
    ...checkAddresses(value, module.shape),
    ...checkPersonalization(value, module.shape, known),
    ...(isRead
      ? checkContent(value, module, {
          known,
          content,
          hasMacros: !isShell(id),
          ...(id === PAGE_ID && { document: value }),
        })
      : []),
    ...(id === PAGE_ID ? checkMboxes(value, module.shape, { known, content }) : []),
    ...(id === OFFERS_ID ? checkOffers(value, content) : []),
    ...(id === MACROS_ID ? checkMacros(value) : []),
    ...(id === HOURS_ID ? checkHours(value) : []),
    ...(id === EXPERIMENTS_ID ? checkExperiments(value, content) : []),
    ...(id === EXPERIMENT_LIST_ID ? checkListFile(value, content) : []),
    ...(id === ROUTE_ID ? checkOwnRoute(value, known, content) : []),
    ...(id === EXPERIENCE_ID ? checkSite(value, known, content) : []),
  ];
  if (!isRead) return problems;
  return [
    ...problems,
    ...(id === PAGE_ID ? checkTitle(value, { problems, isPageFile }) : []),
    ...advised(value, module, { problems, known }),
  ];
}

function checkOwnRoute(route: unknown, known: KnownChecks, content: KnownContent): Problem[] {
  return [
    ...checkTargets(route, content, known),
    ...checkRoute(route),
    ...checkSlotsOfRoute(route),
    ...checkSlotFeatures(route, known),
    ...checkAssets(route, known),
  ];
}

function checkListFile(file: unknown, content: KnownContent): Problem[] {
  const list = isRecord(file) ? file['experiments'] : undefined;
  return checkExperimentList(list, '/experiments', content);
}

/** Experiments that a site lists itself are on its own routes, whatever other sites there are. */
function checkSite(experience: unknown, known: KnownChecks, content: KnownContent): Problem[] {
  const { experiments } = isRecord(experience) ? experience : {};
  const list = isRecord(experiments) ? experiments['list'] : undefined;
  const experimentRoutes = [readExperimentRoutes(experience)];
  const { experiments: _others, ...withoutLists } = content;
  return [
    ...checkExperimentList(list, '/experiments/list', { ...withoutLists, experimentRoutes }),
    ...checkExperience(experience),
    ...checkSlots(experience),
    ...checkLocales(experience),
    ...checkTargets(experience, content, known),
    ...checkSlotFeatures(experience, known),
    ...checkFloatingFeatures(experience, known),
    ...checkAssets(experience, known),
  ];
}

/**
 * Returns the advice for a document, except where a problem is reported at the same place or around
 * it.
 */
function advised(value: unknown, { shape }: CheckModule, { problems, known }: Checked): Problem[] {
  const advice = checkAdvice(value, shape, (type) => known.components.get(type));
  return advice.filter(
    ({ pointer: at }) => !problems.some(({ pointer }) => `${at}/`.startsWith(`${pointer}/`)),
  );
}

interface Checked {
  readonly problems: readonly Problem[];
  readonly known: KnownChecks;
}

/** The limits of sums, of a page as of a component in a file of its own. */
function checkSums(
  document: unknown,
  { id, module }: Found,
  known: KnownChecks,
): readonly Problem[] {
  if (isComponent(module, known)) return checkOwnLimits(document, module);
  return id === PAGE_ID && isRecord(document) ? checkPageLimits(document) : [];
}

function isComponent(module: CheckModule, { components }: KnownChecks): boolean {
  return [...components.values()].includes(module);
}

/**
 * Returns true if visitors see a document's texts. Addresses of an experience are a matter of the
 * site, not of content.
 */
function isContent({ id, module }: Found, known: KnownChecks): boolean {
  return id === PAGE_ID || isShell(id) || isComponent(module, known);
}

function isShell(id: string): boolean {
  return id === CMS_DATA_ID || id.startsWith(`${SCHEMA_HOST}shell/`);
}

/**
 * A document without problems is a scenario, since check and type are made from the same schema.
 */
function isScenario(_value: unknown, problems: readonly Problem[]): _value is Scenario {
  return problems.length === 0;
}

/** Every file may name its schema, also one whose schema is for values inside other files. */
function withoutName(document: unknown, { shape }: CheckModule): unknown {
  if (!isRecord(document) || shape.properties?.['$schema']) return document;
  const { $schema: _name, ...value } = document;
  return value;
}
