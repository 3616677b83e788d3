import { readFileSync } from 'node:fs';
import { registry } from '#registry';
import { badComponents } from './bad-values.ts';

/** The types of all components that a page may name. */
export const COMPONENT_TYPES: readonly string[] = [...registry.types('component')].toSorted();

/** A component's check, and its full fixture with every bad value in turn. */
export async function badOfType(type: string) {
  const entry = registry.entries.find((each) => each.type === type);
  if (!entry) throw new Error(`Nothing is registered under ${type}.`);
  const module = await entry.check();
  const path = `fixtures/${module.family}/${type}/full.json`;
  const full: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(path, 'utf8'));
  return { module, zone: module.zones?.[0] ?? 'flexZone', bad: badComponents(full, module) };
}
