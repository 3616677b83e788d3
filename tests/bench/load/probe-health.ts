import { openConnection, requestFor } from './connection.ts';
import { percentile } from '../percentiles.ts';

const PROBE_EVERY_MS = 20;

/**
 * Asks for /healthz all the time, as whoever runs the server does. Gives the 99th percentile in
 * milliseconds.
 */
export function probeHealth(port: number): { readonly stop: () => number } {
  const connection = openConnection(port);
  const request = requestFor('/healthz');
  const durations: number[] = [];
  let isStopped = false;
  const ask = async (): Promise<void> => {
    const startedAt = performance.now();
    try {
      await connection.ask(request);
      durations.push(performance.now() - startedAt);
      if (!isStopped) setTimeout(() => void ask(), PROBE_EVERY_MS);
    } catch {
      // The last answer may be under way when the probe is stopped; else the server gave none.
      if (!isStopped) durations.push(Infinity);
    }
  };
  void ask();
  return {
    stop() {
      isStopped = true;
      connection.close();
      return percentile(durations, 99);
    },
  };
}
