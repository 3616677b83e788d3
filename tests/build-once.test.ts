import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { buildOnce } from './build-once.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A project whose build writes down its one source. */
function project() {
  const folder = temporaryFolder({ 'package.json': {}, 'tsconfig.json': {} });
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('site/page.ts', 'first');
  const build = vi.fn<() => void>(() =>
    write('dist/page.js', readFileSync(join(folder, 'site/page.ts'), 'utf8')),
  );
  return { folder, write, build, ask: () => buildOnce(folder, build) };
}

afterEach(() => vi.unstubAllEnvs());

test('what is built is built once', () => {
  const { build, ask, write } = project();

  ask();
  ask();
  write('site/page.test.ts', 'A test is no source.');
  write('tests/journeys/visit.ts', 'Nor is what tests share.');
  write('node_modules/.cache/kept', 'Nor is what tools keep.');
  ask();

  expect(build).toHaveBeenCalledTimes(1);
});

test.each<[string, (made: ReturnType<typeof project>) => unknown]>([
  ['a source is another', ({ write }) => write('site/page.ts', 'second')],
  ['a source is new', ({ write }) => write('fixtures/pages/new.json', '{}')],
  ['what a build checks with is another', ({ write }) => write('tests/size/list.ts', '')],
  ['a source is gone', ({ folder }) => rmSync(join(folder, 'tsconfig.json'))],
  ['other packages are installed', ({ write }) => write('node_modules/.package-lock.json', '{}')],
  ['Vite gets another setting', () => vi.stubEnv('VITE_SETTING', 'on')],
  ['something else is built', ({ write }) => write('dist/page.js', 'by hand')],
  ['a part of the build is gone', ({ folder }) => rmSync(join(folder, 'dist/page.js'))],
  ['nothing is built', ({ folder }) => rmSync(join(folder, 'dist'), { recursive: true })],
])('it is built anew where %s', (_, change) => {
  const made = project();
  made.ask();

  change(made);
  made.ask();

  expect(made.build).toHaveBeenCalledTimes(2);
});

test('a source that is saved during a build is built the next time', () => {
  const { build, ask, write } = project();
  build.mockImplementationOnce(() => {
    write('dist/page.js', 'first');
    write('site/page.ts', 'second');
  });

  ask();
  ask();

  expect(build).toHaveBeenCalledTimes(2);
});

test('a build that fails is tried again, also where the sources are those of one that was good', () => {
  const { build, ask, write } = project();
  ask();
  write('site/page.ts', 'broken');
  build.mockImplementationOnce(() => {
    write('dist/page.js', 'half');
    throw new Error('The build failed.');
  });

  expect(ask).toThrow('The build failed.');
  write('site/page.ts', 'first');
  ask();

  expect(build).toHaveBeenCalledTimes(3);
});
