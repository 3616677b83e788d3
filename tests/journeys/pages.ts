import { readFile } from 'node:fs/promises';
import { listPages } from '#fixtures';
import { diskStore } from '#fixtures/node';

type Json = Readonly<Record<string, unknown>>;

/** A component as its author wrote it. */
export interface AuthoredComponent extends Json {
  readonly componentType: string;
}

/** The addresses of all pages that the fixtures hold, in all languages. */
export const PAGES = await listPages(diskStore('fixtures'));

/** Every component of a page as its author wrote it, those inside others after the ones that hold them. */
export async function componentsOf(path: string): Promise<AuthoredComponent[]> {
  const page: unknown = JSON.parse(await readFile(`fixtures/pages${path}.json`, 'utf8'));
  return objectsIn(page).filter(isComponent);
}

/** Every object of a value, itself included, in the order written. */
export function objectsIn(value: unknown): Json[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [{ ...value }, ...inside];
}

function isComponent(value: Json): value is AuthoredComponent {
  return typeof value['componentType'] === 'string';
}
