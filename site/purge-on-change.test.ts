import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { purgeOnChange } from './purge-on-change.ts';

test('a saved file, however deep, forgets the kept pages', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fixtures-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'pages/en'), { recursive: true });
  let purges = 0;
  onTestFinished(purgeOnChange(folder, { purge: () => (purges += 1) }));

  await writeFile(join(folder, 'pages/en/home.json'), '{}');

  await expect.poll(() => purges, { timeout: 20_000 }).toBeGreaterThan(0);
});
