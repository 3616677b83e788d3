import { expect, test, vi } from 'vitest';
import { createOperatorApp } from './create-operator-app.ts';

const TOKEN = 'a-secret-of-this-bank';

function serve(options: { isLocal?: boolean; purgeToken?: string }) {
  const purge = vi.fn<() => number>(() => 3);
  const metrics = { text: async () => '', contentType: 'text/plain' };
  const app = createOperatorApp({ metrics, pageCache: { purge }, ...options });
  const ask = (authorization?: string) =>
    app.request('http://127.0.0.1/purge', {
      method: 'POST',
      headers: { host: '127.0.0.1', ...(authorization !== undefined && { authorization }) },
    });
  return { ask, purge };
}

test.each<[string, string | undefined, string | undefined]>([
  ['no token is set', undefined, `Bearer ${TOKEN}`],
  ['none is sent', TOKEN, undefined],
  ['another is sent', TOKEN, `Bearer ${TOKEN.toUpperCase()}`],
  ['a part is sent', TOKEN, `Bearer ${TOKEN.slice(1)}`],
])('OP-020 beyond this machine nothing is purged where %s', async (_name, purgeToken, sent) => {
  const { ask, purge } = serve({ isLocal: false, ...(purgeToken && { purgeToken }) });

  expect((await ask(sent)).status).toBe(401);
  expect(purge).not.toHaveBeenCalled();
});

test('OP-020 the token purges beyond this machine, and on it none is needed', async () => {
  const beyond = serve({ isLocal: false, purgeToken: TOKEN });
  const local = serve({ purgeToken: TOKEN });

  expect(await (await beyond.ask(`Bearer ${TOKEN}`)).json()).toEqual({ purged: 3 });
  expect(await (await local.ask()).json()).toEqual({ purged: 3 });
});
