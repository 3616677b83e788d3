import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { SharedHost } from '../../../host/host.ts';
import { answer, type Answer } from '../sample-client.testing.ts';
import { ANSWERS_MARK, forgetAnswers } from './answers-mark.ts';
import { cachedClient } from './sample-cache.testing.ts';
import { createSampleShared } from './sample-shared.testing.ts';

const HOUR_MS = 3_600_000;

/** An answer is read and stored after its caller has it, in some turns of the event loop. */
async function untilStored(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one turn after the other.
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
}

type Options = Parameters<typeof cachedClient>[0];

/** A browser and one service, whose n-th answer is n; each document has a cache of its own. */
function browser(answers?: Answer) {
  const shared = createSampleShared();
  let count = 0;
  const next: Answer = () => {
    count += 1;
    return Promise.resolve(Response.json(count, { headers: { 'x-page': '7' } }));
  };
  return {
    ...shared,
    open: (options: Options = {}) =>
      cachedClient({ shared: shared.openDocument(), ...options }, answers ?? next),
  };
}

/** Asks in one document, and then in the next one, so many milliseconds later. */
async function askTwice({ open }: ReturnType<typeof browser>, laterMs: number, options?: Options) {
  const first = await open(options).ask();
  await untilStored();
  const document = open(options);
  await document.host.clock.advance(laterMs);
  return [first, await document.ask()];
}

describe('on the next document', () => {
  test('CA-022 an answer is a hit, with its status and headers, and is asked for no more', async () => {
    const { open } = browser();
    await open().ask();
    await untilStored();

    const { http, sent } = open();
    const hit = await http.fetch('/a');
    await http.fetch('/a');

    expect([await hit.text(), hit.status, hit.headers.get('x-page')]).toEqual(['1', 200, '7']);
    expect(hit).toMatchObject({ fromCache: true, url: 'https://api.meridia.test/a' });
    expect(sent).toEqual([]);
  });

  test.each([
    ['until it is an hour old', { laterMs: HOUR_MS - 1, second: '1' }],
    ['no longer', { laterMs: HOUR_MS, second: '2' }],
    ['not before it was stored', { laterMs: -1, second: '2' }],
    ['no longer than its request says', { laterMs: 5_000, maxAge: 5_000, second: '2' }],
    ['not where nothing is served', { laterMs: 0, useCache: false, second: '2' }],
  ])('CA-022 it is a hit %s', async (_, { laterMs, second, ...options }) => {
    expect(await askTwice(browser(), laterMs, options)).toEqual(['1', second]);
  });

  test('CA-022 nor longer than its service says', async () => {
    const headers = { 'cache-control': 'max-age=5', 'content-type': 'application/json' };
    const { open } = browser(answer('1', { headers }));
    await open().ask();
    await untilStored();

    const { ask, host, sent } = open();
    await host.clock.advance(5_000);
    await ask();

    expect(sent).toHaveLength(1);
  });

  test('CA-022 equal GETs wait for it together', async () => {
    const { open } = browser();
    await open().ask();
    await untilStored();

    const { ask, sent } = open();

    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['1', '1', '1']);
    expect(sent).toEqual([]);
  });
});

const sized: Answer = async ({ url }) =>
  Response.json('x'.repeat(Number(new URL(url).searchParams.get('bytes')) - 2));

describe('the limits', () => {
  test('CA-022 CA-019 hold for all documents together, and those stored first go first', async () => {
    const { open, bytes, records } = browser(sized);
    const store = async (path: string) => {
      const document = open({ maxCacheSize: 100 });
      await document.host.clock.advance(records.size);
      await document.ask(path);
      await untilStored();
    };
    for (const path of ['/a?bytes=60', '/b?bytes=40', '/c?bytes=40', '/d?bytes=101'])
      await store(path);

    const { ask, sent, host } = open({ maxCacheSize: 100 });
    await host.clock.advance(1_000);
    await ask('/b?bytes=40');
    await ask('/c?bytes=40');
    await ask('/a?bytes=60');

    expect(bytes()).toBeLessThanOrEqual(100);
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(['/a']);
  });

  test('CA-022 CA-018 an answer that weighs too much, or has another type, stays with nobody', async () => {
    const { open, records } = browser(sized);
    await open().ask('/a?bytes=100001');
    await open({ contentTypes: ['text/plain'] }).ask('/a?bytes=9');
    await untilStored();

    expect(records.size).toBe(0);
  });

  test('what nobody may be served any more goes with the next answer that comes', async () => {
    const { open, records } = browser();
    await open().ask('/old');
    await untilStored();

    const later = open();
    await later.host.clock.advance(HOUR_MS);
    await later.ask('/new');
    await untilStored();

    expect([...records.keys()]).toEqual(['https://api.meridia.test/new']);
  });
});

describe('whose answers they are', () => {
  test('CA-022 CA-016 those of a profile never leave their document, and find none of another’s', async () => {
    const { open, records } = browser();
    await open().ask();
    await untilStored();

    const ofProfile = await open({ identifier: () => 'p-1' }).ask();
    await untilStored();

    expect([ofProfile, records.size]).toEqual(['2', 0]);
    expect(await open().ask()).toBe('3');
  });

  test('CA-016 a profile that comes and goes within a document empties it', async () => {
    let profile = 'default';
    const { open } = browser();
    const { ask } = open({ identifier: () => profile });
    await ask();
    profile = 'p-1';
    await ask('/b');
    profile = 'default';

    expect([await ask(), await open().ask()]).toEqual(['3', '3']);
  });

  test('CA-016 a 401 empties it in all tabs', async () => {
    let status = 200;
    let count = 0;
    const { open } = browser(() => {
      count += 1;
      return Promise.resolve(Response.json(count, { status }));
    });
    const [one, other] = [open({ identifier: () => 'p-1' }), open({ identifier: () => 'p-1' })];
    const before = [await one.ask('/b'), await other.ask('/b')];
    await untilStored();
    status = 401;
    await one.http.fetch('/c').catch(() => undefined);
    status = 200;

    expect(before).toEqual(['1', '2']);
    expect([await one.ask('/b'), await other.ask('/b')]).toEqual(['4', '5']);
  });

  test('CA-016 nothing is found once they are forgotten, though nobody has waited for the disk', async () => {
    const { open, openDocument } = browser();
    await open().ask();
    await untilStored();
    forgetAnswers(openDocument().storage);

    expect(await open().ask()).toBe('2');
  });
});

describe('a request that changes something', () => {
  test('CA-022 CA-011 drops what it names in all tabs and for all documents to come', async () => {
    const { open } = browser();
    const [one, other] = [open(), open()];
    await one.ask('/a');
    await one.ask('/b');
    await other.ask('/a');

    await one.change('/c', { cacheOptions: { invalidateUrls: ['/a'] } });
    const seen = [await other.ask('/a'), await other.ask('/b')];

    // The change itself was the third of its service.
    expect(seen).toEqual(['4', '2']);
    expect(await open().ask('/a')).toBe('4');
  });

  test('CA-012 does so by an expression, and where it cannot be read all go', async () => {
    const { open, openDocument } = browser();
    const [one, other] = [open(), open()];
    await one.ask('/a');
    await other.ask('/a');

    await one.change('/c', { cacheOptions: { invalidateUrlsRegex: /\/a$/g } });
    const afterChange = await other.ask('/a');
    openDocument().channel.post({ another: 'version' });
    await one.ask('/b');
    await untilStored();

    expect([afterChange, await open().ask('/b')]).toEqual(['3', '4']);
  });
});

const OFF = new DOMException('off', 'SecurityError');
const reject = () => Promise.reject(OFF);
const fail = () => {
  throw OFF;
};
const hang = () => new Promise<never>(() => undefined);
const none = { subscribe: () => () => undefined };

describe('where nothing outlives a document, memory serves', () => {
  test.each<[string, Partial<SharedHost>]>([
    ['a database that is switched off', { records: { get: reject, change: reject } }],
    ['a database that never answers', { records: { get: hang, change: hang } }],
    ['local storage that is off', { storage: { get: fail, set: fail, remove: fail, ...none } }],
    ['a channel that is closed', { channel: { post: fail, listen: () => undefined } }],
  ])('CA-022 %s', async (_, broken) => {
    const { openDocument, stored } = createSampleShared();
    stored.set(ANSWERS_MARK, '1');
    const { ask, change, host } = cachedClient({ shared: { ...openDocument(), ...broken } });

    const seen = Promise.all([ask(), ask(), change('/b').then(() => ask())]);
    for (let turn = 0; turn < 4; turn += 1) await host.clock.advance(500);

    expect(new Set(await seen).size).toBeLessThan(3);
    expect(host.messages).toEqual([]);
  });

  test.each([
    ['nothing', undefined],
    ['another shape', { mark: '1', url: 7 }],
    ['a status that is none', { status: 9 }],
    ['headers that are none', { headers: [['a b', 'c']] }],
  ])('CA-022 a record that holds %s is a miss', async (_, change) => {
    const { open, records } = browser();
    await open().ask();
    // oxlint-disable-next-line no-await-in-loop -- one turn after the other.
    while (records.size === 0) await nextTurn();
    for (const [key, record] of records) {
      const value = change && { ...Object(record.value), ...change };
      records.set(key, { ...record, value });
    }

    expect(await open().ask()).toBe('2');
  });
});
