export { DEFAULT_CDN_HOST, resolveAssetFiles, type AssetFile } from './asset-address.ts';
export { toModuleAsset } from './check-asset.ts';
export { connectElement, getElementTag } from './connect-element.ts';
