import type { Host, TabStorage } from './host.ts';

/**
 * The part of a browser's host that one tab has in common with the others, what it keeps for
 * itself, and what it hears of itself. Pages without a session do without.
 */
export type TabHost = Required<Pick<Host, 'storage' | 'tabStorage' | 'locks' | 'listen'>>;

/**
 * Takes them of a window. Storage is looked up at each call: where it is switched off, the mere
 * look throws.
 */
export function createTabHost(window: Window & typeof globalThis): TabHost {
  return {
    storage: {
      ...storageOf(() => window.localStorage),
      subscribe(listener) {
        window.addEventListener('storage', listener);
        return () => window.removeEventListener('storage', listener);
      },
    },
    tabStorage: createTabStorage(window),
    locks: locksOf(window.navigator),
    listen(names, listener) {
      const hear = ({ type }: Event) => listener(type);
      // While they travel down, so that no element on the way can keep them.
      const options = { capture: true, passive: true };
      names.forEach((name) => window.addEventListener(name, hear, options));
      return () => names.forEach((name) => window.removeEventListener(name, hear, options));
    },
  };
}

/** Looked up at each call: where it is switched off, the mere look throws. */
export function createTabStorage(window: Window): TabStorage {
  return storageOf(() => window.sessionStorage);
}

function storageOf(look: () => globalThis.Storage): TabStorage {
  return {
    get: (name) => look().getItem(name) ?? undefined,
    set: (name, value) => look().setItem(name, value),
    remove: (name) => look().removeItem(name),
  };
}

/** Only secure pages have locks, whatever the types say. */
function locksOf({ locks }: { readonly locks?: LockManager }): Host['locks'] {
  return (
    locks && {
      async request(name, wait, task) {
        await locks.request(name, wait, task);
      },
    }
  );
}
