import { dirname, join } from 'node:path';
import { parseCommandLine } from './command-line/read-command-line.ts';
import { printEditorSchemas } from './generate/editor-schema.ts';
import { printEditorSettings } from './generate/editor-settings.ts';
import { printIndex } from './generate/print-index.ts';
import {
  createPrinter,
  createReusingPrinter,
  type ModulePrinter,
} from './generate/print-modules.ts';
import { printProblems } from './generate/print-problems.ts';
import {
  findOld,
  findStale,
  finishBeforeStop,
  writeOutput,
  type Output,
} from './generate/output.ts';
import {
  hasModule,
  readSchemas,
  type SchemaFile,
  type SchemaSet,
} from './generate/read-schemas.ts';

const GENERATED = 'generated';

/** The text of every generated file. The same schemas always give the same text. */
export async function generate(
  schemas: SchemaSet,
  printer: ModulePrinter = createPrinter(schemas),
): Promise<Output> {
  const files = [...schemas.values()].filter(hasModule);
  const types = files.map(async (file): Promise<[string, string]> => [
    `${file.address}.ts`,
    await printer.printType(file),
  ]);
  return new Map([
    ...(await Promise.all(types)),
    ...printChecks(files, printer),
    ['checks.ts', printIndex(schemas)],
    ['editor-schemas.json', printEditorSchemas(schemas)],
  ]);
}

/** The checks, and the compiled parts of shared schemas that they and these parts import. */
function printChecks(files: readonly SchemaFile[], printer: ModulePrinter): Output {
  const output = new Map<string, string>();
  const parts = new Set<SchemaFile>();
  for (const file of files) {
    const check = printer.printCheck(file);
    output.set(`${file.address}.check.ts`, check.text);
    check.parts.forEach((part) => parts.add(part));
  }
  // A set that grows is iterated to its end.
  for (const file of parts) {
    const part = printer.printPart(file);
    output.set(`${file.address}.validate.ts`, part.text);
    part.parts.forEach((inner) => parts.add(inner));
  }
  return output;
}

/** The text of every generated file outside the folder of schemas, by its path in the project. */
export function generateBeside(schemas: SchemaSet): Output {
  return new Map([
    ['.vscode/settings.json', printEditorSettings(schemas)],
    ['docs/problems.md', printProblems()],
  ]);
}

/**
 * Updates all that is generated from a folder of schemas, and returns the files it changed. Where
 * it is told which schemas have changed, by their addresses, it makes only the modules of these and
 * of those that refer to them. All texts are there before the first is written, and a stop waits
 * until the last is.
 */
export async function regenerate(folder: string, touched?: readonly string[]): Promise<string[]> {
  const schemas = readSchemas(folder);
  const beside = generateBeside(schemas);
  const project = dirname(folder);
  const generated = join(folder, GENERATED);
  const printer = touched && createReusingPrinter({ folder: generated, schemas, touched });
  const output = await generate(schemas, printer);
  return finishBeforeStop(() => [
    ...writeOutput(generated, output).map(nameOf),
    ...writeOutput(project, beside, findOld(project, beside)),
  ]);
}

/** Names all that is made from a folder of schemas and not up to date, and changes nothing. */
export async function findOutdated(folder: string): Promise<string[]> {
  const schemas = readSchemas(folder);
  return [
    ...findStale(join(folder, GENERATED), await generate(schemas)).map(nameOf),
    ...findOld(dirname(folder), generateBeside(schemas)),
  ];
}

function nameOf(path: string): string {
  return `schemas/${GENERATED}/${path}`;
}

async function main(): Promise<number> {
  const { values } = parseCommandLine({
    name: 'npm run generate --',
    about: "Makes types, compiled checks and the editor's schema out of the schemas.",
    flags: {
      check: {
        type: 'boolean',
        about: 'Changes nothing, and ends with 1 where a file is not up to date.',
      },
    },
  });
  if (!values.check) {
    for (const name of await regenerate(import.meta.dirname)) console.log(name);
    return 0;
  }
  const outdated = await findOutdated(import.meta.dirname);
  for (const name of outdated) console.error(`${name} is stale.`);
  if (outdated.length > 0) console.error('Run `npm run generate` and commit what it writes.');
  return outdated.length > 0 ? 1 : 0;
}

if (import.meta.main) process.exitCode = await main();
