import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { createBuildCopies, followBuild, serveToolFiles } from './follow-build.ts';

const MARKER = 'fixtures.json';

/** A build of one script whose name changes with it, and a server's way to it. */
async function openBuild() {
  const folder = temporaryFolder();
  const [built, cache] = [join(folder, 'client'), join(folder, 'cache')];
  const begin = (name: string) => {
    rmSync(built, { recursive: true, force: true });
    mkdirSync(join(built, 'playground/assets'), { recursive: true });
    writeFileSync(join(built, 'playground/index.html'), name);
    writeFileSync(join(built, `playground/assets/${name}.js.map`), '{}');
  };
  const end = (name: string) => {
    writeFileSync(join(built, `playground/assets/${name}.js`), name);
    writeFileSync(join(built, MARKER), '{}');
  };
  begin('first');
  end('first');
  const listeners = process.listeners('exit');
  const copies = await createBuildCopies(cache);
  onTestFinished(() => {
    const own = process.listeners('exit').filter((each) => !listeners.includes(each));
    own.forEach((each) => process.off('exit', each));
  });
  const find = await followBuild({ ...copies, folder: built, marker: MARKER });
  const read = async () => readFileSync(join(await find(), 'playground/index.html'), 'utf8');
  return { cache, begin, end, find, read };
}

test('a build that is being written is not served before it is whole', async () => {
  const { begin, end, read } = await openBuild();

  begin('second');
  const meanwhile = await read();
  end('second');

  expect([meanwhile, await read()]).toEqual(['first', 'second']);
});

test('files of the build before are served beside those of the latest', async () => {
  const { begin, end, find } = await openBuild();
  const app = new Hono().use('/playground/assets/*', serveToolFiles(find));
  const get = async (name: string) => {
    const response = await app.request(`/playground/assets/${name}.js`);
    return response.ok ? response.text() : response.status;
  };
  const before = [await get('first'), await get('second')];

  begin('second');
  end('second');

  expect(before).toEqual(['first', 404]);
  expect([await get('second'), await get('first'), await get('third')]).toEqual([
    'second',
    'first',
    404,
  ]);
});

test('copies have no source maps, and those that a process left behind are removed', async () => {
  const { cache, find } = await openBuild();
  const left = join(cache, '999999999');
  mkdirSync(left);

  const copied = await find();
  await createBuildCopies(cache);

  expect(existsSync(join(copied, 'playground/assets/first.js.map'))).toBe(false);
  expect([existsSync(left), existsSync(copied)]).toEqual([false, false]);
});
