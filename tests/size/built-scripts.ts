import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Script } from './budget.ts';
import { MODULE_LIST, type ModuleList } from './module-list.ts';

/** Lists all scripts of a build; a module that is only a style sheet has none in the end. */
export function scriptsIn(folder: string): Script[] {
  return Object.entries(modulesIn(folder))
    .filter(([address]) => existsSync(`${folder}/${address}`))
    .map(([address, own]) => ({ bytes: compressed(readBuilt(folder, address)), modules: own }));
}

/** Reads the modules that each script of a build is made of. */
export function modulesIn(folder: string, list = MODULE_LIST): ModuleList {
  return JSON.parse(readBuilt(folder, list)) as ModuleList;
}

export function readBuilt(folder: string, address: string): string {
  return readFileSync(`${folder}/${address}`, 'utf8');
}

/** Compresses with gzip at its best, as a server that keeps its files compressed does. */
export function compressed(text: string): number {
  return gzipSync(text, { level: 9 }).byteLength;
}
