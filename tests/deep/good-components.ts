import { glob, readFile } from 'node:fs/promises';

type Json = Record<string, unknown>;

/** Every fixture of a component that a zone may hold and that is right. */
export async function goodComponents(): Promise<Json[]> {
  const components: Json[] = [];
  for await (const file of glob('fixtures/{blocks,cards}/*/*.json')) {
    if (file.endsWith('.invalid.json')) continue;
    const component = JSON.parse(await readFile(file, 'utf8')) as Json;
    // Two components with one id on a page would be a problem that nobody planted.
    delete component['id'];
    components.push(component);
  }
  return components;
}
