import '#registry/theme.css';
import type { Measured } from '../figures.ts';
import { measureAccordion } from './accordion-bench.tsx';
import { measureHydrating } from './hydrate-bench.ts';
import { measureModel } from './model-bench.ts';
import { measureMounting } from './mount-bench.ts';
import { measureUpdates } from './update-bench.ts';

/** Holds the functions that the runner calls in this window, by the instrument's name. */
const measures: Readonly<Record<string, () => Promise<Measured>>> = {
  accordion: measureAccordion,
  hydrating: measureHydrating,
  model: measureModel,
  mounting: measureMounting,
  updates: measureUpdates,
};

Object.assign(window, { measures });
