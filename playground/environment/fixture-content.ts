import { listPages, type FixtureStore } from '#fixtures';
import { listIconIds, listRoutePatterns } from '#schemas/validate/content-names.ts';
import type { KnownContent } from '#schemas/validate/known-checks.ts';

/**
 * Loads the names of icons, pictures and pages, and the routes beside those of the site: all that
 * `npm run validate -- fixtures site --against fixtures` knows. Pages are those of `present`, as
 * some may have been saved since the tools were built.
 */
export async function loadFixtureContent(
  bundled: FixtureStore,
  present: FixtureStore,
): Promise<KnownContent> {
  const [pages, icons, routes, { fixtureImages }] = await Promise.all([
    listPages(present),
    bundled.read('icons.json'),
    readRoutes(bundled),
    import('./fixture-images.ts'),
  ]);
  return { pages, icons: listIconIds(icons), routes, images: Object.keys(fixtureImages) };
}

async function readRoutes(files: FixtureStore): Promise<string[]> {
  const paths = await Promise.all([files.list('routes'), files.list('experiences')]);
  const documents = await Promise.all(paths.flat().map((path) => files.read(path)));
  return documents.flatMap(listRoutePatterns);
}
