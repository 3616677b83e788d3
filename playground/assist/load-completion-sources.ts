import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { experience } from '../environment/experience.ts';
import {
  gatherCompletionSources,
  type CompletionSources,
  type LoadCompletionSources,
} from './completion-sources.ts';
import { isRecord } from '#schemas/is-record.ts';

let loading: Promise<CompletionSources> | undefined;

/**
 * Loads what there is to write once somebody writes: a window that opens a page needs none of it.
 */
export const loadCompletionSources: LoadCompletionSources = async () => {
  loading ??= load();
  try {
    return await loading;
  } catch (error) {
    // A file that could not be loaded may be there the next time.
    loading = undefined;
    throw error;
  }
};

async function load(): Promise<CompletionSources> {
  const [checks, { fixtureFiles }, { fixtureImages }, drawings, schemas] = await Promise.all([
    loadKnownChecks(experience),
    import('../environment/fixture-files.ts'),
    import('../environment/fixture-images.ts'),
    import('#registry/icons.json'),
    import('#schemas/generated/editor-schemas.json'),
  ]);
  return gatherCompletionSources({
    checks,
    files: fixtureFiles,
    images: fixtureImages,
    drawings: drawings.default,
    descriptions: readComponentDescriptions(schemas.default),
  });
}

/**
 * Reads the purpose of each component type from the schemas of the editor, at the places where a
 * component may stand.
 */
function readComponentDescriptions(schemas: readonly unknown[]): ReadonlyMap<string, string> {
  const descriptions = new Map<string, string>();
  const waiting: unknown[] = [...schemas];
  for (let next = waiting.pop(); waiting.length > 0 || next; next = waiting.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const type = isRecord(next) ? next['componentType'] : undefined;
    const { enum: types, enumDescriptions: texts } = isRecord(type) ? type : {};
    if (Array.isArray(types) && Array.isArray(texts)) {
      types.forEach((name, index) => descriptions.set(String(name), String(texts[index])));
    }
    waiting.push(...Object.values(next));
  }
  return descriptions;
}
