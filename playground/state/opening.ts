import type { StoreApi } from 'zustand/vanilla';
import { nearestIds } from '#fixtures';
import type { KnownChecks } from '#schemas/validate/known-checks.ts';
import type { ScenarioShelf } from '../scenarios/scenario-shelf.ts';
import { textReader } from './check-text.ts';
import { readAddress, type Address } from './link/address.ts';
import { outlineReader } from './outline.ts';
import { open, type Playground } from './playground.ts';
import type { PlaygroundActions, PlaygroundState } from './state.ts';

export interface OpeningOptions {
  readonly shelf: ScenarioShelf;
  readonly loadChecks: () => Promise<KnownChecks>;
}

type OpeningActions = Pick<PlaygroundActions, 'start' | 'openScenario'>;

const NOTHING: Address = { selects: {}, edits: {}, isCut: false };

/** The actions that open a scenario. Of two under way, the later one wins. */
export function openingActions(
  store: Pick<StoreApi<PlaygroundState>, 'getState' | 'setState'>,
  { shelf, loadChecks }: OpeningOptions,
): OpeningActions {
  let latestTurn = 0;

  async function openAt(id: string, address: Address): Promise<void> {
    latestTurn += 1;
    const turn = latestTurn;
    const taken = await shelf.take(id);
    if (turn !== latestTurn) return;
    if (!taken) {
      await openInstead(id);
      return;
    }
    store.setState({
      playground: withAddress(open(taken, store.getState().readText, address.edits), address),
      notice: address.isCut ? { kind: 'cut-link' } : undefined,
      shown: undefined,
    });
  }

  async function openInstead(id: string): Promise<void> {
    const ids = store.getState().scenarios.map((scenario) => scenario.id);
    const [first] = ids;
    if (!store.getState().playground && first !== undefined) await openAt(first, NOTHING);
    const notice = { kind: 'unknown-scenario', id, meant: nearestIds(id, ids) } as const;
    store.setState({ notice });
  }

  const orNotice = (reason: unknown) =>
    store.setState({ notice: { kind: 'failed', reason: String(reason) } });

  return {
    async start(url) {
      const [known, scenarios, address] = await Promise.all([
        loadChecks(),
        shelf.list(),
        readAddress(url),
      ]);
      const [readText, readOutline] = [textReader(known), outlineReader(known)];
      store.setState({ scenarios, readText, readOutline });
      await openAt(address.scenarioId ?? startOf(scenarios), address).catch(orNotice);
    },
    openScenario: (id) => openAt(id, NOTHING).catch(orNotice),
  };
}

const USUAL_START = 'home/en';

function startOf(scenarios: PlaygroundState['scenarios']): string {
  const start = scenarios.find(({ id }) => id === USUAL_START) ?? scenarios[0];
  return start?.id ?? '';
}

function withAddress(playground: Playground, { tab, selects }: Address): Playground {
  return {
    ...playground,
    ...(tab && { tab }),
    selects: { ...playground.selects, ...selects },
  };
}
