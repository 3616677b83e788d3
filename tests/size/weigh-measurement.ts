import { shareOf } from './budget.ts';
import { scriptsIn } from './built-scripts.ts';

const OF_MEASUREMENT = /^renderer\/(client|services)\/measurement\//;

/** Weighs what measures a page, in kB as it is sent, in a build of the site that is there. */
export function weighMeasurement(folder = 'dist/client'): number {
  return shareOf(scriptsIn(folder), (path) => OF_MEASUREMENT.test(path)) / 1_000;
}
