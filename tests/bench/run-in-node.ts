import { spawnSync } from 'node:child_process';
import { buildForNode } from './build.ts';
import type { Measured } from './figures.ts';

/** Gives a function that runs an instrument in a Node of its own, with React's production build. */
export async function prepareNode(): Promise<(name: string) => Measured> {
  const file = await buildForNode();
  return (name) => {
    const { status, stdout } = spawnSync(process.execPath, [file, name], {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (status !== 0) throw new Error(`The instrument ${name} failed; see above.`);
    return JSON.parse(stdout) as Measured;
  };
}
