import { describe, expect, test } from 'vitest';
import { MAX_DOCUMENT_BYTES } from '#schemas/max-document-bytes.ts';
import { openApi, pageText, SCENARIO, TOKEN } from './open-api.testing.ts';
import { TOKEN_HEADER } from './saving.ts';

const HOME = 'pages/en/individuals.json';
const MINE = 'pages/en/mine.json';

describe('a request is refused', () => {
  const ALLOWED = { host: 'vitrine.test', origin: 'http://vitrine.test' };
  test.each([
    ['without a token', { [TOKEN_HEADER]: undefined }, 401, 'wrong-token'],
    ['with a wrong token', { [TOKEN_HEADER]: `${TOKEN}x` }, 401, 'wrong-token'],
    ['with an empty token', { [TOKEN_HEADER]: '' }, 401, 'wrong-token'],
    ['from another origin', { origin: 'https://evil.example' }, 403, 'other-origin'],
    ['from another port', { origin: 'http://localhost:3000' }, 403, 'other-origin'],
    ['from another name of this machine', { origin: 'http://127.0.0.1:4173' }, 403, 'other-origin'],
    ['from a document without an origin', { origin: 'null' }, 403, 'other-origin'],
    ['without an origin', { origin: undefined }, 403, 'other-origin'],
    [
      'under a name that leads here by another server',
      { host: 'evil.example:4173', origin: 'http://evil.example:4173' },
      403,
      'other-host',
    ],
    ['under a name below one of this machine', { host: 'x.localhost:4173' }, 403, 'other-host'],
    ['without a name', { host: undefined }, 403, 'other-host'],
    ['as a form sends it', { 'content-type': 'text/plain' }, 415, 'not-json'],
    ['as something like JSON', { 'content-type': 'application/json-x' }, 415, 'not-json'],
    ['without a type', { 'content-type': '' }, 415, 'not-json'],
    ['without a version', { 'if-none-match': undefined }, 428, 'no-version'],
    ['with two versions', { 'if-match': `"${'x'.repeat(43)}"` }, 428, 'no-version'],
  ])('%s', async (...[, headers, status, code]) => {
    const { create, everything } = openApi();
    const before = everything();

    const answer = await create(MINE, pageText('Mine'), headers);

    expect([answer.status, answer.refused?.code]).toEqual([status, code]);
    expect(answer.refused?.message).toMatch(/^[A-Z].+\.$/);
    expect(answer.refused?.fix).toMatch(/^[A-Z].+\.$/);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(everything()).toEqual(before);
  });

  test('but not under a name that the server was given', async () => {
    const { create } = openApi();

    expect((await create(MINE, pageText('Mine'), ALLOWED)).status).toBe(201);
  });

  test.each([
    ['read-only', 'VITRINE_READONLY'],
    ['not-loopback', 'HOST'],
  ] as const)('where saving is off: %s', async (off, variable) => {
    const { create, send, everything } = openApi({ saving: { off } });
    const before = everything();

    const { status, refused } = await create(MINE, pageText('Mine'));
    const read = await send(`/${HOME}`, { method: 'GET' });

    expect([status, refused?.code]).toEqual([403, 'saving-is-off']);
    expect(refused?.fix).toContain(variable);
    expect(read.text).toBe(pageText('Home'));
    expect(everything()).toEqual(before);
  });

  test('when there were too many in a minute, and no longer after it', async () => {
    let time = 0;
    const { create, replace, version } = openApi({ now: () => time });
    await create(MINE, pageText('0'));
    const statuses = [];
    for (let count = 0; count < 120; count += 1) {
      statuses.push((await replace(MINE, pageText(`${count}`), version(MINE))).status);
    }
    time += 60_001;

    const later = await replace(MINE, pageText('later'), version(MINE));

    expect([statuses.at(-2), statuses.at(-1), later.status]).toEqual([200, 429, 200]);
  });

  test.each(['POST', 'DELETE', 'PATCH', 'OPTIONS'])('by %s', async (method) => {
    const { send, everything } = openApi();
    const before = everything();

    const { status, refused, headers } = await send(`/${HOME}`, { method });

    expect([status, refused?.code]).toEqual([405, 'wrong-method']);
    expect(headers.get('allow')).toBe('GET, HEAD, PUT');
    expect(everything()).toEqual(before);
  });
});

describe('a document is refused', () => {
  test.each([
    ['that is no JSON', MINE, '{ "data": ', 'broken-json'],
    [
      'with an unknown component',
      MINE,
      pageText('x').replace('section-', 'x'),
      'unknown-component',
    ],
    ['that names a page which is not there', 'scenarios/a/b.json', SCENARIO, 'unknown-page'],
    ['with a member twice', MINE, '{"data":{},"data":{}}', 'duplicate'],
  ])('%s, with the problems of the validate command', async (...[, path, text, code]) => {
    const { create, everything } = openApi();
    const before = everything();

    const { status, refused } = await create(path, text);

    expect([status, refused?.code]).toEqual([422, 'wrong-document']);
    expect(refused?.problems?.map((problem) => problem.code).join()).toContain(code);
    expect(refused?.problems?.[0]).toMatchObject({ file: `fixtures/${path}` });
    expect(everything()).toEqual(before);
  });

  test.each([
    ['a page among the macros', 'macros/mine.json', pageText('Mine')],
    [
      'macros among the pages',
      MINE,
      '{ "$schema": "https://experience.local/macros.schema.json", "groups": [] }',
    ],
    [
      'a block among the cards',
      'cards/section-title/mine.json',
      '{"componentType":"section-title","title":"x"}',
    ],
    ['a page with a byte order mark', MINE, `\uFEFF${pageText('Mine')}`],
  ])('that stands in no folder for it: %s', async (_, path, text) => {
    const { create, everything } = openApi();
    const before = everything();

    const { status, refused } = await create(path, text);

    expect([status, refused?.code]).toEqual([422, 'wrong-document']);
    expect(everything()).toEqual(before);
  });

  test('that is too large, without reading more of it', async () => {
    const { put, everything } = openApi();
    const before = everything();
    const large = new Uint8Array(MAX_DOCUMENT_BYTES + 1).fill(32);

    const { status, refused } = await put(`/${MINE}`, large, { 'if-none-match': '*' });

    expect([status, refused?.code]).toEqual([413, 'too-large']);
    expect(everything()).toEqual(before);
  });

  test('that is too large among several', async () => {
    const { several, everything } = openApi();
    const before = everything();
    const text = pageText('x'.repeat(MAX_DOCUMENT_BYTES));

    const { status } = await several([{ path: MINE, text, version: null }]);

    expect(status).toBe(413);
    expect(everything()).toEqual(before);
  });

  test('that is no text in UTF-8', async () => {
    const { put } = openApi();
    const bytes = new Uint8Array([...Buffer.from(pageText('x')), 0xff]);

    expect((await put(`/${MINE}`, bytes, { 'if-none-match': '*' })).status).toBe(422);
  });
});

describe('a list of files is refused', () => {
  const one = { path: MINE, text: pageText('Mine'), version: null };
  test.each([
    ['that is none', { files: {} }],
    ['that is empty', { files: [] }],
    ['that has the same file twice', { files: [one, one] }],
    [
      'that is too long',
      {
        files: Array.from({ length: 21 }, (_, index) => ({ ...one, path: `pages/p${index}.json` })),
      },
    ],
    ['with a file that has no version', { files: [{ path: MINE, text: pageText('x') }] }],
    ['with a file that has half a character', { files: [{ ...one, text: pageText('\uD800') }] }],
  ])('%s', async (_, value) => {
    const { put, everything } = openApi();
    const before = everything();

    const { status, refused } = await put('', JSON.stringify(value));

    expect([status, refused?.code]).toEqual([400, 'bad-request']);
    expect(everything()).toEqual(before);
  });
});
