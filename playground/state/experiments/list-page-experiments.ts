import type { DraftSummary } from '../drafts/draft-summary.ts';
import { toPageId } from '../page-scenario.ts';
import type { Playground } from '../playground.ts';
import type { PlaygroundState } from '../state.ts';
import { findOwnAddress } from '../translation/find-own-address.ts';
import { findPlainScenario } from '../translation/list-versions.ts';
import { listExperimentsOfPage, type ListedExperiment } from './list-experiments.ts';
import type { NewVariant } from './new-variant.ts';

/** A variant of an experiment of the open page, as it can be opened. */
export interface PageVariant {
  readonly variant: string;
  readonly variantUrl: string;
  /** Left out for one that is only a draft, and in no list yet. */
  readonly share?: number;
  /** The share of visitors who see it, in percent; left out as the share is. */
  readonly percent?: number;
  /** JSON pointer to it in the document Experiments; left out for one that is not in it. */
  readonly pointer?: string;
  readonly state: 'open' | 'there' | 'draft' | 'missing';
  /** The id to open its page by; left out where that is missing. */
  readonly id?: string;
}

/** An experiment that the open page is part of. */
export interface PageExperiment extends Omit<ListedExperiment, 'variants' | 'pointer'> {
  /** Left out for one that was begun in another draft. */
  readonly pointer?: string;
  readonly variants: readonly PageVariant[];
}

/** The open page, as far as its experiments depend on it: what is typed in it changes none. */
export interface OpenPage extends Pick<Playground, 'scenarioId' | 'scenario' | 'translation'> {
  /** The document Experiments. */
  readonly experiments: unknown;
}

interface Listed extends Pick<PlaygroundState, 'scenarios' | 'drafts'> {
  readonly content?: PlaygroundState['content'] | undefined;
  readonly page: OpenPage | undefined;
}

/**
 * Lists the experiments of the page that is open, with the variants that are drafts of their own.
 * There are none of what has no address on the site, such as a component alone.
 */
export function listPageExperiments(state: Listed): readonly PageExperiment[] {
  const { page, drafts } = state;
  const own = page && findOwnAddress(page);
  if (!own) return [];
  const address = `/${own.path}`;
  const listed = listExperimentsOfPage(page.experiments, address);
  const controls = new Set([address, ...listed.map(({ experimentUrl }) => experimentUrl)]);
  const begun = drafts.flatMap(({ variant }) =>
    variant && controls.has(`/${variant.controlPath}`) ? [variant] : [],
  );
  return [
    ...listed.map((experiment): PageExperiment => {
      const { key, variants } = experiment;
      const isListed = ({ path }: NewVariant) =>
        variants.some(({ variantUrl }) => variantUrl === `/${path}`);
      const more = begun.filter((each) => each.key === key && !isListed(each));
      const all = [...variants, ...more.map(toListed)];
      return { ...experiment, variants: all.map((each) => placeVariant(each, state, address)) };
    }),
    ...listBegun(begun, listed).map((experiment) => ({
      ...experiment,
      variants: experiment.variants.map((each) => placeVariant(each, state, address)),
    })),
  ];
}

type Unplaced = Omit<PageVariant, 'state' | 'id'>;

const toListed = ({ variant, path }: NewVariant): Unplaced => ({
  variant,
  variantUrl: `/${path}`,
});

/** The experiments that are in no list yet, since a draft of another page begins them. */
function listBegun(begun: readonly NewVariant[], listed: readonly ListedExperiment[]) {
  const others = begun.filter(({ key }) => !listed.some((each) => each.key === key));
  return [...Map.groupBy(others, ({ key }) => key)].map(([key, variants]) => {
    const experimentUrl = `/${variants[0]?.controlPath ?? ''}`;
    const control: Unplaced = { variant: 'control', variantUrl: experimentUrl };
    return { key, experimentUrl, isEnded: false, variants: [control, ...variants.map(toListed)] };
  });
}

function placeVariant(
  variant: Unplaced,
  { page, scenarios, drafts, content }: Listed,
  address: string,
): PageVariant {
  const { variantUrl } = variant;
  const id = page?.scenarioId;
  if (variantUrl === address && id !== undefined) return { ...variant, state: 'open', id };
  const path = variantUrl.slice(1);
  const draft = drafts.find((each) => each.variant?.path === path);
  if (draft) return { ...variant, state: 'draft', id: draft.scenarioId };
  if (content?.pages?.includes(variantUrl) === false) return { ...variant, state: 'missing' };
  return { ...variant, state: 'there', id: findPageId(path, scenarios, drafts) };
}

/** One that somebody has worked on comes before the plainest. */
function findPageId(
  path: string,
  scenarios: Listed['scenarios'],
  drafts: readonly DraftSummary[],
): string {
  // One that is a variant leads to that variant's page.
  const plain = scenarios.filter(({ scenario }) => scenario.experiment === undefined);
  const edited = plain.filter(({ id, scenario }) => {
    const isOfPage = scenario.page.fixture === path && !scenario.patch;
    return isOfPage && drafts.some(({ scenarioId }) => scenarioId === id);
  });
  const scenario = edited[0] ?? findPlainScenario(plain, path);
  return scenario?.id ?? toPageId(path);
}
