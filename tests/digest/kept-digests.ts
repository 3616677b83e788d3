import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Change, Digests } from './compare-digests.ts';

const FOLDER = 'fixtures/digests';
const ENDING = '.txt';
const CHANGES = `${FOLDER}/CHANGES.md`;

const fileOf = (id: string) => `${FOLDER}/${id}${ENDING}`;

/** The digests that were agreed on. */
export async function readKept(): Promise<Digests> {
  const kept = new Map<string, string>();
  for await (const file of glob(`${FOLDER}/**/*${ENDING}`)) {
    const id = file.replaceAll('\\', '/').slice(FOLDER.length + 1, -ENDING.length);
    kept.set(id, await readFile(file, 'utf8'));
  }
  return kept;
}

/** Agrees on other digests, and writes down why. */
export async function keep(
  digests: Digests,
  changes: readonly Change[],
  because: string,
): Promise<void> {
  for (const id of changes.flatMap(({ ids }) => ids)) {
    const text = digests.get(id);
    await mkdir(dirname(fileOf(id)), { recursive: true });
    await (text === undefined ? rm(fileOf(id)) : writeFile(fileOf(id), text));
  }
  const before = await readFile(CHANGES, 'utf8').catch(() => HEADING);
  await writeFile(CHANGES, `${before}- ${today()} ${because} (${countOf(changes)})\n`);
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
