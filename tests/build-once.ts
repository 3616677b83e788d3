import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildSite } from './build-site.ts';

/**
 * Matches files that no build reads, and those that builds and test runs write themselves. Of the
 * tests, builds read only the ones that check them.
 */
const NOT_READ =
  /^(node_modules|\.git|dist|docs|coverage|test-results\.json|tests\/(?!(?:size|static-entries)(?:\/|$)).*)$|\.(?:test|testing)\.tsx?$|\.log$/;
const INSTALLED = 'node_modules/.package-lock.json';
const BUILT = 'dist';
const NOTE = 'built-from.json';

/**
 * Builds the site and the tools, unless every byte that a build reads and every byte that the last
 * one wrote is the same as then: whoever runs one file of tests after the other waits once.
 */
export function buildOnce(project = '.', build = buildSite): void {
  const from = sourcesOf(project);
  const note = join(project, BUILT, NOTE);
  if (existsSync(note) && readFileSync(note, 'utf8') === noteOf(from, project)) return;

  build();
  // Taken before the build: what was saved while it ran is another source the next time.
  writeFileSync(note, noteOf(from, project));
}

function noteOf(from: string, project: string): string {
  return JSON.stringify({ from, built: digestOf(filesIn(join(project, BUILT), isNoNote)) });
}

/** One digest of the sources, the packages, and the surroundings that Node and Vite read. */
function sourcesOf(project: string): string {
  const files = filesIn(project, (path) => !NOT_READ.test(path));
  const installed = join(project, INSTALLED);
  const settings = Object.keys(process.env).filter((name) => name.startsWith('VITE_'));
  const surroundings = settings.toSorted().map((name) => [name, process.env[name]]);
  return createHash('sha256')
    .update(digestOf(existsSync(installed) ? [...files, installed] : files))
    .update(JSON.stringify([process.version, process.platform, surroundings]))
    .digest('hex');
}

function isNoNote(path: string): boolean {
  return path !== NOTE;
}

function digestOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = createHash('sha256').update(readFileSync(file)).digest('hex');
    hash.update(JSON.stringify([resolve(file), content]));
  }
  return hash.digest('hex');
}

/** The files of a folder in the order of their names, those inside others included. */
function filesIn(folder: string, isWanted: (path: string) => boolean, inside = ''): string[] {
  const here = join(folder, inside);
  if (!existsSync(here)) return [];
  return readdirSync(here, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = inside ? `${inside}/${entry.name}` : entry.name;
      if (!isWanted(path)) return [];
      return entry.isDirectory() ? filesIn(folder, isWanted, path) : [join(folder, path)];
    });
}
