import { spawnSync } from 'node:child_process';

/** The build of the site, then the one of the tools that stand beside it. */
const BUILDS = [[], ['--config', 'vite.tools.config.ts']];

/** Builds the site and the tools. Throws with the build's output when one fails. */
export function buildSite(): void {
  for (const config of BUILDS) {
    const { status, stdout, stderr } = spawnSync(
      'vite',
      ['build', '--app', '--logLevel', 'warn', ...config],
      {
        encoding: 'utf8',
        env: { ...process.env, VITEST: '', NODE_ENV: 'production' },
        shell: process.platform === 'win32',
      },
    );
    if (status !== 0) throw new Error(`The build failed.\n${stdout}\n${stderr}`);
  }
}
