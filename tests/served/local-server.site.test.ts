import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { atEndOfFile } from '../at-end.ts';
import { beginRequest } from './begin-request.ts';
import { rawGet } from './raw-get.ts';
import { startProcess } from './start-process.ts';

const LOCAL = 'dist/tools/server/local.js';
const PATHS = ['/en/individuals', '/playground/', '/healthz', '/cms-data?locale=en-GB', '/nowhere'];
const MODULE = '/loan-simulator/1.0.0/esm/index.js';
const ADDRESS = /Modules: (http:\/\/\S+)/;
const EVERYWHERE = '0.0.0.0';

const atEnd = atEndOfFile();

/** A server of this machine that serves the modules of the fixtures on a port of their own. */
async function startWithModules(file: string, variables: Readonly<Record<string, string>> = {}) {
  const server = await startProcess(
    file,
    { CDN_PORT: '0', DELIVERY_PORT: '0', ...variables },
    atEnd,
  );
  await expect.poll(server.output).toMatch(ADDRESS);
  const [, cdnHost = ''] = ADDRESS.exec(server.output()) ?? [];
  return { ...server, cdnHost, address: server.address.replace(EVERYWHERE, '127.0.0.1') };
}

let started: ReturnType<typeof startWithModules> | undefined;
/** The server that tests share, until the last of them stops it. */
const startShared = () =>
  (started ??= startWithModules(LOCAL, {
    HOST: EVERYWHERE,
    VITRINE_ALLOWED_HOSTS: 'vitrine.test, 192.168.1.5',
    VITRINE_DRAIN_MS: '300',
    VITRINE_TRACE: '1',
  }));

async function statusesFor(address: string, host: string): Promise<number[]> {
  const answers = await Promise.all(
    PATHS.map((path) => rawGet(address, path, { headers: { host } })),
  );
  return answers.map(({ status }) => status);
}

const policyOf = ({ headers }: Response) =>
  headers.get('content-security-policy') ?? headers.get('content-security-policy-report-only');

async function expectModules({ address, cdnHost }: { address: string; cdnHost: string }) {
  const [module, page, frame] = await Promise.all([
    fetch(cdnHost + MODULE),
    fetch(`${address}/en/individuals/borrowing/personal-loan`),
    fetch(`${address}/playground/frame.html`),
  ]);

  expect(await module.text()).toContain('class LoanSimulator');
  expect(policyOf(page)).toContain(`script-src 'self' ${cdnHost}/loan-simulator/1.0.0/esm/`);
  expect(policyOf(frame)).toContain(`script-src 'self' ${cdnHost};`);
  expect(await frame.text()).toContain(`data-cdn-host="${cdnHost}"`);
}

describe('npm start', () => {
  test('prints with VITRINE_TRACE=1 how each page was made, and no visitor sees it', async () => {
    const { address, output } = await startShared();

    const { text: html } = await rawGet(address, '/en/individuals?visitor=1');

    await expect
      .poll(output)
      .toMatch(
        /^Trace of GET \/en\/individuals: \d+ steps in \d+ ms\n(?: +\d+ ms +\d+ ms  [a-z-]+ .+: .+\n)+/m,
      );
    expect(html).not.toContain('match-route');
  });

  test('answers to the names of this machine and to those it was given, whatever it listens on', async () => {
    const { address } = await startShared();
    const { port } = new URL(address);
    const good = ['localhost', `127.0.0.1:${port}`, `[::1]:${port}`, 'vitrine.test', '192.168.1.5'];
    const bad = ['evil.example', `evil.example:${port}`, EVERYWHERE, 'localhost.evil.example'];

    const letIn = await Promise.all(good.map((host) => statusesFor(address, host)));
    const refused = await Promise.all(bad.map((host) => statusesFor(address, host)));
    const { text: html } = await rawGet(address, '/playground/', {
      headers: { host: 'evil.example' },
    });

    expect(letIn).toEqual(good.map(() => [200, 200, 200, 200, 404]));
    expect(refused).toEqual(bad.map(() => [403, 403, 403, 403, 403]));
    expect(html).toMatch(/does not answer to the name "evil\.example".*VITRINE_ALLOWED_HOSTS/);
  });

  test('OP-012 serves modules on a port of their own, and stops with 0 whoever is idle or never sends the rest', async () => {
    const server = await startShared();
    await expectModules(server);
    const { hostname, port } = new URL(server.address);
    const idle = connect(Number(port), hostname);
    await new Promise((resolve) => idle.once('connect', resolve));
    idle.on('error', () => {});
    const visitor = await beginRequest(server.address);
    await rawGet(server.address, '/readyz');

    server.terminate();

    expect(await text(visitor)).toBe('');
    // One that gave up would end with 1.
    expect(await server.exitCode()).toBe(0);
    await expect(fetch(server.cdnHost + MODULE)).rejects.toThrow('fetch failed');
  });

  test(
    'refuses what cannot be read with the headers of every answer, and prints no trace',
    { tags: ['deep'] },
    async () => {
      const server = await startProcess(LOCAL, {});

      const { status, headers } = await rawGet(server.address, '/\\evil.example');
      await rawGet(server.address, '/en/individuals');

      expect(status).toBe(400);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
      expect(server.output()).not.toContain('Trace of');
    },
  );

  test('answers to the name that it listens on', { tags: ['deep'] }, async () => {
    const server = await startProcess(LOCAL, { HOST: 'localhost' });

    expect(await statusesFor(server.address, 'localhost')).toEqual([200, 200, 200, 200, 404]);
  });
});

test('npm run dev serves modules until it stops', { tags: ['deep'] }, async () => {
  const server = await startWithModules('site/dev.ts');
  await expectModules(server);

  server.terminate();
  await server.exitCode();

  await expect(fetch(server.cdnHost + MODULE)).rejects.toThrow('fetch failed');
});

test('npm run backend serves modules beside its services, for a production server, to the names of this machine only', async () => {
  const { address } = await startProcess('site/backend.ts', { BACKEND_PORT: '0' });
  const site = await startProcess('dist/server/server.js', {
    VITRINE_API_ORIGIN: address,
    VITRINE_CDN_ORIGIN: address,
    VITRINE_SITE_ORIGIN: 'https://www.meridia.example',
  });
  const ask = (host: string) => rawGet(address, '/cms-data?locale=en-GB', { headers: { host } });

  const [module, page, environment] = await Promise.all([
    fetch(address + MODULE),
    fetch(`${site.address}/en/individuals/borrowing/personal-loan`),
    fetch(`${site.address}/open-environment`),
  ]);
  const [own, foreign] = [await ask('localhost'), await ask('evil.example')];

  expect(await module.text()).toContain('class LoanSimulator');
  expect(module.headers.get('access-control-allow-origin')).toBe('*');
  expect(page.headers.get('content-security-policy')).toContain(
    `script-src 'self' ${address}/loan-simulator/1.0.0/esm/`,
  );
  expect(await environment.text()).toContain(`"cdnHost":"${address}"`);
  expect([own.status, foreign.status]).toEqual([200, 403]);
});
