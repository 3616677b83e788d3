import { glob, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

type Json = Record<string, unknown>;

/** Lists the zones in which random pages have components. */
const ZONES = ['flexZone', 'complementaryZone'];

/** Every fixture that is right, of a component that may stand in each zone of a random page. */
export async function goodComponents(): Promise<Json[]> {
  const components: Json[] = [];
  for await (const file of glob('fixtures/{blocks,cards}/*/*.json')) {
    if (file.endsWith('.invalid.json') || !(await standsInEach(file))) continue;
    const component = JSON.parse(await readFile(file, 'utf8')) as Json;
    // Two components with one id on a page would be a problem that nobody planted.
    delete component['id'];
    components.push(component);
  }
  return components;
}

async function standsInEach(file: string): Promise<boolean> {
  const path = `${dirname(file).replace('fixtures', 'schemas')}.schema.json`;
  const schema = JSON.parse(await readFile(path, 'utf8')) as { readonly 'x-zones'?: string[] };
  return ZONES.every((zone) => schema['x-zones']?.includes(zone) ?? true);
}
