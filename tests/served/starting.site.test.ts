import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { testFirst } from '../sample/test-first.ts';
import { runProcess, startProcess } from './start-process.ts';

const SERVER = 'dist/server/server.js';
const ORIGINS = {
  VITRINE_API_ORIGIN: 'https://api.example.com',
  VITRINE_SITE_ORIGIN: 'https://www.example.com',
};
/** Writes at the end which modules have run, beside itself. */
const TELL_LOADED = `process.on('exit', () => {
  const modules = Object.values(require.cache).filter(({ loaded }) => loaded);
  require('node:fs').writeFileSync(__dirname + '/loaded', modules.map(({ filename }) => filename).join());
});`;

const LOOPBACK = '127.0.0.1';
const EVERYWHERE = '0.0.0.0';
const STACK = /^\s+at /m;

/** A port that somebody else has. */
async function takenPort(host = LOOPBACK): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  onTestFinished(() => void server.close());
  return String((server.address() as AddressInfo).port);
}

/** The server's files without those of the browser. */
function serverAlone(): string {
  const folder = temporaryFolder();
  cpSync('dist/server', join(folder, 'dist/server'), { recursive: true });
  cpSync('package.json', join(folder, 'package.json'));
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  return join(folder, SERVER);
}

/**
 * Returns the variables that let a server without NODE_ENV tell, once it has ended, which modules
 * it has loaded.
 */
function tellLoaded() {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'hook.cjs'), TELL_LOADED);
  return {
    variables: {
      ...ORIGINS,
      NODE_ENV: '',
      NODE_OPTIONS: `--require=${join(folder, 'hook.cjs')}`,
    },
    loaded: () => readFileSync(join(folder, 'loaded'), 'utf8'),
  };
}

describe('npm start', () => {
  const LOCAL_SERVER = 'dist/tools/server/local.js';

  test('OP-010 names everything that is wrong with its environment, and no stack', async () => {
    const variables = {
      PORT: '-1',
      VITRINE_DRAIN_MS: 'soon',
      VITRINE_ALLOWED_HOSTS: 'https://a.test',
    };

    const { code, output } = await runProcess(LOCAL_SERVER, variables);

    expect(code).toBe(1);
    expect(output).toBe(`The environment has 3 mistakes:
  PORT is "-1". Give a whole number of 0 to 65535.
  VITRINE_DRAIN_MS is "soon". Give a whole number of 0 or more.
  VITRINE_ALLOWED_HOSTS holds "https://a.test". Give names of hosts with commas between them, without scheme and port, such as vitrine.test.
`);
  });

  test('OP-010 says that its port is taken', { tags: ['deep'] }, async () => {
    const port = await takenPort();

    const { code, output } = await runProcess(LOCAL_SERVER, { PORT: port });

    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`^Port ${port} of 127\\.0\\.0\\.1 is taken\\..*\n$`));
  });

  test(
    'loads the production build of React, also where NODE_ENV is not set',
    { tags: ['deep'] },
    async () => {
      const { loaded, variables } = tellLoaded();
      const server = await startProcess(LOCAL_SERVER, { ...variables, VITRINE_DRAIN_MS: '0' });

      server.terminate();
      await server.exitCode();

      expect(loaded()).toContain('react-dom-server.edge.production.js');
      expect(loaded()).not.toContain('.development.js');
    },
  );

  test('explains with --help what sets it up, and starts nothing', { tags: ['deep'] }, async () => {
    const { code, output } = await runProcess(LOCAL_SERVER, {}, ['--help']);

    expect(code).toBe(0);
    expect(output).toMatch(/^Usage: npm start/);
  });
});

describe('the production server', () => {
  test('OP-010 names everything that is wrong with its environment, and no stack', async () => {
    const variables = {
      ...ORIGINS,
      VITRINE_API_ORIGIN: '',
      PORT: 'http',
      VITRINE_LOG_LEVEL: 'all',
    };

    const { code, output } = await runProcess(SERVER, variables);

    expect(code).toBe(1);
    expect(output).toBe(`The environment has 3 mistakes:
  VITRINE_API_ORIGIN is not set. Give the origin of the API host.
  PORT is "http". Give a whole number of 0 to 65535.
  VITRINE_LOG_LEVEL is "all". Use one of: error, warn, info, debug.
`);
  });

  testFirst(1, [
    ['PORT', 'HOST'],
    ['METRICS_PORT', 'METRICS_HOST'],
  ])(
    'OP-010 says that its %s is taken where its %s says, with the production build of React, also where NODE_ENV is not set',
    async (variable = '', host = '') => {
      const port = await takenPort(EVERYWHERE);
      const { loaded, variables } = tellLoaded();

      const { code, output } = await runProcess(SERVER, {
        ...variables,
        // An asset that does not come is a warning.
        VITRINE_LOG_LEVEL: 'error',
        [host]: EVERYWHERE,
        [variable]: port,
      });

      expect(code).toBe(1);
      expect(output).toBe(
        `Port ${port} of ${EVERYWHERE} is taken. Stop what listens there, or give another port in ${variable}.\n`,
      );
      expect(loaded()).toContain('react-dom-server.edge.production.js');
      expect(loaded()).not.toContain('.development.js');
    },
  );

  // The functions that refuse have tests beside them: listen.test.ts, build-manifest.test.ts.
  testFirst(0, ['HOST', 'METRICS_HOST'])(
    'OP-010 says that its %s is not here',
    async (variable) => {
      const variables = { ...ORIGINS, METRICS_PORT: '0', [variable]: '192.0.2.1' };

      const { code, output } = await runProcess(SERVER, variables);

      expect(code).toBe(1);
      expect(output).toMatch(
        new RegExp(`^${variable} is "192\\.0\\.2\\.1", which is no address`, 'm'),
      );
      expect(output).not.toMatch(STACK);
    },
  );

  test('OP-010 says that there is no build', { tags: ['deep'] }, async () => {
    const { code, output } = await runProcess(serverAlone(), ORIGINS);

    expect(code).toBe(1);
    expect(output).toMatch(/^There is no build at .*manifest\.json\. Run npm run build first\.\n$/);
  });

  test('explains with --help what sets it up, and starts nothing', { tags: ['deep'] }, async () => {
    const { code, output } = await runProcess(SERVER, {}, ['--help']);

    expect(code).toBe(0);
    expect(output).toMatch(/^Usage: node dist\/server\/server\.js/);
    expect(output).toMatch(/^ {2}VITRINE_API_ORIGIN +Origin of the API host\. Required\.$/m);
  });

  test('ends with 2 for a flag, since it knows none', { tags: ['deep'] }, async () => {
    const { code, output } = await runProcess(SERVER, ORIGINS, ['--port=80']);

    expect(code).toBe(2);
    expect(output).toMatch(/^There is no flag --port\.\n\nUsage: /);
  });
});
