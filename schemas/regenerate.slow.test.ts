import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { findOutdated, regenerate } from './generate.ts';

const USED = [
  'asset',
  'cards/news-card',
  'cards/service-card',
  'page-response',
  'shared/',
] as const;

/** Returns the folder of schemas of a project with two cards, where everything is generated. */
async function smallProject(): Promise<string> {
  const folder = join(temporaryFolder(), 'schemas');
  for (const path of USED) {
    const name = path.endsWith('/') ? path : `${path}.schema.json`;
    cpSync(join(import.meta.dirname, name), join(folder, name), { recursive: true });
  }
  await regenerate(folder);
  return folder;
}

function changeSchema(folder: string, address: string, [from, to]: [from: string, to: string]) {
  const path = join(folder, `${address}.schema.json`);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}

/** Marks a generated file, so that one can see if it was made anew. */
function markGenerated(folder: string, path: string): void {
  appendFileSync(join(folder, 'generated', path), '// marked\n');
}

test('a touched schema gives what a full generation gives, and another card is not made anew', async () => {
  const folder = await smallProject();
  changeSchema(folder, 'cards/news-card', ['"required": [', '"required": ["intro", ']);
  markGenerated(folder, 'cards/service-card.ts');
  markGenerated(folder, 'cards/service-card.check.ts');
  markGenerated(folder, 'shared/image.validate.ts');

  const written = await regenerate(folder, ['cards/news-card']);

  expect(written).toContain('schemas/generated/cards/news-card.check.ts');
  expect(await findOutdated(folder)).toEqual([
    'schemas/generated/cards/service-card.check.ts',
    'schemas/generated/cards/service-card.ts',
    'schemas/generated/shared/image.validate.ts',
  ]);
});

test('what refers to a touched schema through others is made anew, to the compiled parts', async () => {
  const folder = await smallProject();
  changeSchema(folder, 'shared/url', ['"x-kind": "url"', '"minLength": 2, "x-kind": "video"']);

  const written = await regenerate(folder, ['shared/url']);

  expect(written).toEqual(
    expect.arrayContaining([
      'schemas/generated/cards/service-card.check.ts',
      'schemas/generated/shared/text-link.validate.ts',
      '.vscode/settings.json',
    ]),
  );
  expect(await findOutdated(folder)).toEqual([]);
});

test('a schema that is new, and one that has gone, leave what a full generation leaves', async () => {
  const folder = await smallProject();
  const card = join(folder, 'cards/service-card.schema.json');
  const text = readFileSync(card, 'utf8');

  rmSync(card);
  await regenerate(folder, ['cards/service-card']);
  const outdatedWithout = await findOutdated(folder);
  const isLeftOver = existsSync(join(folder, 'generated/cards/service-card.ts'));
  writeFileSync(card, text);
  await regenerate(folder, ['cards/service-card']);

  expect([outdatedWithout, isLeftOver]).toEqual([[], false]);
  expect(await findOutdated(folder)).toEqual([]);
});

/** Writes three files, and is asked to stop after the first. */
const STOPPED = `
import { finishBeforeStop } from ${JSON.stringify(join(import.meta.dirname, 'generate/output.ts'))};
import { writeFileSync } from 'node:fs';
finishBeforeStop(() => {
  for (const name of ['a', 'b', 'c']) {
    writeFileSync(name, 'whole');
    process.kill(process.pid, process.argv[1]);
  }
});
`;

test.each(['SIGINT', 'SIGTERM'] as const)(
  'a generation that is stopped by %s while it writes writes all of its files first',
  (signal) => {
    const folder = temporaryFolder();
    const args = ['--input-type=module', '--eval', STOPPED, signal];

    const ended = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });

    expect([ended.signal, ended.stderr]).toEqual([signal, '']);
    expect(existsSync(join(folder, 'c'))).toBe(true);
  },
);
