import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { rawGet } from '../served/raw-get.ts';
import { startBackend } from '../served/start-backend.ts';
import { readAddress } from '../served/start-process.ts';
import { lastOf, readDockerfile, runDockerfile, variablesOf, type Runner } from './dockerfile.ts';

const NOBODY = { uid: 65_534, gid: 65_534 };

const dockerfile = readDockerfile(readFileSync('Dockerfile', 'utf8'));
const last = dockerfile.stages.at(-1) ?? { image: '', name: '', instructions: [] };

/**
 * An empty folder and a user who owns nothing else. Where the tests do not run as root, it is
 * whoever runs them.
 */
function createRunner(): Runner {
  const folder = temporaryFolder();
  const user = process.getuid?.() === 0 ? NOBODY : undefined;
  const own = (path: string) =>
    void (user && spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, path]));

  // The Node of the image, where another user may read it.
  mkdirSync(join(folder, 'bin'));
  copyFileSync(process.execPath, join(folder, 'bin/node'));
  const registry = spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' });
  own(folder);
  return {
    folder,
    context: process.cwd(),
    user,
    own,
    env: {
      ...machineVariables(),
      PATH: `${folder}/bin:${process.env['PATH']}`,
      HOME: folder,
      npm_config_cache: join(folder, 'cache'),
      npm_config_registry: registry.stdout.trim(),
    },
  };
}

/**
 * How this machine reaches the registry is its own affair; nothing of a test run belongs into a
 * build.
 */
function machineVariables(): NodeJS.ProcessEnv {
  const isOfTheRun = /^(?:NODE_ENV|VITEST.*|DEEP_.*|npm_(?!config_).*)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOfTheRun.test(name)));
}

/** Reads the list in brackets after CMD and HEALTHCHECK. */
function argumentsOf(instruction = ''): string[] {
  return JSON.parse(instruction.slice(instruction.indexOf('['))) as string[];
}

async function runCommand([program = '', ...args]: readonly string[], options: object) {
  const child = spawn(program, args, options);
  const [code] = (await once(child, 'exit')) as [number];
  return code;
}

test('the lines of the Dockerfile make a server that gives a page, as a user who owns nothing', async () => {
  const runner = createRunner();
  const backend = await startBackend();

  const place = runDockerfile(dockerfile, runner);
  const env = {
    ...runner.env,
    ...variablesOf(last),
    // A number of our own may be that of a connection which another program has just opened.
    PORT: '0',
    VITRINE_API_ORIGIN: backend.origin,
    VITRINE_SITE_ORIGIN: 'https://www.meridia.example',
  };
  const options = { cwd: place, env, ...runner.user };
  const [, ...args] = argumentsOf(lastOf(last, 'CMD'));
  const server = spawn(join(runner.folder, 'bin/node'), args, options);
  onTestFinished(() => void server.kill('SIGKILL'));
  const ended = once(server, 'exit');
  const { port } = new URL(await readAddress(server, []));
  const { status, text } = await rawGet(`http://127.0.0.1:${port}`, '/en/individuals');
  const checked = { ...options, env: { ...env, PORT: port } };
  const health = await runCommand(argumentsOf(lastOf(last, 'HEALTHCHECK')), checked);
  server.kill('SIGTERM');
  const [code] = (await ended) as [number];
  const healthAfter = await runCommand(argumentsOf(lastOf(last, 'HEALTHCHECK')), checked);

  expect(status).toBe(200);
  expect(text).toContain('A home loan that starts with a clear number');
  expect([health, code, healthAfter]).toEqual([0, 0, 1]);
  expect(readdirSync(join(place, 'node_modules'))).not.toContain('monaco-editor');
  expect(readdirSync(join(place, 'dist'))).toEqual(['client', 'server']);
}, 600_000);

test('the Dockerfile takes its base by a digest that is given, and runs as nobody special', () => {
  const images = new Set(dockerfile.stages.map(({ image }) => image));

  expect([...images]).toEqual(['${NODE_IMAGE}', 'scratch']);
  expect([...dockerfile.args]).toEqual([['NODE_IMAGE', '']]);
  expect(lastOf(last, 'USER')).toBe('node');
});
