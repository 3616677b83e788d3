import type { CheckModule, ComponentFamily } from '../check-module.ts';
import { listDeclaredFeatures, type DeclaredFeature } from '../content/declared-feature.ts';
import { componentChecks, componentFamilies, rootChecks } from '../generated/checks.ts';
import { SCHEMA_HOST } from '../schema-ids.ts';
import type { ListedExperiment } from './checks/list-experiments.ts';
import type { OwnComponent } from './command/load-components.ts';
import type { ExperimentRoutes } from './routes/experiment-routes.ts';

/** Every compiled check of the project, loaded. */
export interface KnownChecks {
  /** Holds the checks by `$id`: roots, shell parts and components. */
  readonly byId: ReadonlyMap<string, CheckModule>;
  readonly components: ReadonlyMap<string, CheckModule>;
  readonly families: ReadonlyMap<string, ComponentFamily>;
  /**
   * The features that the site's experience declares with an asset; left out where there is no
   * site.
   */
  readonly declared?: readonly DeclaredFeature[];
}

/**
 * Loads the compiled checks. Some tens of small modules, so all of them at once. Where there is one
 * site, its experience says which features pages may name beside those of the registry. Components
 * of others are known beside those of the product.
 */
export async function loadKnownChecks(
  experience?: unknown,
  others: readonly OwnComponent[] = [],
): Promise<KnownChecks> {
  const [roots, components] = await Promise.all([load(rootChecks), load(componentChecks)]);
  const componentIds = [...components].map(([type, module]): [string, CheckModule] => [
    `${SCHEMA_HOST}${componentFamilies.get(type)}/${type}.schema.json`,
    module,
  ]);
  return {
    byId: new Map([...roots, ...componentIds]),
    components: new Map([
      ...components,
      ...others.map(({ type, module }): [string, CheckModule] => [type, module]),
    ]),
    families: new Map([
      ...componentFamilies,
      ...others.map(({ type, family }): [string, ComponentFamily] => [type, family]),
    ]),
    ...(experience !== undefined && { declared: listDeclaredFeatures(experience) }),
  };
}

type Loaders = ReadonlyMap<string, () => Promise<CheckModule>>;

function load(loaders: Loaders): Promise<[string, CheckModule][]> {
  const loading = [...loaders].map(async ([name, start]): Promise<[string, CheckModule]> => [
    name,
    await start(),
  ]);
  return Promise.all(loading);
}

/** The names that content may use. Kinds that are left out are not known, and not checked. */
export interface KnownContent {
  /** Ids of icons, as `namespace:iconset:icon`. */
  readonly icons?: readonly string[];
  /** Names of macros that have a value, as `group:key`. */
  readonly macros?: readonly string[];
  /** Names of images, without folder and ending. */
  readonly images?: readonly string[];
  /** Paths of pages. */
  readonly pages?: readonly string[];
  /** The segments of the site, by their ids. */
  readonly segments?: readonly string[];
  /** The names of its layouts. */
  readonly layouts?: readonly string[];
  /** The pages by their paths, whose anchors links may lead to. */
  readonly pageDocuments?: ReadonlyMap<string, unknown>;
  /**
   * Patterns of the routes that answer by themselves; a bare wildcard says nothing about its pages.
   */
  readonly routes?: readonly string[];
  /** The routes of each site with experiments, which say where one may be. */
  readonly experimentRoutes?: readonly ExperimentRoutes[];
  /** The experiments of all lists, also of the one that is checked. */
  readonly experiments?: readonly ListedExperiment[];
  /** The contents that pages have for their visitors. */
  readonly shownContents?: ShownContents;
  /** The offers that visitors may get, as `mbox:content`. */
  readonly offers?: readonly string[];
  /**
   * The features that experiences declare with an asset: pages may name them beside those of the
   * registry.
   */
  readonly features?: readonly DeclaredFeature[];
}

/** The contents of pages, as `mbox:content`. */
export interface ShownContents {
  readonly contents: readonly string[];
  /** True if they are those of all pages. */
  readonly areComplete: boolean;
}
