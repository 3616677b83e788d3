import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { serveJsonModules } from './json-modules.ts';

const MODULE = '/playground/environment/fixture-files.ts';
const PAGE = 'fixtures/pages/home.json';
const SOURCE = `export const files = import.meta.glob('../../fixtures/**/*.json', { eager: true, import: 'default' });`;

/** Opens a project of two fixtures. Writes a fixture, and reads the module that imports them. */
async function openProject() {
  const root = temporaryFolder();
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  mkdirSync(join(root, 'fixtures/pages'), { recursive: true });
  mkdirSync(join(root, 'playground/environment'), { recursive: true });
  write(MODULE, SOURCE);
  write('fixtures/icons.json', '["star"]');
  write(PAGE, '{ "title": "November" }');
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [serveJsonModules()],
  });
  onTestFinished(() => server.close());
  const { client } = server.environments;
  return {
    read: async () => (await client.transformRequest(MODULE))?.code,
    save(text: string) {
      write(PAGE, text);
      client.moduleGraph.onFileChange(join(root, PAGE));
    },
  };
}

test('a browser gets all fixtures in the module that imports them, as they are now', async () => {
  const project = await openProject();

  const before = await project.read();
  project.save('{ "title": "December" }');
  const after = await project.read();

  expect(before).toContain('November');
  expect(before).not.toMatch(/import .*\.json/);
  expect(after).toContain('December');
});

test('a fixture that is no JSON fails with its file, line and column', async () => {
  const project = await openProject();

  project.save('{\n  "title": "December",\n}');

  await expect(project.read()).rejects.toThrow(`${PAGE}:3:1: `);
});
