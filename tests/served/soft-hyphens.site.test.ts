import { readFileSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAGES } from '../journeys/pages.ts';
import { MODULE_LIST, type ModuleList } from '../size/module-list.ts';
import { testFirst } from '../sample/test-first.ts';
import { startSite, type TestSite } from './start-site.ts';

const CLIENT = 'dist/client';
const PATTERNS = /(?:node_modules\/hyphen|renderer\/hyphens)\//;

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** A page without its plan, in which live components get their texts. */
async function htmlOf(path: string): Promise<string> {
  const html = await (await site.get(path)).text();
  return html.replaceAll(/<script[\s\S]*?<\/script>/g, '');
}

test('words of titles and texts may part, in the language of the page', async () => {
  const german = await htmlOf('/de/privatkunden');
  const dutch = await htmlOf('/nl/particulieren/sparen/saver-plus');

  expect(german).toMatch(/<h1[^>]*>Eine Bau\u00ADfi\u00ADnan\u00ADzie\u00ADrung, /);
  expect(german).toMatch(/\p{L}\u00AD\p{L}[^<]*<\/p>/u);
  expect(dutch).toMatch(/\p{L}\u00AD\p{L}[^<]*<\/(p|li|td|a|span)>/u);
});

testFirst(2, PAGES)('%s has no soft hyphen in its head and its attributes', async (path) => {
  const html = await htmlOf(path);
  const [head = ''] = html.split('</head>');
  const tags = html.match(/<[^>]*>/g) ?? [];

  expect(head).toContain('<title>');
  expect(head).not.toContain('\u00AD');
  expect(tags.length).toBeGreaterThan(100);
  expect(tags.filter((tag) => tag.includes('\u00AD'))).toEqual([]);
});

test('no script of the site can hyphenate, those of previews can', () => {
  const list = JSON.parse(readFileSync(`${CLIENT}/${MODULE_LIST}`, 'utf8')) as ModuleList;
  const modules = Object.values(list).flatMap((own) => Object.keys(own));

  expect(modules.length).toBeGreaterThan(50);
  expect(modules.filter((path) => PATTERNS.test(path))).toEqual([]);
  expect(readdirSync('dist/tools/client', { recursive: true }).join()).toMatch(/de-1996/);
});
