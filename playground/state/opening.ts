import type { StoreApi } from 'zustand/vanilla';
import { nearestIds } from '#fixtures';
import type { KnownChecks } from '#schemas/validate/known-checks.ts';
import { NO_DRAFTS, type Drafts } from '../drafts/drafts.ts';
import type { ScenarioSource } from '../scenarios/scenario-source.ts';
import { textReader } from './check-text.ts';
import { readAddress, type Address } from './link/address.ts';
import type { Notice } from './notice.ts';
import { openOrOffer } from './offering.ts';
import { outlineReader } from './outline.ts';
import { rememberReadings } from './remember-readings.ts';
import type { Playground } from './playground.ts';
import type { PlaygroundActions, PlaygroundState } from './state.ts';

export interface OpeningOptions {
  readonly source: ScenarioSource;
  readonly loadChecks: () => Promise<KnownChecks>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Where there are none, everything ends with the window. */
  readonly drafts?: Drafts;
}

type OpeningActions = Pick<
  PlaygroundActions,
  'start' | 'openScenario' | 'openMeant' | 'openAddress' | 'takeOver' | 'noteOwner'
>;

const NOTHING: Address = { selects: {}, edits: {} };

/** The actions that open a scenario. Of two under way, the later one wins. */
export function openingActions(
  store: Pick<StoreApi<PlaygroundState>, 'getState' | 'setState'>,
  { source, loadChecks, now, drafts = NO_DRAFTS }: OpeningOptions,
): OpeningActions {
  let latestTurn = 0;
  /** What an address brought to the scenario that is open. */
  let brought: { readonly address: Address; readonly writtenAt: number } | undefined;
  /** What a link brought for a scenario that there is none of. */
  let homeless = NOTHING;

  async function openAt(id: string, address: Address, writtenAt = now()): Promise<void> {
    latestTurn += 1;
    const turn = latestTurn;
    const scenario = await source.load(id);
    if (turn !== latestTurn) return;
    if (!scenario) {
      await openInstead(id, address);
      return;
    }
    const { isOwn, isLeft = false, draft } = await drafts.open(id);
    if (turn !== latestTurn) return;
    brought = { address, writtenAt };
    const { earlyTab, readText } = store.getState();
    const shown = earlyTab ? { ...address, tab: earlyTab } : address;
    const work = { scenario, draft, address: shown, writtenAt };
    const { isChanged, ...opened } = openOrOffer(work, isLeft, readText);
    if (!opened.offer) drafts.settle();
    store.setState({ ...opened, isElsewhere: !isOwn, shown: undefined, earlyTab: undefined });
    if (isOwn && isChanged) drafts.save(opened.playground);
  }

  async function openInstead(id: string, address: Address): Promise<void> {
    homeless = address;
    const ids = store.getState().scenarios.map((each) => each.id);
    const [first] = ids;
    if (!store.getState().playground && first !== undefined) await openAt(first, NOTHING);
    store.setState({ notice: unknownScenario(id, ids, address) });
  }

  const orNotice = (reason: unknown) =>
    store.setState({ notice: { kind: 'failed', reason: String(reason) } });

  async function openAddress(url: URL, writtenAt?: number): Promise<void> {
    const address = await readAddress(url);
    const id = address.scenarioId ?? startOf(store.getState().scenarios);
    await openAt(id, address, writtenAt).catch(orNotice);
  }

  /** What another window made of it is in the storage by then. */
  const openAgain = ({ scenarioId, tab, selects }: Playground) =>
    openAt(scenarioId, { ...(brought?.address ?? NOTHING), tab, selects }, brought?.writtenAt);

  return {
    async start(url, writtenAt) {
      const [known, scenarios] = await Promise.all([loadChecks(), source.list()]);
      const [readText, readOutline] = [rememberReadings(textReader(known)), outlineReader(known)];
      store.setState({ scenarios, readText, readOutline, known });
      await openAddress(url, writtenAt);
    },
    openAddress,
    openScenario: (id) => openAt(id, NOTHING).catch(orNotice),
    openMeant: (id) => openAt(id, homeless).catch(orNotice),
    takeOver: () => drafts.takeOver(),
    async noteOwner(isOwn) {
      const { playground } = store.getState();
      if (!playground) return;
      store.setState({ isElsewhere: !isOwn });
      if (isOwn) await openAgain(playground).catch(orNotice);
    },
  };
}

/** The scenario that a new page begins as: all zones, and nothing in them. */
export const EMPTY_PAGE = 'page/empty';
function unknownScenario(id: string, ids: readonly string[], { edits }: Address): Notice {
  const hasEdits = Object.keys(edits).length > 0;
  const meant = nearestIds(id, ids);
  return { kind: 'unknown-scenario', id, meant, ...(hasEdits && { hasEdits }) };
}

const USUAL_START = 'home/en';

function startOf(scenarios: PlaygroundState['scenarios']): string {
  const start = scenarios.find(({ id }) => id === USUAL_START) ?? scenarios[0];
  return start?.id ?? '';
}
