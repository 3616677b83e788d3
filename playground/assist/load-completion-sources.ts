import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { experience } from '../environment/experience.ts';
import { readComponentDescriptions } from './component-descriptions.ts';
import {
  gatherCompletionSources,
  type CompletionSources,
  type LoadCompletionSources,
} from './completion-sources.ts';

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
