import type { HostRecord, HostRecords, SharedHost } from '../../../host/host.ts';

/** A browser whose documents have something in common, which a test can look at. */
export interface SampleShared {
  readonly stored: Map<string, string>;
  readonly records: Map<string, HostRecord>;
  readonly openDocument: () => SharedHost;
  /** The bytes of all answers. */
  readonly bytes: () => number;
}

/** Makes a browser that keeps records in memory. Its messages arrive at once. */
export function createSampleShared(): SampleShared {
  const stored = new Map<string, string>();
  const records = new Map<string, HostRecord>();
  const tabs = new Map<object, (message: unknown) => void>();
  const database: HostRecords = {
    get: async (key) => structuredClone(records.get(key)?.value),
    async change(plan) {
      const notes = new Map([...records].map(([key, { note }]) => [key, note]));
      const { drop, put } = plan(notes);
      drop.forEach((key) => records.delete(key));
      if (put) records.set(put.key, structuredClone(put));
    },
  };

  return {
    stored,
    records,
    bytes: () =>
      [...records.values()].reduce(
        (sum, { note }) => sum + Number(Reflect.get(Object(note), 'size')),
        0,
      ),
    openDocument() {
      const tab = {};
      return {
        records: database,
        storage: {
          get: (name) => stored.get(name),
          set: (name, value) => void stored.set(name, value),
          remove: (name) => void stored.delete(name),
          subscribe: () => () => undefined,
        },
        channel: {
          post(message) {
            for (const [other, listen] of tabs) if (other !== tab) listen(structuredClone(message));
          },
          listen: (listener) => void tabs.set(tab, listener),
        },
      };
    },
  };
}
