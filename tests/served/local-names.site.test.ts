import { describe, expect, test } from 'vitest';
import { rawGet } from './raw-get.ts';
import { runProcess, startProcess } from './start-process.ts';

const LOCAL = 'dist/tools/server/local.js';
const PATHS = ['/en/individuals', '/playground/', '/healthz', '/cms-data?locale=en-GB', '/nowhere'];

async function statusesFor(address: string, host: string): Promise<number[]> {
  const answers = await Promise.all(
    PATHS.map((path) => rawGet(address, path, { headers: { host } })),
  );
  return answers.map(({ status }) => status);
}

describe('npm start', () => {
  test('answers to the names of this machine and to those it was given, whatever it listens on', async () => {
    const server = await startProcess(LOCAL, {
      HOST: '0.0.0.0',
      VITRINE_ALLOWED_HOSTS: 'vitrine.test, 192.168.1.5',
    });
    const address = server.address.replace('0.0.0.0', '127.0.0.1');
    const { port } = new URL(address);
    const good = ['localhost', `127.0.0.1:${port}`, `[::1]:${port}`, 'vitrine.test', '192.168.1.5'];
    const bad = ['evil.example', `evil.example:${port}`, '0.0.0.0', 'localhost.evil.example'];

    const letIn = await Promise.all(good.map((host) => statusesFor(address, host)));
    const refused = await Promise.all(bad.map((host) => statusesFor(address, host)));
    const { text } = await rawGet(address, '/playground/', { headers: { host: 'evil.example' } });

    expect(letIn).toEqual(good.map(() => [200, 200, 200, 200, 404]));
    expect(refused).toEqual(bad.map(() => [403, 403, 403, 403, 403]));
    expect(text).toMatch(/does not answer to the name "evil\.example".*VITRINE_ALLOWED_HOSTS/);
  });

  test(
    'refuses what cannot be read with the headers of every answer',
    { tags: ['deep'] },
    async () => {
      const server = await startProcess(LOCAL, {});

      const { status, headers } = await rawGet(server.address, '/\\evil.example');

      expect(status).toBe(400);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
    },
  );

  test('answers to the name that it listens on', { tags: ['deep'] }, async () => {
    const server = await startProcess(LOCAL, { HOST: 'localhost' });

    expect(await statusesFor(server.address, 'localhost')).toEqual([200, 200, 200, 200, 404]);
  });

  test('does not start where a name is none', async () => {
    const { code, output } = await runProcess(LOCAL, { VITRINE_ALLOWED_HOSTS: 'https://a.test' });

    expect(code).toBe(1);
    expect(output).toContain('VITRINE_ALLOWED_HOSTS holds "https://a.test". Give names of hosts');
  });
});

test('npm run backend answers to the names of this machine only', async () => {
  const server = await startProcess('site/backend.ts', { BACKEND_PORT: '0' });
  const ask = (host: string) =>
    rawGet(server.address, '/cms-data?locale=en-GB', { headers: { host } });

  const [own, foreign] = [await ask('localhost'), await ask('evil.example')];

  expect([own.status, foreign.status]).toEqual([200, 403]);
});
