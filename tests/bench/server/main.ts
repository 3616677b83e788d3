import { measureCalls } from './call-bench.ts';
import { measureCompiled } from './compiled-bench.ts';
import { measureConditional } from './conditional-bench.ts';
import { measureExperiments } from './experiment-bench.ts';
import { serveExperiments } from './experiment-server.ts';
import { measureFormats } from './format-bench.ts';
import { measureHold } from './hold-bench.ts';
import { measureRequests } from './request-bench.ts';
import { serveWays } from './request-server.ts';
import { measureRichText } from './rich-text-bench.tsx';
import { measureRoutes } from './route-bench.ts';
import { measureServer } from './server-bench.ts';
import { measureValidators } from './validators-bench.ts';
import { measureValidate } from './validate-bench.ts';
import type { Measured } from '../figures.ts';

/**
 * Runs in a process of its own, built for production, and prints what it measured as one line of
 * JSON.
 */
const measures: Readonly<Record<string, () => Promise<Measured>>> = {
  server: measureServer,
  compiled: measureCompiled,
  calls: measureCalls,
  hold: measureHold,
  conditional: measureConditional,
  validators: measureValidators,
  validate: measureValidate,
  formats: measureFormats,
  'rich-text': measureRichText,
  routes: measureRoutes,
  requests: measureRequests,
  experiments: measureExperiments,
};

// The trace goes by the host's clock, whose whole milliseconds are too coarse for its steps.
Date.now = () => performance.now();

const name = process.argv[2] ?? '';
if (name === 'serve-ways') {
  await serveWays();
} else if (name === 'serve-experiments') {
  await serveExperiments();
} else {
  const measure = measures[name];
  if (!measure) throw new Error(`Name one of: ${Object.keys(measures).join(', ')}.`);
  console.log(JSON.stringify(await measure()));
}
