import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { buildSite } from '../build-site.ts';
import { isBuildCurrent } from './is-build-current.ts';

/** The built site, running in a process of its own. */
export interface BuiltSite {
  readonly address: string;
  readonly stop: () => void;
}

const SERVER = 'dist/tools/server/local.js';

/**
 * Starts what is built. Builds first where nothing is built, or something was changed since. It
 * draws the pictures of the gallery only where that is wanted, for they take minutes.
 */
export async function startBuiltSite({ drawsPictures = false } = {}): Promise<BuiltSite> {
  if (!isBuildCurrent()) {
    console.log('Building, because the build is missing or older than its sources.');
    buildSite();
  }
  const server = spawn(process.execPath, [SERVER], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      VITRINE_PICTURES: drawsPictures ? '1' : '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(server.stdout), 'line')) as [string];
  return {
    address: new URL(line.slice(line.indexOf('http'))).origin,
    stop: () => void server.kill(),
  };
}
