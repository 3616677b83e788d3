import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The processor that the server has for itself; the generator and the services run on another. */
const SERVER_CORE = '0';

export interface PinnedServer {
  readonly port: number;
  /** The most memory that it has had, in megabytes. */
  readonly peakMb: () => number;
  readonly stop: () => Promise<void>;
}

/** Starts a server on one processor, and resolves once it has printed its address. */
export async function startPinned(
  file: string,
  variables: Readonly<Record<string, string>>,
): Promise<PinnedServer> {
  const child = spawn('taskset', ['-c', SERVER_CORE, process.execPath, file], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const [, found] = /http:\/\/[\w.]+:(\d+)/.exec(output) ?? [];
      if (!found) return;
      resolve(Number(found));
      // The rest of its log is thrown away unread: reading would take the generator's time.
      child.stdout.off('data', read);
      child.stdout.resume();
    };
    child.stdout.on('data', read);
    child.once('exit', () => reject(new Error(`${file} ended before it listened.`)));
  });
  return {
    port,
    peakMb() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1_000;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
