import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createLocalCdn, serveCdn } from './local-hosts.ts';

const folder = 'fixtures/cdn';
const PATH = '/loan-simulator/1.0.0/esm/index.js';
const cdn = createLocalCdn({ folder });
const ask = async (path: string) => cdn.request(path);

test('a module is the file of the fixtures', async () => {
  const response = await ask(PATH);

  expect(await response.text()).toContain('class LoanSimulator');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

test('an address can name how its module fails', async () => {
  const [refused, empty, right] = await Promise.all(
    ['status:503', 'empty', 'explode'].map((fault) =>
      ask(`/faulty/${encodeURIComponent(fault)}/1${PATH}`),
    ),
  );

  expect(refused?.status).toBe(503);
  expect(await empty?.text()).toBe('');
  expect(right?.status).toBe(404);
});

test('it has any port where the usual one is taken, but none where another was asked for', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as AddressInfo;

  const [one, other] = await Promise.all([
    serveCdn({ folder, hostname: '127.0.0.1' }),
    serveCdn({ folder, hostname: '127.0.0.1' }),
  ]);

  expect(one).not.toBe(other);
  expect((await fetch(other + PATH)).status).toBe(200);
  await expect(serveCdn({ folder, hostname: '127.0.0.1', port })).rejects.toThrow('CDN_PORT');
  taken.close();
});
