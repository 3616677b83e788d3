import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Change, Digests } from './compare-digests.ts';
import { foldLandmarks, landmarksIn, unfoldLandmarks } from './fold-landmarks.ts';

export const DIGESTS = 'fixtures/digests';

const ENDING = '.txt';
const LANDMARK = /^_landmarks\//;

/** The digests that were agreed on. */
export async function readStored(folder = DIGESTS): Promise<Digests> {
  const files = await readFiles(folder);
  const scenarios = [...files].filter(([name]) => !LANDMARK.test(name));
  return new Map(scenarios.map(([id, text]) => [id, unfoldLandmarks(text, files)]));
}

/** The digest of a scenario that was agreed on; undefined where there is none. */
export async function readStoredDigest(id: string, folder = DIGESTS): Promise<string | undefined> {
  const text = await readFile(fileOf(folder, id), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const names = landmarksIn(text);
  const landmarks = await Promise.all(
    names.map(async (name) => [name, await readFile(fileOf(folder, name), 'utf8')] as const),
  );
  return unfoldLandmarks(text, new Map(landmarks));
}

/**
 * Holds all that `keep` needs to know: the digests as they are now, and how they differ from those
 * that were agreed on.
 */
export interface Agreement {
  readonly digests: Digests;
  readonly changes: readonly Change[];
  readonly because: string;
}

/** Agrees on other digests, and writes down why. */
export async function store(
  { digests, changes, because }: Agreement,
  folder = DIGESTS,
): Promise<void> {
  for (const id of changes.flatMap(({ ids }) => ids)) {
    const digest = digests.get(id);
    if (digest === undefined) await rm(fileOf(folder, id), { force: true });
    else await writeDigest(folder, id, digest);
  }
  await removeUnused(folder);
  const log = join(folder, 'CHANGES.md');
  const before = await readFile(log, 'utf8').catch(() => HEADING);
  await writeFile(log, `${before}- ${today()} ${because} (${countOf(changes)})\n`);
}

async function writeDigest(folder: string, id: string, digest: string): Promise<void> {
  const { text, landmarks } = foldLandmarks(digest);
  for (const [name, content] of [[id, text] as const, ...landmarks]) {
    await mkdir(dirname(fileOf(folder, name)), { recursive: true });
    await writeFile(fileOf(folder, name), content);
  }
}

/** Landmarks that no digest needs any more. */
async function removeUnused(folder: string): Promise<void> {
  const files = await readFiles(folder);
  const needed = new Set([...files.values()].flatMap(landmarksIn));
  const unused = [...files.keys()].filter((name) => LANDMARK.test(name) && !needed.has(name));
  await Promise.all(unused.map((name) => rm(fileOf(folder, name))));
}

async function readFiles(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for await (const file of glob(`**/*${ENDING}`, { cwd: folder })) {
    const name = file.replaceAll('\\', '/').slice(0, -ENDING.length);
    files.set(name, await readFile(join(folder, file), 'utf8'));
  }
  return files;
}

function fileOf(folder: string, name: string): string {
  return `${folder}/${name}${ENDING}`;
}

const HEADING = `# Why digests changed

One line for each time that \`npm run digest -- --update --because "<text>"\` was run, the latest last.

`;

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function countOf(changes: readonly Change[]): string {
  const { length } = changes.flatMap(({ ids }) => ids);
  return length === 1 ? '1 scenario' : `${length} scenarios`;
}
