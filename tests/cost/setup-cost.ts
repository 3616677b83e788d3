import { afterAll, expect } from 'vitest';
import { isCostMeasured, writeCost } from './cost-records.ts';
import { ownProcessorSeconds, processorSeconds } from './processor-time.ts';

/**
 * These start browsers and commands; in all others only this process works, which is asked in no
 * time.
 */
const STARTS_PROCESSES = /\.(?:site|slow|deep)\.test\.ts$/;

// A setup file runs once before each file of tests, whose imports count as well.
if (isCostMeasured) {
  const name = expect.getState().testPath ?? '';
  const read = STARTS_PROCESSES.test(name) ? processorSeconds : ownProcessorSeconds;
  const begin = { time: performance.now(), processor: read() };
  afterAll(() =>
    writeCost({
      kind: 'file',
      name,
      wallSeconds: (performance.now() - begin.time) / 1_000,
      processorSeconds: read() - begin.processor,
    }),
  );
}
