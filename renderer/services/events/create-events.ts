import type { Host } from '../../host/index.ts';

export type EventListener = (detail: unknown) => void;

export interface Events {
  /** Calls the listener at every event of that name. Returns what removes it again. */
  readonly on: (name: string, listener: EventListener) => () => void;
  /**
   * Calls all listeners, in the order they were added. Where one throws, the next is still called.
   */
  readonly emit: (name: string, detail?: unknown) => void;
  readonly dispose: () => void;
}

/**
 * Makes the bus on which the product reports to its surroundings what happened. Names are
 * kebab-case.
 */
export function createEvents(host: Pick<Host, 'console'>): Events {
  const listeners = new Map<string, Set<EventListener>>();

  return {
    on(name, listener) {
      const own = listeners.get(name) ?? new Set();
      listeners.set(name, own.add(listener));
      return () => void own.delete(listener);
    },
    emit(name, detail) {
      for (const listener of Array.from(listeners.get(name) ?? [])) {
        try {
          listener(detail);
        } catch (error) {
          host.console.error(`A listener of the event ${name} threw:`, error);
        }
      }
    },
    dispose: () => listeners.clear(),
  };
}
