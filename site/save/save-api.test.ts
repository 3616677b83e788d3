import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { HOST, openApi, pageText, SCENARIO, TOKEN } from './open-api.testing.ts';
import { TOKEN_HEADER } from './saving.ts';

const HOME = 'pages/en/individuals.json';
const MINE = 'pages/en/mine.json';

const offersOf = (content: unknown) =>
  JSON.stringify({
    $schema: 'https://experience.local/offers.schema.json',
    execute: { mboxes: [{ name: 'rates', options: [{ type: 'html', content }] }] },
  });

describe('saving', () => {
  test('stores a file byte for byte as its author has written it', async () => {
    const { create, read, version } = openApi();

    const { status, value } = await create(MINE, pageText('Größe 😀'));

    expect(status).toBe(201);
    expect(read(MINE)).toBe(pageText('Größe 😀'));
    expect(value['files']).toEqual([{ path: MINE, version: version(MINE), isNew: true }]);
  });

  test('replaces the version that was read, and names the one that stands there now', async () => {
    const { replace, read, version } = openApi();

    const first = await replace(HOME, pageText('One'), version(HOME));
    const second = await replace(HOME, pageText('Two'), version(HOME));

    expect([first.status, second.status]).toEqual([200, 200]);
    expect(read(HOME)).toBe(pageText('Two'));
    expect(second.value['files']).toEqual([{ path: HOME, version: version(HOME), isNew: false }]);
  });

  test('names the commands that are due', async () => {
    const { several, replace, version } = openApi();
    const scenario = 'scenarios/mine/first.json';

    const { value: created } = await several([
      { path: MINE, text: pageText('Mine'), version: null },
      { path: scenario, text: SCENARIO, version: null },
    ]);
    const { value: macros } = await replace(
      'macros/rates.json',
      '{ "$schema": "https://experience.local/macros.schema.json", "groups": [] }',
      version('macros/rates.json'),
    );

    expect(created['due']).toEqual([
      `npm run validate -- fixtures/${MINE} fixtures/${scenario} fixtures/scenarios --against fixtures`,
      'npm run digest -- --update --only mine/first --because "<why>"',
    ]);
    expect(macros['due']).toEqual([
      'npm run validate -- fixtures/macros/rates.json --against fixtures',
      'npm run digest -- --update --because "<why>"',
    ]);
  });

  test('saves a scenario with a page that comes in the same request', async () => {
    const { several, read } = openApi();

    const { status } = await several([
      { path: 'scenarios/mine/first.json', text: SCENARIO, version: null },
      { path: MINE, text: pageText('Mine'), version: null },
    ]);

    expect(status).toBe(201);
    expect([read('scenarios/mine/first.json'), read(MINE)]).toEqual([SCENARIO, pageText('Mine')]);
  });

  test('saves a list of experiments with the page of a new variant, and not without it', async () => {
    const { several, create, everything, read } = openApi();
    const list = 'experiment-list/mine.json';
    const text = JSON.stringify({
      $schema: 'https://experience.local/experiment-list.schema.json',
      experiments: [
        {
          key: 'mine',
          experimentUrl: '/en/individuals',
          variants: ['/en/individuals', '/en/mine'].map((variantUrl, index) => ({
            variant: `v${index}`,
            variantUrl,
            share: 50,
          })),
        },
      ],
    });

    const alone = await create(list, text);
    const before = everything();
    const { status, value } = await several([
      { path: list, text, version: null },
      { path: MINE, text: pageText('Mine'), version: null },
    ]);

    expect([alone.status, alone.refused?.problems?.map(({ code }) => code)]).toEqual([
      422,
      ['missing-experiment-page'],
    ]);
    expect(Object.keys(before)).not.toContain(`fixtures/${list}`);
    expect(status).toBe(201);
    expect(read(list)).toBe(text);
    expect(value['due']).toContain(
      `npm run validate -- fixtures/${list} fixtures/${MINE} fixtures/scenarios --against fixtures`,
    );
  });

  test('saves offers, and refuses those with a mistake', async () => {
    const { create } = openApi();

    const wrong = await create('offers/mine.json', offersOf(5));
    const right = await create('offers/mine.json', offersOf('saver'));

    expect([wrong.status, right.status]).toEqual([422, 201]);
  });

  test('accepts what the validate command only warns of', async () => {
    const { create } = openApi();
    const surplus = '{"$schema":"https://experience.local/page-response.schema.json","data":{}}';

    const { status } = await create(MINE, surplus);

    expect(status).toBe(201);
  });

  test('is done for one request after the other, so that of two only one replaces a version', async () => {
    const { replace, version } = openApi();
    const read = version(HOME);

    const both = await Promise.all(
      ['One', 'Two'].map((each) => replace(HOME, pageText(each), read)),
    );

    expect(both.map(({ status }) => status)).toEqual([200, 412]);
  });
});

describe('a file that has changed on the disk meanwhile', () => {
  test('is not replaced, and is sent as it is now', async () => {
    const { replace, root, read, version } = openApi();
    const readVersion = version(HOME);
    writeFileSync(join(root, HOME), pageText('By somebody else'));

    const { status, refused } = await replace(HOME, pageText('Mine'), readVersion);

    expect([status, refused?.code]).toEqual([412, 'changed-meanwhile']);
    expect(refused?.present).toEqual([
      { path: HOME, version: version(HOME), text: pageText('By somebody else') },
    ]);
    expect(read(HOME)).toBe(pageText('By somebody else'));
  });

  test('is not replaced where it was to be a new one', async () => {
    const { create, read } = openApi();

    const { status } = await create(HOME, pageText('Mine'));

    expect(status).toBe(412);
    expect(read(HOME)).toBe(pageText('Home'));
  });

  test('is not written anew where it was removed', async () => {
    const { replace, root, version, everything } = openApi();
    const readVersion = version(HOME);
    rmSync(join(root, HOME));

    const { status, refused } = await replace(HOME, pageText('Mine'), readVersion);

    expect([status, refused?.present]).toEqual([412, [{ path: HOME }]]);
    expect(Object.keys(everything())).not.toContain(`fixtures/${HOME}`);
  });

  test('keeps every other file of the request from being written', async () => {
    const { several, everything } = openApi();
    const before = everything();

    const { status } = await several([
      { path: MINE, text: pageText('Mine'), version: null },
      { path: HOME, text: pageText('Mine'), version: 'x'.repeat(43) },
    ]);

    expect(status).toBe(412);
    expect(everything()).toEqual(before);
  });
});

describe('a save that fails half-way', () => {
  test('leaves every file as it was, and no folder that was made for it', async () => {
    const failing = vi.fn<(from: string, to: string) => Promise<void>>(async (from, to) => {
      if (to.endsWith('first.json')) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      await rename(from, to);
    });
    const { several, version, everything, outside } = openApi({ steps: { rename: failing } });
    const before = everything();

    const { status, refused } = await several([
      { path: HOME, text: pageText('Changed'), version: version(HOME) },
      { path: MINE, text: pageText('Mine'), version: null },
      { path: 'scenarios/mine/first.json', text: SCENARIO, version: null },
    ]);

    expect([status, refused?.code]).toEqual([507, 'not-written']);
    expect(failing).toHaveBeenCalledTimes(3);
    expect(everything()).toEqual(before);
    expect(() => mkdirSync(join(outside, 'fixtures/scenarios'))).not.toThrow();
  });
});

describe('a link', () => {
  test.each([
    ['to a file outside', 'pages/en/link.json', 'secret.json'],
    ['to a folder outside', 'pages/link', 'elsewhere'],
    ['to nothing', 'pages/en/link.json', 'nowhere.json'],
  ])('%s is neither followed nor replaced', async (_, link, target) => {
    const { root, outside, create, replace, several, send, everything } = openApi();
    symlinkSync(join(outside, target), join(root, link));
    const path = link.endsWith('.json') ? link : `${link}/secret.json`;
    const before = everything();

    const answers = [
      await create(path, pageText('Mine')),
      await replace(path, pageText('Mine'), 'x'.repeat(43)),
      await several([{ path, text: pageText('Mine'), version: null }]),
      await send(`/${path}`, { method: 'GET' }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(answers.map(({ text }) => text).join()).not.toContain('secret":');
    expect(everything()).toEqual(before);
  });
});

const list = async (folder: string) => [
  `${folder}/en-GB.json`,
  `${folder}/a.json`,
  `${folder}/a.invalid.json`,
];

describe('reading', () => {
  test('gives a file as the disk has it, with its version', async () => {
    const { send, version } = openApi();

    const { status, text, headers } = await send(`/${HOME}`, { method: 'GET' });

    expect([status, text]).toEqual([200, pageText('Home')]);
    expect(headers.get('etag')).toBe(`"${version(HOME)}"`);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('refuses what is not there, and what is no fixture', async () => {
    const { send } = openApi();

    const statuses = await Promise.all(
      ['/pages/en/nowhere.json', '/secret.json', '/pages/%2e%2e%2f%2e%2e%2fsecret.json'].map(
        async (path) => (await send(path, { method: 'GET' })).status,
      ),
    );

    expect(statuses).toEqual([404, 400, 400]);
  });

  test.each([
    ['on', { token: TOKEN }, TOKEN],
    ['no-token', { token: TOKEN }, 'another'],
    ['read-only', { off: 'read-only' }, TOKEN],
    ['not-loopback', { off: 'not-loopback' }, TOKEN],
  ] as const)('says that saving is %s', async (state, saving, token) => {
    const { send } = openApi({ saving, list });

    const { value } = await send('', {
      method: 'GET',
      headers: { [TOKEN_HEADER]: token, host: HOST },
    });

    expect(value['saving']).toBe(state);
    expect(value['files']).toEqual(expect.arrayContaining(['cms-data/en-GB.json', 'pages/a.json']));
    expect(JSON.stringify(value)).not.toContain('invalid');
  });
});
