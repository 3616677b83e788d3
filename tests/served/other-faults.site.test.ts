import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Fault } from '#fixtures/backend';
import { testFirst } from '../sample/test-first.ts';
import { startSite, type TestSite } from './start-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
beforeEach(() => site.reset());
afterAll(() => site.stop());

const PAGE_WITH_FIGURES = '/en/individuals/saving/saver-plus';

const body = (text: string): Fault => ({ kind: 'body', text });

/** So many of them are unlike each other: `npm test` tries those. */
const UNLIKE = 5;
const BAD_ANSWERS: readonly [string, Fault][] = [
  ['status 500', { kind: 'status', status: 500 }],
  ['an error page in HTML', { kind: 'html' }],
  ['broken off', { kind: 'disconnect' }],
  ['with blanks without end', { kind: 'oversized' }],
  ['a list', body('[]')],
  ['status 404', { kind: 'status', status: 404 }],
  ['cut in the middle', { kind: 'truncated' }],
  ['empty', { kind: 'empty' }],
  ['plain text', { kind: 'wrong-type' }],
  ['broken off in the middle', { kind: 'reset' }],
  ['shorter than it promises', { kind: 'wrong-length' }],
  ['one byte at a time', { kind: 'trickle' }],
  ['a redirect', { kind: 'redirect' }],
  ['of another shape', body('{"groups":"none","top-bar":"none","footer":[]}')],
  ['10 MB long', body(`{"filler":"${'x'.repeat(10_000_000)}"}`)],
  ['10,000 levels deep', body(`${'{"groups":'.repeat(10_000)}1${'}'.repeat(10_000)}`)],
];

async function visit(path: string) {
  const answer = await site.get(path);
  return { status: answer.status, html: await answer.text() };
}

describe('macros', () => {
  test('are figures where the service answers', async () => {
    const { html } = await visit(PAGE_WITH_FIGURES);

    expect(html).toMatch(/\d\.\d\d%/);
    expect(html).not.toContain('%{');
    expect(site.messages).toEqual([]);
  });

  testFirst(UNLIKE, BAD_ANSWERS)(
    'are dashes, never raw placeholders, where the answer is %s',
    async (_, fault) => {
      site.faultInjection.set('macros', fault);

      const { status, html } = await visit(PAGE_WITH_FIGURES);

      expect(status).toBe(200);
      expect(html).not.toContain('%{');
      expect(html).not.toMatch(/\d\.\d\d%/);
      expect(site.messages).toEqual([expect.stringMatching(/^Error retrieving macros: /)]);
    },
  );
});

describe('the frame', () => {
  testFirst(
    UNLIKE,
    BAD_ANSWERS.filter(([name]) => name !== 'of another shape'),
  )('stands without its links where its content is %s', async (_, fault) => {
    site.faultInjection.set('cms-data', fault);

    const { status, html } = await visit('/en/individuals');

    expect(status).toBe(200);
    expect(html).toContain('<header class="top-bar"');
    expect(html).toContain('href="/fr/particuliers"');
    expect(html).not.toContain('Branches');
    expect(html).toContain('A home loan that starts with a clear number');
    expect(site.messages).toEqual([
      expect.stringMatching(/^(Error retrieving the content|Unknown shell part)/),
      expect.stringMatching(/^Error occurred while reading window object/),
      expect.stringMatching(/^Error while reading window object/),
    ]);
  });

  test('loses the content of the part that is wrong, and of no other', async () => {
    const textLinks = [{ text: 'Daily banking', url: '/en/individuals/daily-banking' }];
    const footer = { generalLinks: [{ title: 'Products', textLinks }] };
    site.faultInjection.set(
      'cms-data',
      body(JSON.stringify({ topBar: { links: 7 }, navigation: { menuItems: [] }, footer })),
    );

    const { status, html } = await visit('/en/individuals');

    expect(status).toBe(200);
    expect(html).toContain('Daily banking');
    expect(html).not.toContain('Branches');
    expect(site.messages).toEqual([expect.stringMatching(/\/topBar\/links\)$/)]);
  });

  test('shows no address that would run a script', async () => {
    const openAccount = { text: 'Open an account', url: 'javascript:alert(1)' };
    site.faultInjection.set('cms-data', body(JSON.stringify({ topBar: { openAccount } })));

    const { html } = await visit('/en/individuals');

    expect(html).not.toContain('javascript:');
  });
});

test('an image that cannot be made costs nothing but itself', async () => {
  site.faultInjection.set('images', { kind: 'status', status: 500 });

  const broken = await site.get('/images/house-keys.png?io=transform:fill,width:80,height:40');
  const missing = await site.get('/images/no-such-drawing.png');
  const page = await visit('/en/individuals');
  site.faultInjection.clear();
  const unknown = await site.get('/images/no-such-drawing.png');

  expect(broken.status).toBe(500);
  expect(missing.status).toBe(500);
  expect(unknown.status).toBe(404);
  expect(page.status).toBe(200);
  expect(site.messages).toEqual([]);
});
