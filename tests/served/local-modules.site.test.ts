import { expect, test } from 'vitest';
import { testFirst } from '../sample/test-first.ts';
import { startProcess } from './start-process.ts';

const MODULE = '/loan-simulator/1.0.0/esm/index.js';
const ADDRESS = /Modules: (http:\/\/\S+)/;

const policyOf = ({ headers }: Response) =>
  headers.get('content-security-policy') ?? headers.get('content-security-policy-report-only');

testFirst(1, ['dist/tools/server/local.js', 'site/dev.ts'])(
  '%s serves the modules of the fixtures on a port of their own, until it stops',
  async (file) => {
    const server = await startProcess(file, { CDN_PORT: '0' });
    await expect.poll(server.output).toMatch(ADDRESS);
    const [, host = ''] = ADDRESS.exec(server.output()) ?? [];

    const [module, page, frame] = await Promise.all([
      fetch(host + MODULE),
      fetch(`${server.address}/en/individuals`),
      fetch(`${server.address}/playground/frame.html`),
    ]);

    expect(await module.text()).toContain('class LoanSimulator');
    expect(policyOf(page)).toContain(`script-src 'self' ${host};`);
    expect(policyOf(frame)).toContain(`script-src 'self' ${host};`);
    expect(await frame.text()).toContain(`data-cdn-host="${host}"`);

    server.terminate();
    await server.exitCode();
    await expect(fetch(host + MODULE)).rejects.toThrow('fetch failed');
  },
);

test('npm run backend serves them beside its services, for a production server', async () => {
  const backend = await startProcess('site/backend.ts', { BACKEND_PORT: '0' });
  const { address } = backend;
  const site = await startProcess('dist/server/server.js', {
    VITRINE_API_ORIGIN: address,
    VITRINE_CDN_ORIGIN: address,
    VITRINE_SITE_ORIGIN: 'https://www.meridia.example',
  });

  const [module, page, environment] = await Promise.all([
    fetch(address + MODULE),
    fetch(`${site.address}/en/individuals`),
    fetch(`${site.address}/open-environment`),
  ]);

  expect(await module.text()).toContain('class LoanSimulator');
  expect(module.headers.get('access-control-allow-origin')).toBe('*');
  expect(page.headers.get('content-security-policy')).toContain(`script-src 'self' ${address};`);
  expect(await environment.text()).toContain(`"cdnHost":"${address}"`);
});
