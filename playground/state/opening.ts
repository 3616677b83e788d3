import type { StoreApi } from 'zustand/vanilla';
import { nearestIds } from '#fixtures';
import type { KnownChecks } from '#schemas/validate/known-checks.ts';
import { NO_DRAFTS, type Drafts } from '../drafts/drafts.ts';
import type { ScenarioSource } from '../scenarios/scenario-source.ts';
import { textReader } from './check-text.ts';
import { readAddress, type Address } from './link/address.ts';
import { openWork } from './open-work.ts';
import { outlineReader } from './outline.ts';
import { rememberReadings } from './remember-readings.ts';
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
  'start' | 'openScenario' | 'openAddress' | 'takeOver' | 'noteOwner'
>;

const NOTHING: Address = { selects: {}, edits: {}, isCut: false };

/** The actions that open a scenario. Of two under way, the later one wins. */
export function openingActions(
  store: Pick<StoreApi<PlaygroundState>, 'getState' | 'setState'>,
  { source, loadChecks, now, drafts = NO_DRAFTS }: OpeningOptions,
): OpeningActions {
  let latestTurn = 0;
  /** What an address brought to the scenario that is open. */
  let brought: { readonly address: Address; readonly writtenAt: number } | undefined;

  async function openAt(id: string, address: Address, writtenAt = now()): Promise<void> {
    latestTurn += 1;
    const turn = latestTurn;
    const scenario = await source.load(id);
    if (turn !== latestTurn) return;
    if (!scenario) {
      await openInstead(id);
      return;
    }
    const { isOwn, draft } = await drafts.open(id);
    if (turn !== latestTurn) return;
    brought = { address, writtenAt };
    const work = { scenario, draft, address, writtenAt };
    const { playground, isChanged, notice } = openWork(work, store.getState().readText);
    store.setState({ playground, notice, isElsewhere: !isOwn, shown: undefined });
    if (isOwn && isChanged) drafts.save(playground);
  }

  async function openInstead(id: string): Promise<void> {
    const ids = store.getState().scenarios.map((each) => each.id);
    const [first] = ids;
    if (!store.getState().playground && first !== undefined) await openAt(first, NOTHING);
    const notice = { kind: 'unknown-scenario', id, meant: nearestIds(id, ids) } as const;
    store.setState({ notice });
  }

  const orNotice = (reason: unknown) =>
    store.setState({ notice: { kind: 'failed', reason: String(reason) } });

  async function openAddress(url: URL, writtenAt?: number): Promise<void> {
    const address = await readAddress(url);
    const id = address.scenarioId ?? startOf(store.getState().scenarios);
    await openAt(id, address, writtenAt).catch(orNotice);
  }

  return {
    async start(url, writtenAt) {
      const [known, scenarios] = await Promise.all([loadChecks(), source.list()]);
      const [readText, readOutline] = [rememberReadings(textReader(known)), outlineReader(known)];
      store.setState({ scenarios, readText, readOutline, known });
      await openAddress(url, writtenAt);
    },
    openAddress,
    openScenario: (id) => openAt(id, NOTHING).catch(orNotice),
    takeOver: () => drafts.takeOver(),
    async noteOwner(isOwn) {
      const { playground } = store.getState();
      if (!playground) return;
      store.setState({ isElsewhere: !isOwn });
      const { scenarioId, tab, selects } = playground;
      // What the other window made of it is in the storage by now.
      if (!isOwn) return;
      const address = { ...(brought?.address ?? NOTHING), tab, selects };
      await openAt(scenarioId, address, brought?.writtenAt).catch(orNotice);
    },
  };
}

/** The scenario that a new page begins as: all zones, and nothing in them. */
export const EMPTY_PAGE = 'page/empty';
const USUAL_START = 'home/en';

function startOf(scenarios: PlaygroundState['scenarios']): string {
  const start = scenarios.find(({ id }) => id === USUAL_START) ?? scenarios[0];
  return start?.id ?? '';
}
