import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MODULE_LIST, type ModuleList } from '../size/module-list.ts';
import { startSite, type TestSite } from './start-site.ts';

const CLIENT = 'dist/client';
const TOOLS = 'dist/tools/client';

/** Folders and packages of the tools, and parts that only previews show. */
const OF_TOOLS = /^(?:playground|fixtures|tests)\/|node_modules\/monaco-editor\/|specimens/;
const TOLD_BY_TOOLS = /monaco|playground|vitrine:(?:show|ready)/i;

const isReact = (path: string) => /node_modules\/(?:react|react-dom|scheduler)\//.test(path);

const modulesOf = (folder: string): string[] => {
  const list: ModuleList = JSON.parse(readFileSync(`${folder}/${MODULE_LIST}`, 'utf8'));
  return Object.values(list).flatMap(Object.keys);
};

const filesIn = (folder: string) =>
  globSync(`${folder}/**/*`, { withFileTypes: true }).filter((entry) => entry.isFile());

describe('the build of the site', () => {
  test('has no module of the tools, which have a build of their own', () => {
    const site = modulesOf(CLIENT);
    const tools = modulesOf(TOOLS);

    expect(site).toContain('site/browser.ts');
    expect(site.filter((path) => OF_TOOLS.test(path))).toEqual([]);
    expect(tools).toContain('playground/app.tsx');
    expect(tools.some((path) => path.includes('node_modules/monaco-editor/'))).toBe(true);
  });

  test('has no file that comes from the tools or speaks of them', () => {
    const files = filesIn(CLIENT);
    const texts = files.filter(({ name }) => /\.(?:js|css|html|json|svg)$/.test(name));

    const wrong = texts.filter((file) =>
      TOLD_BY_TOOLS.test(readFileSync(`${file.parentPath}/${file.name}`, 'utf8')),
    );

    expect(texts.length).toBeGreaterThan(50);
    expect(files.filter(({ name }) => name.endsWith('.html'))).toEqual([]);
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('loads styles with our helper, which knows what a set of them holds, and not with that of Vite', () => {
    const site = modulesOf(CLIENT);

    expect(site).toContain('site/browser/load-with-styles.ts');
    expect(site.filter((path) => path.includes('preload-helper'))).toEqual([]);
  });

  test('keeps React and what renders with it in two files of their own, which visitors keep when the site changes', () => {
    const list: ModuleList = JSON.parse(readFileSync(`${CLIENT}/${MODULE_LIST}`, 'utf8'));
    const withReact = Object.values(list)
      .map(Object.keys)
      .filter((paths) => paths.some(isReact));

    expect(withReact).toHaveLength(2);
    expect(withReact.flat().filter((path) => !isReact(path) && !path.startsWith('\0'))).toEqual([]);
  });

  test('has a server that knows nothing of fixtures, images or tools', () => {
    const files = filesIn('dist/server');
    const code = files
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, 'utf8'))
      .join('\n');

    expect(files.map(({ name }) => name)).toContain('server.js');
    expect(files.map(({ name }) => name)).not.toContain('local.js');
    expect(code).not.toMatch(/from\s?["']sharp["']|There is no (?:scenario|endpoint)|fixtures\//);
  });
});

test('the previews of a build stand in a sandbox without an origin', () => {
  const code = filesIn(TOOLS)
    .filter(({ name }) => name.endsWith('.js'))
    .map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, 'utf8'))
    .join('\n');

  expect(code).toContain('allow-scripts');
  expect(code).not.toContain('allow-same-origin');
});

describe('a file of the tools', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  test('may be cached for ever and read from a frame without an origin', async () => {
    const frame = await (await site.get('/playground/frame.html')).text();
    const [script = ''] = /\/playground\/assets\/[^"]+\.js/.exec(frame) ?? [];

    const { status, headers } = await site.get(script);

    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('that does not exist is no page', async () => {
    const missing = await site.get('/playground/assets/frame-0a1b2c3d.js');

    expect(missing.status).toBe(404);
    expect(await missing.text()).toBe('There is no such file in this build.');
  });
});
