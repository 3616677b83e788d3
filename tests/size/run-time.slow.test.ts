import { describe, expect, test } from 'vitest';
import { isWithin } from '../bench/figures.ts';
import { bundleRunTime } from './run-time.ts';

const runTimes = await bundleRunTime();

/**
 * Matches modules that read texts and check pages: a page that a server made has no use for them.
 */
const OF_PARSERS =
  /^(?:node_modules\/|renderer\/(?:config|hyphens|loading|create-plan|page|plan|routing|server)\/|schemas\/(?:generated|content\/rich-text|page-limits))/;

describe.each(runTimes)('the run time of the renderer by $bundler', ({ chunks, figure }) => {
  test('is no heavier than it may be', () => {
    expect(chunks.length).toBeGreaterThan(0);
    expect(chunks.flatMap(({ modules }) => modules)).toContain(
      'renderer/client/start/create-experience.ts',
    );
    expect(figure).toSatisfy(isWithin);
  });

  test('has nothing of parsers, checks and pages in the making', () => {
    const modules = chunks.flatMap((chunk) => chunk.modules);

    expect(modules.filter((path) => OF_PARSERS.test(path))).toEqual([]);
  });
});
