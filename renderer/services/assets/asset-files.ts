/** The modules of an experience and their files: for servers and tools, which run none of them. */
export { fetchAssetFile } from './fetch-asset-file.ts';
export { getCdnHost, listModules, type ModuleFeature } from './list-modules.ts';
