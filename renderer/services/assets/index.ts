export { connectElement, getElementTag } from './connect-element.ts';
export { getCdnHost, listModules, type ModuleFeature } from './list-modules.ts';
