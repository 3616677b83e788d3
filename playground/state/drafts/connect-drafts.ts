import { waitForIdle } from '../../environment/wait-for-idle.ts';
import type { Playground } from '../playground.ts';
import type { PlaygroundStore } from '../state.ts';
import { createClaims, type ClaimsChannel } from './create-claims.ts';
import { createOpenMark, type OpenMark } from './create-open-mark.ts';
import { createDraftStore, createDraftDatabase } from './create-draft-store.ts';
import type { Drafts } from './drafts.ts';
import { toStoredDraft } from './stored-draft.ts';

const CHANNEL = 'vitrine-playground';

/** Drafts in a browser's storage, and the way to bring them and a store together. */
export interface WindowDrafts extends Drafts {
  readonly connect: (store: PlaygroundStore) => void;
}

/**
 * The drafts that a browser's window keeps. It asks before it closes while something is not stored.
 */
export function createWindowDrafts(
  window: Window & typeof globalThis,
  now: () => number,
): WindowDrafts {
  let store: PlaygroundStore | undefined;
  const draftStore = createDraftStore({
    database: createDraftDatabase(),
    onStatus: (storageStatus) => store?.getState().noteStorageStatus(storageStatus),
    // The browser copies the whole text, which no key should wait for.
    later: (run, delayMs) =>
      void window.setTimeout(() => void waitForIdle(window).then(run), delayMs),
  });
  const mark = createOpenMark({
    storage: () => window.localStorage,
    windowId: `${now()}-${Math.random()}`,
    wait: (delayMs) => new Promise((resolve) => void window.setTimeout(resolve, delayMs)),
  });
  // Browsers have none where the address is not secure.
  const locks = 'locks' in window.navigator ? window.navigator.locks : undefined;
  const claims = createClaims({
    locks,
    channel: channelOf(window),
    beforeRelease() {
      mark.release();
      return draftStore.flush();
    },
    onChange(isOwn, scenarioId) {
      const state = store?.getState();
      // A scenario that is still being opened is opened with what is known of it then.
      if (state?.playground?.scenarioId === scenarioId) void state.noteOwner(isOwn);
    },
  });
  const drafts: Drafts = {
    async open(scenarioId) {
      const isOwn = await claims.claim(scenarioId);
      if (isOwn && locks) await mark.waitForOthers(scenarioId);
      // Only by its lock is it known that the other window does not live.
      const isLeft = isOwn && locks !== undefined && mark.set(scenarioId) && !wasDiscarded(window);
      if (!isLeft) mark.settle();
      const draft = await draftStore.read(scenarioId);
      if (isOwn || !claims.isOwn(scenarioId)) return { isOwn, isLeft, draft };
      // The other window has let it go meanwhile, and has stored its work before that.
      return { isOwn: true, isLeft, draft: await draftStore.read(scenarioId) };
    },
    list: draftStore.list,
    remove: draftStore.remove,
    restore: draftStore.save,
    settle: mark.settle,
    save: (playground) => draftStore.save(toStoredDraft(playground, now())),
    takeOver: claims.takeOver,
  };
  return {
    ...drafts,
    connect(connected) {
      store = connected;
      connected.subscribe(({ playground, isElsewhere }, before) => {
        if (!playground || isElsewhere) return;
        if (isChange(playground, before.playground)) drafts.save(playground);
      });
      storeBeforeLeaving(window, draftStore);
      listAgainWhenSeen(window, drafts, connected);
      removeMarkBeforeLeaving(window, mark);
    },
  };
}

/**
 * Browsers short of memory end windows that nobody looks at, and bring them back as if nothing had
 * been.
 */
function wasDiscarded({ document }: Window): boolean {
  return 'wasDiscarded' in document && document.wasDiscarded === true;
}

function channelOf(window: Window & typeof globalThis): ClaimsChannel {
  const channel = new window.BroadcastChannel(CHANNEL);
  return {
    // A channel reaches no other origin, so there is none to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    request: (scenarioId) => channel.postMessage(scenarioId),
    onRequest: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data)),
  };
}

type Changing = Pick<
  Playground,
  'scenarioId' | 'scenario' | 'original' | 'history' | 'translation'
>;

/**
 * Every change of a text stands in the history, and saving changes what it is compared with.
 * Opening reads a scenario anew.
 */
function isChange(now: Changing, before: Changing | undefined): boolean {
  if (now.scenarioId !== before?.scenarioId) return false;
  const isSaved = now.scenario === before.scenario && now.original !== before.original;
  return isSaved || now.history !== before.history || now.translation !== before.translation;
}

function removeMarkBeforeLeaving(window: Window, { clear, restore }: OpenMark): void {
  window.addEventListener('pagehide', clear);
  // Back from a page that replaced it.
  window.addEventListener('pageshow', ({ persisted }) => persisted && restore());
}

/** Other windows may have changed other drafts while this one was not looked at. */
function listAgainWhenSeen(window: Window, { list }: Drafts, store: PlaygroundStore): void {
  window.document.addEventListener('visibilitychange', () => {
    if (window.document.visibilityState === 'visible')
      void list().then((drafts) => store.setState({ drafts }));
  });
}

type DraftStore = ReturnType<typeof createDraftStore>;

function storeBeforeLeaving(window: Window, { flush, isAllStored }: DraftStore): void {
  window.addEventListener('beforeunload', (event) => {
    if (isAllStored()) return;
    void flush();
    event.preventDefault();
  });
  window.addEventListener('pagehide', () => void flush());
  window.document.addEventListener('visibilitychange', () => void flush());
}
