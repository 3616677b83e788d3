import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import type { AtEnd } from '../at-end.ts';

/** A server of the build in a process of its own. */
export interface ServerProcess {
  /** The address at which it listens. */
  readonly address: string;
  /** Returns the text that it has written so far. */
  readonly output: () => string;
  readonly terminate: () => void;
  /** The code that the process ended with. */
  readonly exitCode: () => Promise<number | null>;
}

/** Tells how a process ended that ended by itself. */
export interface EndedProcess {
  readonly code: number | null;
  readonly output: string;
}

/** Other addresses, of a backend that answers wrongly, can stand before it. */
const LISTENS = /(?:listens at|is ready:) (http:\/\/[\w.]+:\d+)/;

type Variables = Readonly<Record<string, string>>;

/**
 * Starts a server of the build, and resolves once it has printed its address. It ends with the
 * test, or with the file.
 */
export async function startProcess(
  file: string,
  variables: Variables,
  atEnd: AtEnd = onTestFinished,
): Promise<ServerProcess> {
  const child = spawnServer(file, variables);
  atEnd(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  const output: string[] = [];
  const address = await readAddress(child, output);
  return {
    address,
    output: () => output.join(''),
    terminate: () => void child.kill('SIGTERM'),
    exitCode: () => ended.then(([code]) => code as number | null),
  };
}

/**
 * Waits for the address at which a server says that it listens, and notes all that it writes.
 * Rejects with that where the process ends before.
 */
export function readAddress(child: ChildProcess, output: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output.push(chunk.toString());
      const [, found] = LISTENS.exec(output.join('')) ?? [];
      if (found) resolve(found.replace('localhost', '127.0.0.1'));
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`The server ended: ${output.join('')}`)));
  });
}

/** Runs a server that is expected to refuse its work. */
export async function runProcess(
  file: string,
  variables: Variables,
  args: readonly string[] = [],
): Promise<EndedProcess> {
  const child = spawnServer(file, variables, args);
  onTestFinished(() => void child.kill('SIGKILL'));
  const output: string[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output.join('') };
}

function spawnServer(
  file: string,
  variables: Variables,
  args: readonly string[] = [],
): ChildProcess {
  return spawn(process.execPath, [file, ...args], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: '0',
      VITRINE_PICTURES: '0',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
