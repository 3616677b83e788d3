export type { Experiments } from './create-experiments.ts';
export {
  addVariant,
  createSetCookie,
  EXPERIMENTS_COOKIE,
  readVariants,
} from './experiment-cookie.ts';
export { LOOKUP_LIMIT_MS, OPEN_LOOKUP_PATH } from './lookup.ts';
export { readActiveVariants } from './read-active-variants.ts';
export { createWindowExperiments } from './window-experiments.ts';
