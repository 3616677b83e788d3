import { cpSync, existsSync, globSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const PROJECT = join(import.meta.dirname, '../..');

const LIST = `import type { Entry } from '#renderer';
import { accordion } from './blocks/accordion/index.ts';
import { serviceCard } from './cards/service-card/index.ts';

export const vitrineEntries: readonly Entry[] = [
  accordion,
  serviceCard,
];
`;

/**
 * Lists the files that a new component may change, those that refer to themselves by their place,
 * and the schemas: a type and a check are made of each.
 */
const COPIED = [
  'package.json',
  'tsconfig.json',
  '.oxlintrc.json',
  '.oxfmtrc.json',
  'registry/new-entry.ts',
  'schemas/asset.schema.json',
  'schemas/page-response.schema.json',
  'schemas/shared',
  'schemas/cards/service-card.schema.json',
  'tests/fixture.ts',
];

/** Lists the modules that all these and a new component import. */
const LINKED = [
  'node_modules',
  'renderer',
  'registry/kit',
  'registry/new-entry',
  'registry/blocks/accordion',
  'registry/cards/service-card',
  'schemas/{command-line,content,generate,problems,validate}',
  'schemas/*.ts',
  'fixtures/scenario/print-coverage.ts',
  'tests/setup-component.ts',
];

/**
 * Makes of an empty folder a project of two components, in which a third can be laid out in a
 * second.
 */
export function fillSmallProject(root: string): void {
  for (const path of COPIED) cpSync(join(PROJECT, path), join(root, path), { recursive: true });
  link(root, LINKED);
  mkdirSync(join(root, 'fixtures/scenarios/article'), { recursive: true });
  writeFileSync(join(root, 'registry/index.ts'), LIST);
}

/**
 * Adds the types and checks of the schemas that a small project does without, for what imports
 * them.
 */
export function linkGenerated(root: string): void {
  link(root, ['schemas/generated/**/*.ts']);
}

function link(root: string, patterns: readonly string[]): void {
  for (const path of globSync(patterns, { cwd: PROJECT })) {
    const target = join(root, path);
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(join(PROJECT, path), target, 'junction');
  }
}
