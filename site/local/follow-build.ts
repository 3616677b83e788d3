import { rmSync } from 'node:fs';
import { cp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono, type MiddlewareHandler } from 'hono';
import { serveBuiltAssets } from '../server/static-files.ts';

/** Copies of builds, which stay as they are while a process runs. */
export interface BuildCopies {
  /** Copies the folder of a build as it is now, without source maps, and gives the copy's. */
  readonly copy: (folder: string) => Promise<string>;
}

const MAP = /\.map$/;
const PROCESS_ID = /^\d+$/;

/**
 * Makes a place for the copies of this process, which is removed when it ends. Those of processes
 * that could not do so are removed here.
 */
export async function createBuildCopies(cacheFolder: string): Promise<BuildCopies> {
  await removeAbandoned(cacheFolder);
  const own = join(cacheFolder, String(process.pid));
  await rm(own, { recursive: true, force: true });
  process.once('exit', () => rmSync(own, { recursive: true, force: true }));
  let count = 0;
  return {
    async copy(folder) {
      count += 1;
      const copy = join(own, String(count));
      await cp(folder, copy, { recursive: true, filter: (source) => !MAP.test(source) });
      return copy;
    },
  };
}

async function removeAbandoned(cacheFolder: string): Promise<void> {
  const names = await readdir(cacheFolder).catch((): string[] => []);
  const abandoned = names.filter((name) => PROCESS_ID.test(name) && !isRunning(Number(name)));
  await Promise.all(
    abandoned.map((name) => rm(join(cacheFolder, name), { recursive: true, force: true })),
  );
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // It runs, and is somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

interface FollowOptions extends BuildCopies {
  readonly folder: string;
  /** The file in it that a build writes last, and removes first. */
  readonly marker: string;
}

/**
 * Follows the builds of a folder: gives the folder with a copy of the latest that is whole. While
 * another is being written, that is the one before.
 */
export async function followBuild({
  folder,
  marker,
  copy,
}: FollowOptions): Promise<() => Promise<string>> {
  const readStamp = () => stampOf(join(folder, marker));
  let held = { stamp: await readStamp(), folder: await copy(folder) };
  let copying: Promise<void> | undefined;

  const copyAnew = async (): Promise<void> => {
    const stamp = await readStamp();
    const next = await copy(folder).catch(() => undefined);
    // Otherwise the next build began meanwhile, and this copy may be half of each.
    if (next !== undefined && stamp === (await readStamp())) held = { stamp, folder: next };
  };

  return async () => {
    const stamp = await readStamp();
    if (stamp === undefined || stamp === held.stamp) return held.folder;
    copying ??= copyAnew().finally(() => {
      copying = undefined;
    });
    await copying;
    return held.folder;
  };
}

/** Changes with each build; undefined while there is none. */
async function stampOf(file: string): Promise<string | undefined> {
  return stat(file, { bigint: true }).then(
    ({ mtimeNs, ino }) => `${mtimeNs} ${ino}`,
    () => undefined,
  );
}

/**
 * Serves the files of the tools' latest build, and of those before it that this server has served:
 * a window that was opened then may load a part of its code only now.
 */
export function serveToolFiles(toolsFolder: () => Promise<string>): MiddlewareHandler {
  const builds = new Map<string, Hono>();
  return async ({ req }) => {
    const folder = await toolsFolder();
    const latest = builds.get(folder) ?? new Hono().use(...serveBuiltAssets(folder));
    builds.set(folder, latest);
    const answer = await latest.fetch(req.raw);
    if (answer.status !== 404) return answer;
    for (const before of [...builds.values()].toReversed()) {
      const older = await before.fetch(req.raw);
      if (older.status !== 404) return older;
    }
    return answer;
  };
}
