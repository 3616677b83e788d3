export { makeNodes, placed } from './make-nodes.ts';
export { documentBeside, letGo, morphNodes, type KeptNodes } from './morph-nodes.ts';
