import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseCommandLine } from '#schemas/command-line/read-command-line.ts';
import { regenerate } from '#schemas/generate.ts';
import { generateCodeFiles, generateDataFiles } from './new-entry/entry-files.ts';
import { FAMILIES, readEntryName, type EntryName } from './new-entry/entry-name.ts';

const USAGE = 'Usage: npm run new -- cards/event-card';
const COMMAND = {
  name: 'npm run new --',
  about: 'Lays out a new component: schema, entry, component, test, fixtures and a first scenario.',
  args: '<family>/<component-type>',
  flags: {},
  more: `The families are ${FAMILIES.join(', ')}; a component type is words with hyphens: cards/event-card.`,
} as const;
const LIST = 'registry/index.ts';
const ENTRY_IMPORT = /^import \{ \w+ \} from '\.\/([\w/-]+)\/index\.ts';$/;
const ENTRY_ITEM = /^ {2}(\w+),$/;

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
  const generated = await regenerate(join(root, 'schemas'), [address]);
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

/**
 * The text of `registry/index.ts` with one more entry, its import and its item each in their order.
 */
function addEntry(text: string, { family, id, camel }: EntryName): string {
  const line = `import { ${camel} } from './${family}/${id}/index.ts';`;
  const imported = insert(text.split('\n'), {
    line,
    key: `${family}/${id}`,
    pattern: ENTRY_IMPORT,
  });
  return insert(imported, { line: `  ${camel},`, key: camel, pattern: ENTRY_ITEM }).join('\n');
}

interface Insertion {
  readonly line: string;
  /** The key that orders the lines; the pattern's group finds it in the lines already there. */
  readonly key: string;
  readonly pattern: RegExp;
}

function insert(lines: readonly string[], { line, key, pattern }: Insertion): string[] {
  const present = lines.flatMap((each, index) => {
    const name = pattern.exec(each)?.[1];
    return name === undefined ? [] : [{ name, index }];
  });
  const last = present.at(-1);
  if (!last) throw new Error(`registry/index.ts has no line like ${JSON.stringify(line)}.`);

  const next = present.find(({ name }) => name > key);
  return lines.toSpliced(next?.index ?? last.index + 1, 0, line);
}

/** Says what is left to do for a new component, at its address. */
export function describeNextSteps(address: string): string {
  const id = address.slice(address.indexOf('/') + 1);
  return `
Next:
1. Say in schemas/${address}.schema.json what an author may write, and run \`npm run generate\`.
2. Render it in registry/${address}, and show every property in fixtures/${address}/full.json.
3. Run \`npm run coverage:scenarios\`. It names what no scenario shows yet, which you add to fixtures/scenarios/${id}, and each text that is to be written.
4. Run \`npm run digest -- --update --only ${id}/ --because "<why>"\` to agree on what the scenarios show.
5. Name it in each file of schemas/translations, and translate what its schema says.
6. Choose its icon in playground/layout/component-icon.ts.`;
}

if (import.meta.main) process.exitCode = await main();
