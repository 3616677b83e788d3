import { expect, test } from 'vitest';
import { imagesIn } from './images-in.ts';
import { rawGet } from './raw-get.ts';
import { BACKEND, startPair } from './start-pair.ts';
import { runProcess, startProcess } from './start-process.ts';

const PAGES = [
  '/en/individuals',
  '/fr/particuliers/epargne/saver-plus',
  '/nl/particulieren/lenen/je-eerste-woonkrediet',
];

test('OP-014 backend and site as two processes show pages with all their images, which the policy lets in from there alone, and without a module that does not come', async () => {
  const { backend, site } = await startPair();

  const pages = await Promise.all(PAGES.map((path) => rawGet(site.address, path)));
  const addresses = [...new Set(pages.flatMap(({ text }) => imagesIn(text)))];
  const images = await Promise.all(addresses.map((address) => fetch(address)));

  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(addresses.length).toBeGreaterThan(10);
  expect(addresses.filter((address) => new URL(address).origin !== backend.address)).toEqual([]);
  const wrong = images.filter(
    ({ ok, headers }) => !ok || !headers.get('content-type')?.startsWith('image/'),
  );
  expect(wrong.map(({ url, status }) => `${status} ${url}`)).toEqual([]);
  const policy = String(pages[0]?.headers['content-security-policy']);
  expect(policy).toContain(`img-src 'self' ${backend.address} https://media.meridia.example;`);
  expect(policy).toContain(`media-src 'self' https://media.meridia.example;`);
  // Its CDN host does not answer.
  const loan = await rawGet(site.address, '/en/individuals/borrowing/personal-loan');
  expect(loan.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^ ;]+';/);
  expect(site.output()).toContain('The asset loan-simulator is not shown: ');
});

test('the backend says which port is taken, and what to do', { tags: ['deep'] }, async () => {
  const { address } = await startProcess(BACKEND, { BACKEND_PORT: '0' });
  const { port } = new URL(address);

  const { code, output } = await runProcess(BACKEND, { BACKEND_PORT: port });

  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} of 127.0.0.1 is taken. Stop what listens there`);
  expect(output).toContain('BACKEND_PORT');
  expect(output).not.toMatch(/^\s+at /m);
});

test('the backend refuses a port that is none', { tags: ['deep'] }, async () => {
  const { code, output } = await runProcess(BACKEND, { BACKEND_PORT: 'http' });

  expect(code).toBe(1);
  expect(output).toContain('BACKEND_PORT is "http". Give a whole number of 0 or more.');
  expect(output).not.toMatch(/^\s+at /m);
});

test('the backend stops when it is asked to', { tags: ['deep'] }, async () => {
  const backend = await startProcess(BACKEND, { BACKEND_PORT: '0' });

  backend.terminate();

  expect(await backend.exitCode()).toBe(0);
});
