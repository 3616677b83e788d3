import { AssetError } from './asset-error.ts';
import type { ModuleAsset } from './check-asset.ts';

/** Where modules come from unless the environment or the experience says otherwise. */
export const DEFAULT_CDN_HOST = 'https://cdn.example.com';

const DEFAULT_PACKAGE_TYPE = 'esm';

/** No part is empty, begins with a dot, or holds what an address gives a meaning to. */
const PART = /^[A-Za-z0-9@][A-Za-z0-9.@_-]*$/;

/**
 * The address of an asset's module, below the CDN host. The schema lets no other parts through;
 * this holds where nobody has asked it. Throws an AssetError.
 */
export function resolveAssetAddress(asset: ModuleAsset, cdnHost = DEFAULT_CDN_HOST): string {
  return resolveFile(asset, [asset.file], cdnHost);
}

/** A file of an asset: where it is, and the digest of its bytes where one is configured. */
export interface AssetFile {
  readonly url: string;
  readonly integrity?: string | undefined;
}

/** The files that an asset lists, its module first. Throws an AssetError. */
export function resolveAssetFiles(
  asset: ModuleAsset,
  cdnHost?: string,
): readonly [AssetFile, ...AssetFile[]] {
  const { integrity, imports = [] } = asset;
  return [
    { url: resolveAssetAddress(asset, cdnHost), integrity },
    ...imports.map((imported) => ({
      url: resolveFile(asset, imported.file.split('/'), cdnHost),
      integrity: imported.integrity,
    })),
  ];
}

function resolveFile(
  asset: ModuleAsset,
  file: readonly string[],
  cdnHost = DEFAULT_CDN_HOST,
): string {
  const { package: name, version, packageType = DEFAULT_PACKAGE_TYPE } = asset;
  const parts = [...name.split('/'), version, packageType, ...file];
  const address = `${cdnHost}/${parts.join('/')}`;
  if (parts.every((part) => PART.test(part)) && isBelow(address, cdnHost)) return address;
  throw new AssetError(
    'unsafe-asset-address',
    `Unsafe asset address: package, version, packageType and file are made of letters, digits and . @ _ -, and none begins with a dot. Found: ${parts.map((part) => JSON.stringify(part.slice(0, 100))).join(', ')}.`,
  );
}

/** A browser reads the address as it is written, on the host that was given. */
function isBelow(address: string, cdnHost: string): boolean {
  const url = URL.parse(address);
  return url?.href === address && url.origin === cdnHost;
}
