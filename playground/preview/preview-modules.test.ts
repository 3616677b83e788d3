import { expect, test } from 'vitest';
import type { EndpointFault } from '#schemas/generated/scenario.ts';
import { injectModuleFault } from './preview-modules.ts';

const url = 'http://localhost:4175/loan-simulator/1.0.0/esm/index.js';
const { signal } = new AbortController();

function imports(fault: EndpointFault | undefined) {
  const urls: string[] = [];
  const importModule = injectModuleFault(async (order) => {
    urls.push(order.url);
    return { from: order.url };
  }, fault);
  return { urls, importModule: () => importModule({ url, signal }) };
}

test('without a fault a module has its own address', async () => {
  const { urls, importModule } = imports(undefined);

  await importModule();

  expect(urls).toEqual([url]);
});

test('a fault stands in the address, and never twice in the same', async () => {
  const { urls, importModule } = imports({ kind: 'status', status: 503 });

  await importModule();
  await importModule();

  const faulty =
    /^http:\/\/localhost:4175\/faulty\/status%3A503\/\d+\/loan-simulator\/1\.0\.0\/esm\/index\.js$/;
  expect(urls).toEqual([expect.stringMatching(faulty), expect.stringMatching(faulty)]);
  expect(new Set(urls).size).toBe(2);
});

test('what is only late is the module that others know', async () => {
  const { urls, importModule } = imports({ kind: 'slow', delayMs: 50 });

  const module = await importModule();

  expect(urls).toHaveLength(2);
  expect(module).toEqual({ from: url });
});

test('a fault is over after so many calls', async () => {
  const { urls, importModule } = imports({ kind: 'empty', times: 1 });

  await importModule();
  await importModule();

  expect(urls[1]).toBe(url);
});
