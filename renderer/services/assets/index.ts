export { connectElement, tagOf } from './connect-element.ts';
