import type { SaveClient } from './create-save-client.ts';

/** The same server, whose answer to a question goes to all who ask it before it is answered. */
export function dedupe(server: SaveClient): SaveClient {
  let asked: ReturnType<SaveClient['status']> | undefined;
  return {
    ...server,
    status() {
      asked ??= server.status().finally(() => {
        asked = undefined;
      });
      return asked;
    },
  };
}
