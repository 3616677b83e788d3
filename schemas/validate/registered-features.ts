import type { CheckModule } from '../check-module.ts';
import { CUSTOM_ELEMENT } from '../content/custom-element.ts';
import { SCHEMA_HOST } from '../schema-ids.ts';
import type { KnownChecks } from './known-checks.ts';

const FEATURES = `${SCHEMA_HOST}features/`;
const ENDING = '.schema.json';

/** The features of the registry that a configuration may name, by their types. */
export function findRegisteredFeatures({ byId }: KnownChecks): ReadonlyMap<string, CheckModule> {
  return new Map(
    [...byId]
      .filter(([id]) => id.startsWith(FEATURES))
      .map(([id, module]): [string, CheckModule] => [
        id.slice(FEATURES.length, -ENDING.length),
        module,
      ])
      .filter(([type]) => type !== CUSTOM_ELEMENT),
  );
}
