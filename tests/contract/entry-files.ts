import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Entry } from '#renderer';

/** Names the files of one entry: everything follows from its type and the family it belongs to. */
export interface EntryFiles {
  readonly family: string;
  readonly schema: string;
  readonly component: string;
  readonly styles: string;
  readonly test: string;
  readonly messages: readonly string[];
}

type Named = Pick<Entry, 'type'>;

/** Finds the folder of a project that bears the entry's type. Throws when no family has one. */
export function filesOfEntry({ type }: Named, project: string): EntryFiles {
  const [folder] = globSync(
    join(project, `registry/{headers,cards,blocks,shell,features}/${type}`),
  );
  if (!folder) throw new Error(`No folder of the registry is called ${type}.`);
  const family = basename(dirname(folder));
  return {
    family,
    schema: join(project, `schemas/${family}/${type}.schema.json`),
    component: `${folder}/${type}.tsx`,
    styles: `${folder}/${type}.css`,
    test: `${folder}/${type}.dom.test.tsx`,
    messages: globSync(`${folder}/locales/*.json`).toSorted(),
  };
}

/** A fixture of a component: whether it is meant to pass, and what it holds. */
export interface ComponentFixture {
  readonly name: string;
  readonly isValid: boolean;
  readonly value: unknown;
}

/** All fixtures of a component, good and bad. */
export function fixturesOf(entry: Named, project: string): ComponentFixture[] {
  const { family } = filesOfEntry(entry, project);
  return globSync(join(project, `fixtures/${family}/${entry.type}/*.json`))
    .toSorted()
    .map((path) => ({
      name: basename(path, '.json'),
      isValid: !path.endsWith('.invalid.json'),
      value: JSON.parse(readFileSync(path, 'utf8')),
    }));
}

export function isThere(path: string): boolean {
  return existsSync(path);
}
