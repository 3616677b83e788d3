import { expect, test } from 'vitest';
import { openSession } from './open-session.ts';
import { startOtherHost } from './other-host.ts';

const PERIOD_MS = 180_000;
const SECRETS = /access-|refresh-|extended-session-context|authorization/i;

test('an origin that is ours gets token and context', async () => {
  const api = await startOtherHost();
  const origin = `http://127.0.0.1:${api.port}`;
  const { session } = await openSession({ apiOrigins: [origin] });
  session.setExtendedContext({ branch: 7 });

  await fetch(session.authorise(new Request(`${origin}/accounts`)));

  expect(api.heard[0]).toContain('Bearer access-1');
  expect(api.heard[0]).toContain('extended-session-context');
});

test.each([
  ['another port', (port: number) => `http://127.0.0.1:${port}`],
  ['another name of the machine', (port: number) => `http://localhost:${port}`],
])('a host with %s gets neither', async (_, originOf) => {
  const other = await startOtherHost();
  // The API's origin has the same name as the other host, but another scheme.
  const { session } = await openSession({
    apiOrigins: [originOf(other.port).replace('http:', 'https:')],
  });
  session.setExtendedContext({ branch: 7 });

  await fetch(session.authorise(new Request(`${originOf(other.port)}/accounts`)));

  expect(other.heard).toHaveLength(1);
  expect(other.heard[0]).not.toMatch(SECRETS);
});

test('our own server by another name gets neither', async () => {
  const heard: string[] = [];
  const { session, origin } = await openSession({
    answer: ({ rawHeaders }, response) => {
      heard.push(rawHeaders.join('\n'));
      response.end();
    },
  });
  const sameServer = origin.replace('127.0.0.1', 'localhost');

  await fetch(session.authorise(new Request(`${sameServer}/accounts`)));
  await fetch(session.authorise(new Request(`${origin}/accounts`)));

  expect(heard[0]).not.toMatch(SECRETS);
  expect(heard[1]).toContain('Bearer access-1');
});

test.each([301, 302, 303, 307, 308])(
  'a redirect with status %i takes no token of a renewal to another host',
  async (status) => {
    const other = await startOtherHost();
    const headers = { location: `http://127.0.0.1:${other.port}/oauth2/token` };
    const { session, failures, pass } = await openSession({
      fault: { kind: 'status', status, headers },
    });

    await pass(PERIOD_MS);
    await pass(1_000);
    await pass(3_000);

    expect(other.heard).toEqual([]);
    expect(failures).toEqual(['network', 'network', 'network']);
    expect(session.accessToken()).toBe('access-1');
  },
);

test.each([302, 307])(
  'a redirect with status %i takes no token of another request to another host',
  async (status) => {
    const other = await startOtherHost();
    const location = `http://127.0.0.1:${other.port}/accounts`;
    const { session, origin } = await openSession({
      answer: (_, response) => void response.writeHead(status, { location }).end(),
    });

    const answer = fetch(session.authorise(new Request(`${origin}/accounts`)));

    await expect(answer).rejects.toThrow(TypeError);
    expect(other.heard).toEqual([]);
  },
);
