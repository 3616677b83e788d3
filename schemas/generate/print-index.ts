import { isComponent, hasModule, type SchemaFile, type SchemaSet } from './read-schemas.ts';

/** The module that leads from a componentType or an `$id` to the compiled check. */
export function printIndex(schemas: SchemaSet): string {
  const files = [...schemas.values()].filter(hasModule);
  const components = files.filter(isComponent);
  const types = components.map((file) => `[${quoted(nameOf(file))}, ${quoted(file.family)}]`);
  return `// Made by \`npm run generate\` from the schema files. Do not edit.
import type { CheckModule, ComponentFamily } from '../check-module.ts';

type LoadCheck = () => Promise<CheckModule>;

/** The check of each kind of component, by componentType. */
export const componentChecks: ReadonlyMap<string, LoadCheck> = new Map<string, LoadCheck>([
${components.map((file) => entry(nameOf(file), file)).join('\n')}
]);

/** The family of each kind of component, by componentType. */
export const componentFamilies: ReadonlyMap<string, ComponentFamily> = new Map([
${types.map((type) => `  ${type},`).join('\n')}
]);

/** The check of everything that is not a component, by the schema's $id. */
export const rootChecks: ReadonlyMap<string, LoadCheck> = new Map<string, LoadCheck>([
${files
  .filter((file) => !isComponent(file))
  .map((file) => entry(file.id, file))
  .join('\n')}
]);
`;
}

function entry(key: string, file: SchemaFile): string {
  return `  [${quoted(key)}, () => import('./${file.address}.check.ts')],`;
}

function nameOf(file: SchemaFile): string {
  return file.address.slice(file.family.length + 1);
}

function quoted(text: string): string {
  return `'${text}'`;
}
