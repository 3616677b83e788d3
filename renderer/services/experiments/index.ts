export type { Experiments } from './create-experiments.ts';
export { createWindowExperiments } from './window-experiments.ts';
