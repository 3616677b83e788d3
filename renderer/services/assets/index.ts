export { DEFAULT_CDN_HOST } from './asset-address.ts';
export { connectElement, getElementTag } from './connect-element.ts';
