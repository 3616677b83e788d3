import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Starts the built site on a port of its own and gives one of its pages as it is sent. */
export async function builtPage(path: string): Promise<string> {
  const site = spawn(process.execPath, ['dist/server/local.js'], {
    env: { ...process.env, PORT: '0', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [firstLine] = (await once(createInterface(site.stdout), 'line')) as [string];
    const origin = new URL(firstLine.slice(firstLine.indexOf('http'))).origin;
    const response = await fetch(new URL(path, origin));
    return await response.text();
  } finally {
    site.kill();
  }
}
