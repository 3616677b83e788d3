import { expandRoutes } from '#schemas/content/expand-routes.ts';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import type { FeatureConfig } from '#schemas/generated/route.ts';
import { DEFAULT_CDN_HOST, resolveAssetFiles, type AssetFile } from './asset-address.ts';
import { toModuleAsset } from './check-asset.ts';

/** The members of an experience that say which modules it has. */
type ExperienceWithAssets = Pick<ExperienceConfig, 'cdnHost' | 'routes' | 'floatingFeatures'>;

/** The origin that modules of an experience come from. */
export function getCdnHost({ cdnHost }: Pick<ExperienceConfig, 'cdnHost'>): string {
  return cdnHost ?? DEFAULT_CDN_HOST;
}

/** A feature of an experience whose asset is a module of the CDN host. */
export interface ModuleFeature {
  readonly name: string;
  /** JSON pointer to the feature in the experience. */
  readonly pointer: string;
  readonly asset: NonNullable<FeatureConfig['asset']>;
  /** The module, and the files that it is said to import. */
  readonly files: readonly [AssetFile, ...AssetFile[]];
}

/**
 * Lists the features of an experience that have a module, in the order in which they stand there.
 * Throws an AssetError for an asset that leads out of its folder.
 */
export function listModules(experience: ExperienceWithAssets): readonly ModuleFeature[] {
  const { routes, floatingFeatures = [] } = experience;
  // Children that list no features share those of the route around them.
  const lists = new Map(
    expandRoutes(routes).map(({ route, featuresPointer }) => [featuresPointer, route.features]),
  );
  const ofRoutes = Array.from(lists, ([pointer, features = []]) => ({
    features,
    place: `/routes${pointer}/features`,
  }));
  return [...ofRoutes, { features: floatingFeatures, place: '/floatingFeatures' }].flatMap(
    ({ features, place }) =>
      features.flatMap(({ name, asset }, index) => {
        const module = asset && toModuleAsset(asset);
        if (!module) return [];
        const files = resolveAssetFiles(module, getCdnHost(experience));
        return [{ name, pointer: `${place}/${index}`, asset, files }];
      }),
  );
}
