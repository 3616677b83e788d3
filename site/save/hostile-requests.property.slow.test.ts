import { writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { assert, asyncProperty, constantFrom, jsonValue, nat, oneof, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_DOCUMENT_BYTES } from '#schemas/max-document-bytes.ts';
import { mutated } from '#tests/mutated.ts';
import { countRuns } from '#tests/sample/count-runs.ts';
import { createMinuteClock, openApi, pageText, TOKEN } from './open-api.testing.ts';
import { TOKEN_HEADER } from './saving.ts';

const HOME = 'pages/en/individuals.json';

/** Matches what every refusal says: what happened, and what to do now. */
const SAID = { code: /^[a-z-]+$/, message: /^["A-Z].+\.$/s, fix: /^[A-Z].+\.$/s };

const BAD_PATHS = [
  '../secret.json',
  'pages/../../secret.json',
  'pages/..',
  '/etc/passwd.json',
  'pages/a/b/c/d/e/f.json',
  'images/mine.json',
  'experiences/minimal.json',
  'backend/index.json',
  'pages/CON.json',
  'pages/mine.txt',
  'pages/%2e%2e/secret.json',
  `pages/${'x'.repeat(65)}.json`,
  '__proto__/mine.json',
  'constructor/mine.json',
];

test.each(BAD_PATHS)('%s among good names keeps all of them from being written', async (path) => {
  const { several, create, everything } = openApi();
  const before = everything();
  const good = { path: 'pages/en/mine.json', text: pageText('Mine'), version: null };

  const answers = [
    await several([good, { ...good, path }]),
    await several([{ ...good, path }, good]),
  ];
  // An address that climbs is another one before it is sent.
  const alone = await create(encodeURI(path), pageText('Mine'));

  for (const { status, refused } of answers) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(refused).toMatchObject({
      message: expect.stringMatching(SAID.message),
      fix: expect.stringMatching(SAID.fix),
    });
  }
  expect(alone.status).toBeGreaterThanOrEqual(400);
  expect(everything()).toEqual(before);
});

const FILES = {
  files: [
    { path: 'pages/en/mine.json', text: pageText('Mine'), version: null },
    { path: 'macros/mine.json', text: '{ "groups": [] }', version: null },
  ],
};

test('a list of files that was altered anywhere is refused whole, or saved whole', async () => {
  const { put, everything } = openApi({ now: createMinuteClock() });
  const before = everything();
  const body = oneof(mutated(FILES), jsonValue({ maxDepth: 3 }));

  await assert(
    asyncProperty(body, async (value) => {
      const { status, refused } = await put('', JSON.stringify(value) ?? 'undefined');
      const said = Object.entries(SAID).filter(
        ([name, rule]) => !rule.test(String(refused?.[name as keyof typeof SAID])),
      );
      expect([status === 500, status < 400 ? [] : said]).toEqual([false, []]);
    }),
    { numRuns: countRuns(60, 1_000) },
  );

  const after = everything();
  expect(Object.fromEntries(Object.keys(before).map((path) => [path, after[path]]))).toEqual(
    before,
  );
});

test('a body that is cut anywhere writes nothing', async () => {
  const { put, everything } = openApi({ now: createMinuteClock() });
  const before = everything();
  const text = JSON.stringify(FILES);

  await assert(
    asyncProperty(nat({ max: text.length - 1 }), async (length) => {
      const { status, refused } = await put('', text.slice(0, length));
      expect([status, refused?.code]).toEqual([400, 'bad-request']);
    }),
    { numRuns: countRuns(25, 400) },
  );

  expect(everything()).toEqual(before);
});

test('wherever the disk fails, every file is as it was', async () => {
  const places = ['en/individuals', 'en/a', 'en/b/c', 'fr/d', 'en/e'];
  await assert(
    asyncProperty(
      nat({ max: 4 }),
      constantFrom('ENOSPC', 'EACCES', 'EIO'),
      async (failing, code) => {
        let step = 0;
        const steps = {
          async rename(from: string, to: string) {
            if (step === failing) throw Object.assign(new Error('As the test wants it.'), { code });
            step += 1;
            await rename(from, to);
          },
        };
        const { several, version, everything } = openApi({ steps });
        const before = everything();

        const { status, refused } = await several(
          places.map((place, index) => ({
            path: `pages/${place}.json`,
            text: pageText(`${index}`),
            version: index === 0 ? version(HOME) : null,
          })),
        );

        expect([status, refused?.code]).toEqual([code === 'ENOSPC' ? 507 : 500, 'not-written']);
        expect(refused?.message).toContain('as they were before');
        expect(everything()).toEqual(before);
      },
    ),
    { numRuns: countRuns(8, 100) },
  );
});

test('a second file that has no place on the disk keeps the first from being written', async () => {
  const { several, root, version, everything } = openApi();
  writeFileSync(join(root, 'pages/plain'), 'a file where a folder would be');
  const before = everything();

  const { status, refused } = await several([
    { path: HOME, text: pageText('Mine'), version: version(HOME) },
    { path: 'pages/plain/mine.json', text: pageText('Mine'), version: null },
  ]);

  expect(status).toBeGreaterThanOrEqual(400);
  expect(refused?.fix).toMatch(SAID.fix);
  expect(everything()).toEqual(before);
});

test('more than is allowed is refused however it comes, and nothing is written', async () => {
  const { put, several, everything } = openApi();
  const before = everything();
  const text = pageText('x'.repeat(MAX_DOCUMENT_BYTES));

  const answers = [
    await put('/pages/en/mine.json', text, { 'if-none-match': '*' }),
    await several([{ path: 'pages/en/mine.json', text, version: null }]),
    await put('', ' '.repeat(3 * MAX_DOCUMENT_BYTES + 1)),
  ];

  expect(answers.map(({ status, refused }) => [status, refused?.code])).toEqual(
    answers.map(() => [413, 'too-large']),
  );
  expect(everything()).toEqual(before);
});

test('a request that is wrong in one or more ways is refused, with whatever body', async () => {
  const { put, everything } = openApi();
  const before = everything();
  const wrong = tuple(
    constantFrom<string | undefined>(undefined, '', `${TOKEN}x`, TOKEN.slice(1)),
    constantFrom<string | undefined>(
      undefined,
      'null',
      'https://evil.example',
      'http://localhost:1',
    ),
    constantFrom('text/plain', 'application/x-www-form-urlencoded', ''),
    nat({ max: 6 }),
  );

  await assert(
    asyncProperty(wrong, async ([token, origin, type, mask]) => {
      // At least one of the three is wrong.
      const { status, refused } = await put('', JSON.stringify(FILES), {
        ...((mask & 1) === 0 && { [TOKEN_HEADER]: token }),
        ...((mask & 2) === 0 && { origin }),
        ...((mask & 4) === 0 && { 'content-type': type }),
      });
      expect([401, 403, 415]).toContain(status);
      expect(refused?.message).toMatch(SAID.message);
    }),
  );

  expect(everything()).toEqual(before);
});
