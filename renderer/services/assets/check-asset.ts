import type { Asset } from '#schemas/generated/asset.ts';
import { AssetError } from './asset-error.ts';

/** An asset that names a module of the CDN host. */
export type ModuleAsset = Asset & Required<Pick<Asset, 'package' | 'version' | 'file'>>;

/**
 * An asset as that of a module; undefined for one that takes a feature of the registry. Throws an
 * AssetError for what is neither: an asset has package, version and file, or a tag.
 */
export function toModuleAsset(asset: Asset): ModuleAsset | undefined {
  const { package: name, version, file, tag, local } = asset;
  const isModule = name !== undefined && version !== undefined && file !== undefined;
  if (!isModule && tag === undefined) {
    throw new AssetError(
      'missing-asset-property',
      'Missing asset property: An asset has package, version and file, or a tag.',
    );
  }
  return isModule && !local ? { ...asset, package: name, version, file } : undefined;
}
