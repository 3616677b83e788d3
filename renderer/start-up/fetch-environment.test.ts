import { describe, expect, test } from 'vitest';
import { createMemoryHost } from '../host/memory/index.testing.ts';
import { fetchEnvironment } from './fetch-environment.ts';

const DETAILS = { cdnHost: 'https://cdn.example.com', canOverride: false };
const NOT_USABLE = 'The experience configuration cannot be used';

const block = (json: string) =>
  `<script type="application/json" id="experience-config">${json}</script>`;
const page = (body: string) =>
  `<!doctype html><html><head><title>Environment</title></head><body>${body}</body></html>`;
const of = (value: unknown) => page(block(JSON.stringify(value)));

function environmentFrom(answer: () => Response | Promise<Response>) {
  const requests: Request[] = [];
  const host = createMemoryHost({
    url: 'https://www.meridia.test/en/individuals?x=1',
    fetch: async (request) => {
      requests.push(request);
      return answer();
    },
  });
  return { host, requests, result: fetchEnvironment(host) };
}

const ofPage = (html: string) => environmentFrom(() => new Response(html));

/** A status that no code can give a response, only a network. */
const withStatus = (status: number) => () =>
  Object.defineProperty(new Response(of({ details: DETAILS })), 'status', { value: status });

describe('the configuration of the environment', () => {
  test('ST-007 is fetched with GET from the open-environment endpoint on the same origin', async () => {
    const { requests, result } = ofPage(of({ details: DETAILS }));
    await result;

    expect(requests.map(({ method, url, redirect }) => ({ method, url, redirect }))).toEqual([
      {
        method: 'GET',
        url: 'https://www.meridia.test/open-environment',
        redirect: 'manual',
      },
    ]);
  });

  test.each([true, false])(
    'ST-004 holds details with cdnHost and canOverride, which is %s',
    async (canOverride) => {
      const details = { cdnHost: 'https://cdn.example.com', canOverride };
      const { host, result } = ofPage(of({ details: { ...details, more: 1 } }));

      expect(await result).toEqual({ details });
      expect(host.messages).toEqual([]);
    },
  );

  test.each([
    ['no details', {}],
    ['no object', 'x'],
    ['no cdnHost', { details: { canOverride: true } }],
    ['no canOverride', { details: { cdnHost: DETAILS.cdnHost } }],
    ['a text for canOverride', { details: { ...DETAILS, canOverride: 'true' } }],
    ['a script as cdnHost', { details: { ...DETAILS, cdnHost: 'javascript:alert(1)' } }],
    ['a path in cdnHost', { details: { ...DETAILS, cdnHost: 'https://cdn.example.com/x' } }],
  ])('ST-004 with %s is logged and null', async (_, value) => {
    const { host, result } = ofPage(of(value));

    expect(await result).toBeNull();
    expect(host.messages).toEqual([{ level: 'error', text: expect.stringContaining('details') }]);
  });

  test('is the first block of that id and type, its text and nothing else', async () => {
    const other = block(JSON.stringify({ details: { ...DETAILS, canOverride: true } }));
    const { result } = ofPage(
      page(
        `<!-- ${other} --><div title='${other}'></div>` +
          '<script id="experience-config">{"details":1}</script>' +
          '<div id="experience-config">{"details":2}</div>' +
          block(JSON.stringify({ details: DETAILS })) +
          other,
      ),
    );

    expect(await result).toEqual({ details: DETAILS });
  });
});

describe('without a configuration of the environment', () => {
  test.each([0, 100, 199, 300, 302, 304, 404, 500, 599])(
    'ST-009 status %i is logged as an error with the status, and gives null',
    async (status) => {
      const { host, result } = environmentFrom(withStatus(status));

      expect(await result).toBeNull();
      expect(host.messages).toEqual([
        {
          level: 'error',
          text: `${NOT_USABLE}: the request failed with status ${status}.`,
        },
      ]);
    },
  );

  test.each([200, 204, 299])('ST-009 status %i is no failure', async (status) => {
    const { host, result } = environmentFrom(withStatus(status));

    expect(await result).toEqual({ details: DETAILS });
    expect(host.messages).toEqual([]);
  });

  test.each([
    ['an empty answer', ''],
    ['a page without it', page('<p>Hello</p>')],
    ['a block of another id', page(block('{}').replace('experience-config', 'plan'))],
    ['a block of another type', page(block('{}').replace('application/json', 'text/plain'))],
    ['a block in a comment', page(`<!-- ${block('{}')} -->`)],
  ])('ST-010 %s is logged as an error, and gives null', async (_, html) => {
    const { host, result } = ofPage(html);

    expect(await result).toBeNull();
    expect(host.messages).toEqual([
      { level: 'error', text: `${NOT_USABLE}: the page has no configuration block.` },
    ]);
  });

  test.each(['', '{', '{"details":{}', 'undefined', '{"details":"<!-- "'])(
    'ST-011 a block that holds %j is logged as an error without its text, and gives null',
    async (json) => {
      const { host, result } = ofPage(page(block(json)));

      expect(await result).toBeNull();
      expect(host.messages).toEqual([
        { level: 'error', text: `${NOT_USABLE}: its JSON cannot be parsed.` },
      ]);
    },
  );

  test('a network that fails is logged, and gives null', async () => {
    const { host, result } = environmentFrom(() => Promise.reject(new TypeError('no network')));

    expect(await result).toBeNull();
    expect(host.messages).toEqual([{ level: 'error', text: `${NOT_USABLE}: no network` }]);
  });

  test('an answer that does not come is waited for three seconds', async () => {
    const { host, requests, result } = environmentFrom(() => new Promise(() => undefined));

    await host.clock.advance(2_999);
    expect(host.messages).toEqual([]);
    await host.clock.advance(1);

    expect(await result).toBeNull();
    expect(host.messages).toEqual([{ level: 'error', text: `${NOT_USABLE}: 3000ms timeout` }]);
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  test('an endless answer is not read to its end', async () => {
    const { host, result } = ofPage('x'.repeat(200_001));

    expect(await result).toBeNull();
    expect(host.messages[0]?.text).toContain('larger than 200000 bytes');
  });

  test('a page that ends meanwhile is told nothing', async () => {
    const host = createMemoryHost({ fetch: () => new Promise(() => undefined) });
    const ending = new AbortController();

    const result = fetchEnvironment(host, ending.signal);
    ending.abort();

    expect(await result).toBeNull();
    expect(host.messages).toEqual([]);
  });
});
