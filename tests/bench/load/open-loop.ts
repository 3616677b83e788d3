import { performance } from 'node:perf_hooks';
import { openConnection, type Connection } from './connection.ts';
import { percentile } from '../percentiles.ts';

export interface OpenLoopOptions {
  readonly port: number;
  readonly requests: readonly Buffer[];
  /** The number of visitors who come in a second, whether or not those before have their answer. */
  readonly perSecond: number;
  readonly seconds: number;
  /** Returns true if an answer to the request of this number is a whole page. */
  readonly isGood: (
    answer: { readonly status: number; readonly bytes: number },
    index: number,
  ) => boolean;
}

export interface Offered {
  /** All in a second. */
  readonly sent: number;
  readonly good: number;
  readonly shed: number;
  readonly failed: number;
  /** The percentiles are of good pages, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** True if the generator, not the server, was the limit. */
  readonly isGeneratorLimit: boolean;
}

const TICK_MS = 5;

/** A visitor who waits longer leaves. */
const PATIENCE_MS = 10_000;

/** Sends visitors at a steady rate, each on a connection that is free, or a new one. */
export async function openLoop(options: OpenLoopOptions): Promise<Offered> {
  const { perSecond, seconds, requests, isGood } = options;
  const count = Math.round(perSecond * seconds);
  const free: Connection[] = [];
  const all: Connection[] = [];
  const durations: number[] = [];
  const visits: Promise<void>[] = [];
  let [shed, failed, lateMs] = [0, 0, 0];

  async function visit(index: number): Promise<void> {
    let connection = free.pop();
    while (connection && !connection.isOpen()) connection = free.pop();
    if (!connection) {
      connection = openConnection(options.port);
      all.push(connection);
    }
    const startedAt = performance.now();
    const leaving = setTimeout(connection.close, PATIENCE_MS);
    try {
      const answer = await connection.ask(requests[index % requests.length] ?? Buffer.of());
      if (isGood(answer, index)) durations.push(performance.now() - startedAt);
      else if (answer.status === 503) shed += 1;
      else failed += 1;
      free.push(connection);
    } catch {
      failed += 1;
    } finally {
      clearTimeout(leaving);
    }
  }

  const startedAt = performance.now();
  const loadBefore = performance.eventLoopUtilization();
  for (let sent = 0; sent < count;) {
    const elapsedMs = performance.now() - startedAt;
    const due = Math.min(count, Math.floor((elapsedMs * perSecond) / 1_000));
    lateMs = Math.max(lateMs, elapsedMs - (sent * 1_000) / perSecond);
    for (; sent < due; sent += 1) visits.push(visit(sent));
    await new Promise((resolve) => void setTimeout(resolve, TICK_MS));
  }
  const sentSeconds = (performance.now() - startedAt) / 1_000;
  const { utilization } = performance.eventLoopUtilization(loadBefore);
  await Promise.all(visits);
  all.forEach((connection) => connection.close());

  return {
    sent: count / sentSeconds,
    good: durations.length / seconds,
    shed: shed / seconds,
    failed: failed / seconds,
    p50: percentile(durations, 50),
    p99: percentile(durations, 99),
    isGeneratorLimit: utilization > 0.95 || sentSeconds > seconds * 1.05,
  };
}
