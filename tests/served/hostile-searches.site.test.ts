import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { harmIn } from '../hostile/harm-in.ts';
import { testFirst } from '../sample/test-first.ts';
import { rawGet } from './raw-get.ts';
import { searchIn } from './search-in.ts';
import { startSite, type TestSite } from './start-site.ts';

const SEARCH = '/en/individuals/search';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
beforeEach(() => site.reset());
afterAll(() => site.stop());

const search = async (query: string) => searchIn(await (await site.get(SEARCH + query)).text());

describe('a query that nobody means', () => {
  const HUNDRED = '%F0%9F%98%80'.repeat(100);

  // First one of each way: no text, markup, bytes that are no text, a macro, several, and a page
  // that is none.
  testFirst(7, [
    '?q=%00%00%00card%00',
    '?q=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E',
    '?q=%E0%A4%A',
    '?q=%ED%A0%BD',
    '?q=%{savings:rate}%25',
    '?q[]=card&q[__proto__]=x',
    '?q=your&page=1e9',
    '?q=',
    '?q',
    '?q=a',
    '?q=%20%20',
    '?q=%00',
    `?q=${'a'.repeat(10_000)}`,
    `?q=${HUNDRED}`,
    '?q=%F0%9F%98',
    '?q=%',
    '?q=<script>alert(1)</script>',
    '?q=%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E',
    '?q=javascript:alert(1)',
    '?q={{term}}{{count}}',
    '?q=$%26',
    '?q=../../../etc/passwd',
    "?q='%20OR%201=1--",
    '?q=%E2%80%AEcard',
    '?q=%D7%A7%D7%A8%D7%9F',
    '?q=card&q=loan&q=<b>',
    '?q=__proto__',
    '?q=(((((((a%2B)%2B)%2B)%2B',
    '?page=2',
    ...['0', '-1', 'abc', '', '1.5', '99999999999999999999', '%00', 'NaN', '2&page=3'].map(
      (page) => `?q=your&page=${page}`,
    ),
  ])('is harmless: %s', async (query) => {
    const { status, text } = await rawGet(site.address, SEARCH + query);

    expect(status).toBe(200);
    expect(harmIn(text)).toEqual([]);
    expect(text).toContain('role="search"');
    expect(text).not.toContain('\0');
    expect(site.messages).toEqual([]);
  });

  test('is cut to what the field takes', async () => {
    const { field, heading } = await search(`?q=${'a'.repeat(10_000)}`);

    expect(field).toBe('a'.repeat(128));
    expect(heading).toBe(`No results for “${'a'.repeat(128)}”`);
  });

  test('that is there several times counts once', async () => {
    expect((await search('?q=card&q=loan')).field).toBe('card');
  });
});
