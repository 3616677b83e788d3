import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFailed } from 'vitest';
import { linkPackages } from '../link-packages.ts';

/** A copy of the sources that a test may change, and the development servers on it. */
export interface SourceCopy {
  /** Starts npm run dev's server in the copy and gives its address. */
  readonly startServer: () => Promise<string>;
  /**
   * Saves a source anew. Fails where there is nothing to change. A test that fails leaves no change
   * behind.
   */
  readonly edit: (path: string, from: string, to: string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

const COPIED = [
  'schemas',
  'renderer',
  'registry',
  'fixtures',
  'site',
  'package.json',
  'tsconfig.json',
];

interface SourceCopyOptions {
  /** The playground and its previews, for which the server prepares twice as many packages. */
  readonly hasPlayground?: boolean;
}

/** Copies the sources into a folder of their own, with the packages of this one. */
export async function copySources({
  hasPlayground = false,
}: SourceCopyOptions = {}): Promise<SourceCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-dev-'));
  const servers: ChildProcess[] = [];
  const copied = hasPlayground ? [...COPIED, 'playground'] : COPIED;
  // Thousands of files, one after the other, take a third of what they take in turns with
  // everything else.
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true });
  await linkPackages('.', folder);

  return {
    async startServer() {
      const server = spawn(process.execPath, ['site/dev.ts'], {
        cwd: folder,
        env: { PATH: process.env['PATH'], PORT: '0', VITRINE_ALLOWED_HOSTS: 'vitrine.test' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      servers.push(server);
      return addressOf(server);
    },
    async edit(path, from, to) {
      const file = join(folder, path);
      const text = await readFile(file, 'utf8');
      if (!text.includes(from)) throw new Error(`${path} has no ${from} to change.`);
      onTestFailed(() => cp(path, file));
      await writeFile(
        file,
        text.replace(from, () => to),
      );
    },
    async remove() {
      await Promise.all(servers.map(stop));
      await rm(folder, { recursive: true });
    },
  };
}

function addressOf(server: ChildProcess): Promise<string> {
  const output: string[] = [];
  return new Promise((resolveAddress, reject) => {
    const read = (chunk: Buffer) => {
      output.push(chunk.toString());
      const [found] = /http:\/\/localhost:\d+/.exec(output.join('')) ?? [];
      if (found) resolveAddress(found);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', () => reject(new Error(`The server ended: ${output.join('')}`)));
  });
}

function stop(server: ChildProcess): Promise<void> {
  return new Promise((ended) => {
    if (server.exitCode !== null || server.signalCode !== null) return ended();
    server.once('exit', () => ended());
    server.kill();
  });
}
