export { DEFAULT_CDN_HOST } from './asset-address.ts';
export { connectElement, tagOf } from './connect-element.ts';
