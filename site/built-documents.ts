import { readFile } from 'node:fs/promises';
import type { LocalToolsOptions } from './local-tools.ts';

/** The documents of the tools as the build made them. */
export function createBuiltDocuments(toolsFolder: string): LocalToolsOptions['readDocument'] {
  return (name) => readFile(`${toolsFolder}/playground/${name}.html`, 'utf8');
}
