import { expect, test } from 'vitest';
import { answer, API_ORIGIN, clientWith, hang } from '../http/sample-client.testing.ts';
import { fetchClientContext, type ClientContextRequest } from './fetch-client-context.ts';

const SURE = { levelOfAssurance: 5 };
const SAVER = JSON.stringify({ clientContext: { subSegments: ['PRIVATE_BANKING', 'SAVER'] } });

/** Asks a service that answers like that, and notes the errors for analytics. */
function askWith(reply: Parameters<typeof clientWith>[0], request: ClientContextRequest) {
  const client = clientWith(reply);
  const events: string[] = [];
  const asked = fetchClientContext(request, {
    http: client.http,
    onAnalyticsError: (message) => events.push(message),
  });
  const outcome = asked.catch((error: unknown) => {
    events.push(String(error));
    return error;
  });
  return { ...client, outcome, events };
}

test.each(['PRVT', 'PROF', 'DED', 'PRIM', undefined])(
  'CF-004 CF-005 a client whose profile is %s gets the sub-segments that the service knows',
  async (profileType) => {
    const { sent, outcome } = askWith(answer(SAVER), { ...SURE, profileType });

    expect(await outcome).toEqual({ subSegments: ['PRIVATE_BANKING', 'SAVER'] });
    const query = profileType ? `?profileType=${profileType}` : '';
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `GET ${API_ORIGIN}/client-context${query}`,
    ]);
  },
);

test.each([0, 1, 4, 4.9])(
  'CF-001 CF-007 at the level of assurance %d nothing is asked, and the error says why',
  async (levelOfAssurance) => {
    const { sent, outcome } = askWith(answer(SAVER), { levelOfAssurance, profileType: 'PRVT' });

    const message = 'No call for Client Context API made because LOA < 5';
    expect(await outcome).toMatchObject({ message });
    expect(sent).toEqual([]);
  },
);

test.each(['EMPLOYEE', 'prvt', '', '__proto__'])(
  'CF-003 the profile type "%s" is a param error, and nothing is asked',
  async (profileType) => {
    const { sent, outcome } = askWith(answer(SAVER), { ...SURE, profileType });

    expect(await outcome).toMatchObject({ name: 'ParamError' });
    expect(String(await outcome)).toContain(
      `A profile type is PRVT, PROF, DED or PRIM, or is left out. It is "${profileType}".`,
    );
    expect(sent).toEqual([]);
  },
);

test('CF-006 CF-008 CF-009 a time-out sends the error for analytics first, and then is the error of the service', async () => {
  const { host, outcome, events } = askWith(hang, { ...SURE, timeoutMs: 250 });

  await host.clock.advance(249);
  expect(events).toEqual([]);
  await host.clock.advance(1);
  await outcome;

  expect(events).toEqual([
    'Timeout when fetching Client Context API',
    'ClientContextError: Can not get data from Client Context API',
  ]);
});

test.each([0, undefined])(
  'CF-006 the time-out %s is none: the limit of every call is no error of its own',
  async (timeoutMs) => {
    const { host, outcome, events } = askWith(hang, { ...SURE, timeoutMs });

    await host.clock.advance(9_999);
    expect(events).toEqual([]);
    await host.clock.advance(1);

    expect(await outcome).toMatchObject({ name: 'TimeoutError' });
    expect(events).toHaveLength(1);
  },
);

test.each(['{}', '[]', '{"clientContext":null}', '{"clientContext":{"subSegments":"SAVER"}}'])(
  'the answer %s holds no data',
  async (text) => {
    const { outcome } = askWith(answer(text), SURE);

    expect(await outcome).toMatchObject({ message: 'Can not get data from Client Context API' });
  },
);

test('what is no name costs itself alone, and the first twenty count', async () => {
  const names = ['', null, 5, 'x'.repeat(101), ...Array.from({ length: 30 }, (_, at) => `P${at}`)];
  const text = JSON.stringify({ clientContext: { subSegments: names } });

  const { outcome } = askWith(answer(text), SURE);

  expect(await outcome).toEqual({
    subSegments: Array.from({ length: 20 }, (_, at) => `P${at}`),
  });
});
