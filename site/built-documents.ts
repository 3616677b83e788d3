import { readFile } from 'node:fs/promises';
import type { LocalToolsOptions } from './local-tools.ts';

/** The documents of the tools as the build made them. */
export function builtDocuments(clientFolder: string): LocalToolsOptions['readDocument'] {
  return (name) => readFile(`${clientFolder}/playground/${name}.html`, 'utf8');
}
