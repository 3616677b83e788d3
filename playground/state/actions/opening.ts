import type { StoreApi } from 'zustand/vanilla';
import { suggestIds } from '#fixtures';
import type { KnownChecks } from '#schemas/validate/known-checks.ts';
import { NO_DRAFTS, type Drafts } from '../drafts/drafts.ts';
import type { ScenarioSource } from '../scenario-source.ts';
import { createTextReader } from '../document/check-text.ts';
import { readAddress, type Address } from '../link/address.ts';
import type { Notice } from '../notice.ts';
import { noteLeft, openOrOffer } from './offering.ts';
import { createOutlineReader } from '../document/outline.ts';
import { readUnread } from '../document/read-unread.ts';
import { memoizeReadings } from '../document/memoize-readings.ts';
import type { Playground } from '../playground.ts';
import type { PlaygroundActions, PlaygroundState } from '../state.ts';

export interface OpeningOptions {
  readonly source: ScenarioSource;
  readonly loadChecks: () => Promise<KnownChecks>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The stored drafts; without them, all changes are lost when the window closes. */
  readonly drafts?: Drafts;
  /**
   * Resolves once a person can type in the opened scenario. Checks and the list of scenarios, which
   * take longer, are loaded after that.
   */
  readonly afterOpening?: () => Promise<void>;
}

type OpeningActions = Pick<
  PlaygroundActions,
  'start' | 'openScenario' | 'openMeant' | 'openAddress' | 'takeOver' | 'noteOwner'
>;

export const USUAL_START = 'home/en';
const NOTHING: Address = { selects: {}, edits: {} };

type Store = Pick<StoreApi<PlaygroundState>, 'getState' | 'setState'>;

/** Opens scenarios that there are. Of two under way, the later one ends the other. */
function scenarioOpener(store: Store, { source, now, drafts = NO_DRAFTS }: OpeningOptions) {
  let latest = new AbortController();
  /** The address that the open scenario came with, and the time at which that was written. */
  let brought: { readonly address: Address; readonly writtenAt: number } | undefined;

  /**
   * Returns true if there is a scenario of that name. It is open then, unless something else was
   * requested meanwhile.
   */
  async function openIfThere(id: string, address: Address, writtenAt = now()): Promise<boolean> {
    latest.abort();
    latest = new AbortController();
    const { signal } = latest;
    const scenario = await source.load(id, signal).catch((error: unknown) => {
      if (!signal.aborted) throw error;
      return undefined;
    });
    if (signal.aborted) return true;
    if (!scenario) return false;
    const { isOwn, isLeft = false, draft } = await drafts.open(id);
    if (signal.aborted) return true;
    brought = { address, writtenAt };
    noteLeft(store);
    const { earlyTab, readText } = store.getState();
    const shown = earlyTab ? { ...address, tab: earlyTab } : address;
    const work = { scenario, draft, address: shown, writtenAt };
    const { isChanged, ...opened } = openOrOffer(work, isLeft, readText);
    if (!opened.offer) drafts.settle();
    store.setState({ ...opened, isElsewhere: !isOwn, shown: undefined, earlyTab: undefined });
    if (isOwn && isChanged) drafts.save(opened.playground);
    return true;
  }

  return {
    openIfThere,
    /** Tells whether nothing else was asked for since now. */
    watchTurn: () => {
      const { signal } = latest;
      return () => !signal.aborted;
    },
    /**
     * Returns the address that the open scenario came with, and the time at which that was written.
     */
    brought: () => brought,
  };
}

/** Opens what an address names; of what there is not, something else, with a notice. */
function addressOpener(store: Store, options: OpeningOptions) {
  const { source } = options;
  const { openIfThere, watchTurn, brought } = scenarioOpener(store, options);
  let listing: ReturnType<ScenarioSource['list']> | undefined;
  /** The address of a link to a scenario that does not exist. */
  let homeless = NOTHING;

  async function openAt(id: string, address: Address, writtenAt?: number): Promise<void> {
    if (await openIfThere(id, address, writtenAt)) return;
    const isLatest = watchTurn();
    const ids = (await list()).map((each) => each.id);
    if (!isLatest()) return;
    homeless = address;
    const [first] = ids;
    if (!store.getState().playground && first !== undefined) await openAt(first, NOTHING);
    store.setState({ notice: unknownScenario(id, ids, address) });
  }

  /** Opens the usual scenario, which needs no list of all to be found and is there most often. */
  async function openStart(address: Address, writtenAt?: number): Promise<void> {
    if (await openIfThere(USUAL_START, address, writtenAt)) return;
    const isLatest = watchTurn();
    const [first] = await list();
    if (isLatest()) await openAt(first?.id ?? '', address, writtenAt);
  }

  async function list(): Promise<PlaygroundState['scenarios']> {
    const { scenarios } = store.getState();
    if (scenarios.length > 0) return scenarios;
    listing ??= source.list();
    return listing;
  }

  return {
    openAt,
    openStart,
    list,
    /** Opens a scenario with what a link brought for one that there is none of. */
    openMeant: (id: string) => openAt(id, homeless),
    /** Opens the scenario again. Changes of another window are in the storage by then. */
    openAgain: ({ scenarioId, tab, selects }: Playground) => {
      const { address = NOTHING, writtenAt } = brought() ?? {};
      return openAt(scenarioId, { ...address, tab, selects }, writtenAt);
    },
  };
}

/** The actions that open a scenario. */
export function createOpeningActions(store: Store, options: OpeningOptions): OpeningActions {
  const { loadChecks, drafts = NO_DRAFTS, afterOpening = async () => {} } = options;
  const { openAt, openStart, openMeant, openAgain, list } = addressOpener(store, options);
  const orNotice = (reason: unknown) =>
    store.setState({ notice: { kind: 'failed', reason: String(reason) } });
  const orNoticeHere = (reason: unknown) => {
    orNotice(reason);
    store.setState({ isElsewhere: false });
  };

  async function openAddress(url: URL, writtenAt?: number): Promise<void> {
    const address = await readAddress(url);
    const { scenarioId } = address;
    const opening =
      scenarioId === undefined
        ? openStart(address, writtenAt)
        : openAt(scenarioId, address, writtenAt);
    await opening.catch(orNotice);
  }

  return {
    async start(url, writtenAt) {
      await openAddress(url, writtenAt);
      await afterOpening();
      const [known, scenarios, listed] = await Promise.all([loadChecks(), list(), drafts.list()]);
      // Subscribers that put a reader of their own before this one, as for long texts, do so during
      // this call.
      store.setState({ readText: memoizeReadings(createTextReader(known)) });
      const readOutline = createOutlineReader(known);
      store.setState(({ playground, readText }) => ({
        scenarios,
        drafts: listed,
        known,
        readOutline,
        ...(playground && { playground: readUnread(playground, readText) }),
      }));
    },
    openAddress,
    openScenario: (id) => openAt(id, NOTHING).catch(orNotice),
    openMeant: (id) => openMeant(id).catch(orNotice),
    takeOver: () => drafts.takeOver(),
    async noteOwner(isOwn) {
      const { playground } = store.getState();
      if (!playground) return;
      if (!isOwn) store.setState({ isElsewhere: true });
      // Text that is typed before the changes of the other window are loaded would be lost.
      else await openAgain(playground).catch(orNoticeHere);
    },
  };
}

function unknownScenario(id: string, ids: readonly string[], { edits }: Address): Notice {
  const hasEdits = Object.keys(edits).length > 0;
  const meant = suggestIds(id, ids);
  return { kind: 'unknown-scenario', id, meant, ...(hasEdits && { hasEdits }) };
}
