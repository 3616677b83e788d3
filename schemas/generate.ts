import { join } from 'node:path';
import { printCheck } from './generate/print-check.ts';
import { printEditorSchema } from './generate/editor-schema.ts';
import { printIndex } from './generate/print-index.ts';
import { printType } from './generate/print-type.ts';
import { findStale, writeOutput, type Output } from './generate/output.ts';
import { isDoor, readSchemas, type SchemaSet } from './generate/read-schemas.ts';

/** The text of every generated file. The same schemas always give the same text. */
export async function generate(schemas: SchemaSet): Promise<Output> {
  const files = [...schemas.values()].filter(isDoor);
  const types = files.map(async (file): Promise<[string, string]> => [
    `${file.address}.ts`,
    await printType(file, schemas),
  ]);
  return new Map([
    ...(await Promise.all(types)),
    ...files.map((file): [string, string] => [
      `${file.address}.check.ts`,
      printCheck(file, schemas),
    ]),
    ['checks.ts', printIndex(schemas)],
    ['editor.schema.json', printEditorSchema(schemas)],
  ]);
}

async function main(words: readonly string[]): Promise<number> {
  const folder = join(import.meta.dirname, 'generated');
  const output = await generate(readSchemas(import.meta.dirname));
  if (words.includes('--check')) {
    const stale = findStale(folder, output);
    for (const path of stale) console.error(`schemas/generated/${path} is stale.`);
    if (stale.length > 0) console.error('Run `npm run generate` and commit what it writes.');
    return stale.length > 0 ? 1 : 0;
  }
  for (const path of writeOutput(folder, output)) console.log(`schemas/generated/${path}`);
  return 0;
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
