export { createNodes, appendNodes } from './create-nodes.ts';
export { getInertDocument, releaseElement, morphNodes, type KeptNodes } from './morph-nodes.ts';
