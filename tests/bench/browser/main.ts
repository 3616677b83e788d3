import '#registry/theme.css';
import type { Measured } from '../figures.ts';
import { measureMounting } from './mount-bench.ts';
import { measureUpdates } from './update-bench.ts';

/** What the runner calls in this window, by the instrument's name. */
const measures: Readonly<Record<string, () => Promise<Measured>>> = {
  mounting: measureMounting,
  updates: measureUpdates,
};

Object.assign(window, { measures });
