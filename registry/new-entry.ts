import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseCommandLine } from '#schemas/command-line/run-command-line.ts';
import { regenerate } from '#schemas/generate.ts';
import { generateCodeFiles } from './new-entry/code-texts.ts';
import { generateDataFiles } from './new-entry/data-texts.ts';
import { FAMILIES, readEntryName, type EntryName } from './new-entry/entry-name.ts';
import { addEntry } from './new-entry/list-entry.ts';
import { describeNextSteps } from './new-entry/next-steps.ts';

const USAGE = 'Usage: npm run new -- cards/news-card';
const COMMAND = {
  name: 'npm run new --',
  about: 'Lays out a new component: schema, entry, component, test, fixtures and a first scenario.',
  args: '<family>/<component-type>',
  flags: {},
  more: `The families are ${FAMILIES.join(', ')}; a component type is words with hyphens: cards/news-card.`,
} as const;
const LIST = 'registry/index.ts';

/**
 * Lays out everything that a component needs below a root, and names what it wrote. Throws before
 * it writes.
 */
export async function scaffoldEntry(address: string, root: string): Promise<string[]> {
  const name = readEntryName(address);
  if (typeof name === 'string') throw new Error(name);
  const texts = [...generateDataFiles(name), ...generateCodeFiles(name)];
  refuseExisting(
    name,
    root,
    texts.map(([path]) => path),
  );
  const list = addEntry(readFileSync(join(root, LIST), 'utf8'), name);

  for (const [path, text] of [...texts, [LIST, list] as const]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const generated = await regenerate(join(root, 'schemas'));
  return [...texts.map(([path]) => path), LIST, ...generated];
}

/** A componentType is one word for the whole registry and its kit, and one folder of scenarios. */
function refuseExisting({ id }: EntryName, root: string, paths: readonly string[]): void {
  const schemas = FAMILIES.map((family) => `schemas/${family}/${id}.schema.json`);
  const entries = [...FAMILIES, 'shell', 'kit'].map((family) => `registry/${family}/${id}`);
  const scenarios = `fixtures/scenarios/${id}`;
  const existing = [...schemas, ...entries, scenarios, ...paths].find((path) =>
    existsSync(join(root, path)),
  );
  if (existing)
    throw new Error(`${existing} exists already. Take another name; nothing was written.`);
}

async function main(): Promise<number> {
  const [address, ...others] = parseCommandLine(COMMAND).args;
  if (address === undefined || others.length > 0) {
    console.error(USAGE);
    return 2;
  }
  try {
    const written = await scaffoldEntry(address, dirname(import.meta.dirname));
    format(written);
    console.log(written.join('\n'));
    console.log(describeNextSteps(address));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(USAGE);
    return 1;
  }
}

/** A name decides where lines have to be broken. */
function format(paths: readonly string[]): void {
  const { status } = spawnSync('oxfmt', paths, {
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });
  if (status !== 0) console.error('The files could not be formatted. Run `npm run fix`.');
}

if (import.meta.main) process.exitCode = await main();
