import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAGES } from '../journeys/pages.ts';
import { firstLoadOf } from '../size/first-load.ts';
import { MODULE_LIST, type ModuleList } from '../size/module-list.ts';
import { startSite, type TestSite } from './start-site.ts';

const I18NEXT = /node_modules\/i18next\//;

const built: ModuleList = JSON.parse(readFileSync(`dist/client/${MODULE_LIST}`, 'utf8'));
const modulesOf = (script: string) => Object.keys(built[script.slice(1)] ?? {});

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test.each(PAGES)('%s is there without i18next, whose messages came as data', async (path) => {
  const { scripts, code, plan } = firstLoadOf(await (await site.get(path)).text());
  const modules = [...scripts, ...code].flatMap(modulesOf);

  expect(JSON.parse(plan)).toHaveProperty('messages');
  expect(modules).toContain('renderer/client/start/create-experience.ts');
  expect(modules.filter((module) => I18NEXT.test(module))).toEqual([]);
});

test('i18next comes alone, once a browser needs a message that no server sent', () => {
  const scripts = Object.keys(built).filter((name) => modulesOf(`/${name}`).some(isI18next));

  expect(scripts).toHaveLength(1);
  expect(modulesOf(`/${scripts[0]}`)).toContain(
    'renderer/services/i18n/create-i18next-translator.ts',
  );
});

function isI18next(module: string): boolean {
  return I18NEXT.test(module);
}
