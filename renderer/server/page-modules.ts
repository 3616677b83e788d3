import { CUSTOM_ELEMENT } from '#schemas/content/custom-element.ts';
import { isFromCdn } from '#schemas/content/declared-feature.ts';
import { expandRoutes } from '#schemas/content/expand-routes.ts';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import type { Plan } from '../plan/index.ts';
import { DEFAULT_CDN_HOST, resolveAssetFiles, toModuleAsset } from '../services/assets/index.ts';
import { listItems } from '../tree/index.ts';

type ExperienceWithAssets = Pick<ExperienceConfig, 'cdnHost' | 'routes' | 'floatingFeatures'>;

/** The origin that modules of an experience come from. */
export function getCdnHost({ cdnHost }: Pick<ExperienceConfig, 'cdnHost'>): string {
  return cdnHost ?? DEFAULT_CDN_HOST;
}

/**
 * The sources that a policy has to name for the module of each feature, by the feature's name: the
 * very files where the asset has their digests, so that no other file of that host can be imported;
 * else the folder of that version, since nobody has said what the module imports. Throws an
 * AssetError for an asset that leads out of its folder.
 */
export function indexModuleSources(
  experience: ExperienceWithAssets,
): ReadonlyMap<string, readonly string[]> {
  const sources = new Map<string, readonly string[]>();
  for (const { name, asset } of listModuleFeatures(experience)) {
    const module = toModuleAsset(asset);
    const files = module ? resolveAssetFiles(module, getCdnHost(experience)) : [];
    const isListed = asset.integrity !== undefined;
    const own = files.map(({ url }) => (isListed ? url : new URL('.', url).href));
    sources.set(name, [...new Set([...(sources.get(name) ?? []), ...own])]);
  }
  return sources;
}

/**
 * Lists the features with a module that a page may show in its document, by their names. Where
 * pages take each other's place in one document, or a browser decides which page it is, any of the
 * experience may come.
 */
export function listPageModules(
  { slots, decisions }: Pick<Plan, 'slots' | 'decisions'>,
  experience: ExperienceConfig,
): readonly string[] {
  const all = listModuleFeatures(experience).map(({ name }) => name);
  if (all.length === 0) return [];
  if (experience.navigation === 'client' || decisions.waitsFor) return [...new Set(all)];
  const shown = new Set(
    listItems(slots).map((item) =>
      item.type === CUSTOM_ELEMENT && item.state !== 'faulty' ? item.props['name'] : undefined,
    ),
  );
  return [...new Set(all.filter((name) => shown.has(name)))];
}

function listModuleFeatures({ routes, floatingFeatures = [] }: ExperienceWithAssets) {
  const ofRoutes = expandRoutes(routes).flatMap(({ route }) => route.features ?? []);
  const features = [...ofRoutes, ...floatingFeatures];
  return features.flatMap(({ name, asset }) =>
    asset && isFromCdn(asset) ? [{ name, asset }] : [],
  );
}
