import type { SaveClient } from './create-save-client.ts';

/** The same server, whose answer to a question goes to all who ask it before it is answered. */
export function dedupe(server: SaveClient): SaveClient {
  let pending: ReturnType<SaveClient['status']> | undefined;
  return {
    ...server,
    status() {
      pending ??= server.status().finally(() => {
        pending = undefined;
      });
      return pending;
    },
  };
}
