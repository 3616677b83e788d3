import { createTabHost } from './browser-tab.ts';
import type { HostChannel, HostRecords, SharedHost } from './host.ts';

/** The name of the database, and of the channel. */
const NAME = 'call-cache';

const NOTES = 'notes';
const VALUES = 'values';

/** Makes everything that the documents of a window's browser have in common. */
export function createSharedHost(window: Window & typeof globalThis): SharedHost {
  return {
    storage: createTabHost(window).storage,
    records: createRecords(window),
    channel: createChannel(window),
  };
}

/**
 * Keeps records in IndexedDB. A connection that stays open would keep a page out of some browsers'
 * back-forward cache, so each use has one of its own.
 */
function createRecords(window: Window & typeof globalThis): HostRecords {
  const run = async (mode: IDBTransactionMode, task: (stores: Stores) => void): Promise<void> => {
    const database = await openDatabase(window);
    try {
      const transaction = database.transaction([NOTES, VALUES], mode);
      task({ notes: transaction.objectStore(NOTES), values: transaction.objectStore(VALUES) });
      await untilComplete(transaction);
    } finally {
      database.close();
    }
  };

  return {
    async get(key) {
      let request: IDBRequest<unknown> | undefined;
      await run('readonly', ({ values }) => {
        request = values.get(key);
      });
      return request?.result;
    },
    change: (plan) =>
      run('readwrite', ({ notes, values }) => {
        const keys = notes.getAllKeys();
        const all = notes.getAll();
        all.addEventListener('success', () => {
          const noted = new Map<string, unknown>();
          keys.result.forEach((key, index) => {
            if (typeof key === 'string') noted.set(key, all.result[index]);
          });
          const { drop, put } = plan(noted);
          for (const store of [notes, values]) drop.forEach((key) => store.delete(key));
          if (!put) return;
          notes.put(put.note, put.key);
          values.put(put.value, put.key);
        });
      }),
  };
}

interface Stores {
  readonly notes: IDBObjectStore;
  readonly values: IDBObjectStore;
}

/** Where IndexedDB is switched off, the mere look throws, and this rejects. */
function openDatabase({ indexedDB }: Window & typeof globalThis): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, 1);
    opening.addEventListener('upgradeneeded', () => {
      for (const name of [NOTES, VALUES]) opening.result.createObjectStore(name);
    });
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(asError(opening.error)));
  });
}

function untilComplete(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    // Comes after each error, and alone where there is no room left.
    transaction.addEventListener('abort', () => reject(asError(transaction.error)));
  });
}

function asError(error: DOMException | null): Error {
  return error ?? new Error('The database has given up.');
}

/** It is closed while the page is not shown, for the same reason. */
function createChannel(window: Window & typeof globalThis): HostChannel {
  let channel: BroadcastChannel | undefined;
  let listener: ((message: unknown) => void) | undefined;
  const open = () => {
    if (channel) return;
    channel = new window.BroadcastChannel(NAME);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener?.(data));
  };
  open();
  window.addEventListener('pagehide', () => {
    channel?.close();
    channel = undefined;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    open();
    listener?.(undefined);
  });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin.
    post: (message) => channel?.postMessage(message),
    listen(listen) {
      listener = listen;
    },
  };
}
