import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { isAllowedHost, refuseOtherHosts, readAllowedHosts } from './allowed-hosts.ts';

describe('a name that a local server answers to', () => {
  test.each([
    'localhost',
    'localhost:4173',
    'LOCALHOST:4173',
    'localhost.',
    'vitrine.localhost:4173',
    '127.0.0.1',
    '127.0.0.1:4173',
    '127.255.0.9:80',
    '[::1]',
    '[::1]:4173',
    '[0:0:0:0:0:0:0:1]:4173',
  ])('is one of this machine: %s', (host) => {
    expect(isAllowedHost(host, [])).toBe(true);
  });

  test.each([
    undefined,
    '',
    ' ',
    'evil.example',
    'evil.example:4173',
    'localhost.evil.example',
    'evil-localhost',
    '127.0.0.1.evil.example',
    '127.evil.example',
    '128.0.0.1',
    '0.0.0.0:4173',
    '192.168.1.5',
    '[::]',
    '[::2]',
    '[fe80::1]',
    'localhost@evil.example',
    'evil.example/localhost',
    'evil.example#localhost',
    'evil.example?localhost',
    'evil.example\\localhost',
    'localhost:4173, evil.example',
    'localhost evil.example',
    'localhost:port',
    '[::1',
  ])('is not %j', (host) => {
    expect(isAllowedHost(host, [])).toBe(false);
  });

  test('is one that it was given, with any port and in any case', () => {
    const allowed = ['vitrine.test', '192.168.1.5', '[fe80::1]'];

    const answers = ['vitrine.test:80', 'VITRINE.test.', '192.168.1.5:4173', '[fe80::1]:1'];
    const refused = ['a.vitrine.test', 'vitrine.test.evil.example', '192.168.1.50'];

    expect(answers.filter((host) => !isAllowedHost(host, allowed))).toEqual([]);
    expect(refused.filter((host) => isAllowedHost(host, allowed))).toEqual([]);
  });
});

describe('the names that are given', () => {
  test.each([
    [{}, []],
    [{ HOST: '', VITRINE_ALLOWED_HOSTS: '' }, []],
    [{ HOST: 'Desk.test' }, ['desk.test']],
    [{ HOST: '0.0.0.0' }, []],
    [{ HOST: '::' }, []],
    [{ HOST: '::1' }, ['[::1]']],
    [
      { HOST: 'fe80::1', VITRINE_ALLOWED_HOSTS: ' a.test, B.test ,' },
      ['[fe80::1]', 'a.test', 'b.test'],
    ],
  ])('are HOST and VITRINE_ALLOWED_HOSTS: %j', (variables, names) => {
    const mistakes: string[] = [];

    const read = readAllowedHosts(variables, (mistake) => void mistakes.push(mistake));

    expect(read).toEqual(names);
    expect(mistakes).toEqual([]);
  });

  test.each(['a.test:80', 'https://a.test', '*', '*.a.test', 'a b', 'a.test/x', '@'])(
    'are refused at start where they are none: %s',
    (name) => {
      const mistakes: string[] = [];
      const variables = { VITRINE_ALLOWED_HOSTS: `ok.test,${name}` };

      const read = readAllowedHosts(variables, (mistake) => void mistakes.push(mistake));

      expect(read).toEqual(['ok.test']);
      expect(mistakes).toEqual([
        expect.stringContaining(`VITRINE_ALLOWED_HOSTS holds "${name}". Give names of hosts`),
      ]);
    },
  );
});

test('a request under another name is refused with a sentence that says what to do', async () => {
  let reached = 0;
  const app = new Hono().use(refuseOtherHosts(['vitrine.test'])).all('*', (context) => {
    reached += 1;
    return context.text('inside');
  });
  const ask = (host: string, init?: RequestInit) =>
    app.request('http://localhost/x', { ...init, headers: { host } });

  const inside = await ask('vitrine.test');
  const outside = await ask('evil.example:4173');
  const posted = await ask('evil.example', { method: 'POST' });

  expect([inside.status, outside.status, posted.status]).toEqual([200, 403, 403]);
  expect(reached).toBe(1);
  expect(outside.headers.get('content-type')).toBe('text/plain; charset=UTF-8');
  expect(outside.headers.get('cache-control')).toBe('no-store');
  expect(await outside.text()).toBe(
    'This server does not answer to the name "evil.example:4173". If it is a name of this machine, add it to VITRINE_ALLOWED_HOSTS and start again.',
  );
});
