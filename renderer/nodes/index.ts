export { makeNodes, placed } from './make-nodes.ts';
export { morphNodes, type KeptNodes } from './morph-nodes.ts';
