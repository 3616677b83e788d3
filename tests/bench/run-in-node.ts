import { spawnSync } from 'node:child_process';
import { buildForNode } from './build.ts';
import type { Measured } from './figures.ts';

/**
 * The site itself is started with this. With a smaller one, pages of thousands of components wait
 * for the collector.
 */
const YOUNG_GENERATION = '--max-semi-space-size=128';

/** Gives a function that runs an instrument in a Node of its own, with React's production build. */
export async function prepareNode(): Promise<(name: string) => Measured> {
  const file = await buildForNode();
  return (name) => {
    const { status, stdout } = spawnSync(
      process.execPath,
      [YOUNG_GENERATION, '--expose-gc', file, name],
      {
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'production' },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    if (status !== 0) throw new Error(`The instrument ${name} failed; see above.`);
    return JSON.parse(stdout) as Measured;
  };
}
