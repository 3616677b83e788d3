import { expect, test } from 'vitest';
import { startProcess } from './start-process.ts';

const LOCAL_SERVER = 'dist/tools/server/local.js';

test('VITRINE_TRACE=1 prints how each page was made, and no visitor sees it', async () => {
  const server = await startProcess(LOCAL_SERVER, { VITRINE_TRACE: '1' });

  const response = await fetch(`${server.address}/en/individuals?visitor=1`);
  const html = await response.text();

  await expect
    .poll(server.output)
    .toMatch(
      /^Trace of GET \/en\/individuals: \d+ steps in \d+ ms\n(?: +\d+ ms +\d+ ms  [a-z-]+ .+: .+\n)+/m,
    );
  expect(html).not.toContain('match-route');
});

test('without it there is no trace', async () => {
  const server = await startProcess(LOCAL_SERVER, {});

  await (await fetch(`${server.address}/en/individuals`)).text();

  expect(server.output()).not.toContain('Trace of');
});
