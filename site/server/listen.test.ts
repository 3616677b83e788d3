import { createServer } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listen } from './listen.ts';
import { StartError } from './start-error.ts';

function newServer() {
  const server = createServer();
  onTestFinished(() => void server.close());
  return server;
}

describe('a server that is to listen', () => {
  test('gives the address that it got', async () => {
    expect(await listen(newServer(), { port: 0, hostname: '127.0.0.1' })).toMatch(
      /^http:\/\/localhost:\d+$/,
    );
  });

  test('OP-010 says what to do where its port is taken', async () => {
    const address = await listen(newServer(), { port: 0, hostname: '127.0.0.1' });
    const port = Number(new URL(address).port);

    const second = listen(newServer(), {
      port,
      hostname: '127.0.0.1',
      portVariable: 'METRICS_PORT',
    });

    await expect(second).rejects.toThrow(
      new StartError(
        `Port ${port} of 127.0.0.1 is taken. Stop what listens there, or give another port in METRICS_PORT.`,
      ),
    );
  });

  test.each(['192.0.2.1', 'no-such-host.invalid', '300.1.1.1'])(
    'OP-010 says what to do where the machine has no address %s',
    async (hostname) => {
      await expect(listen(newServer(), { port: 0, hostname })).rejects.toThrow(
        new StartError(
          `HOST is "${hostname}", which is no address of this machine. Give one that it has, such as 127.0.0.1, or 0.0.0.0 for all.`,
        ),
      );
    },
  );
});
