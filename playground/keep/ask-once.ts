import type { KeepServer } from './create-save-client.ts';

/** The same server, whose answer to a question goes to all who ask it before it is answered. */
export function askOnce(server: KeepServer): KeepServer {
  let asked: ReturnType<KeepServer['status']> | undefined;
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
