import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { purgeOnChange } from './purge-on-change.ts';

test('a saved file, however deep, empties the page cache', async () => {
  const folder = temporaryFolder({ 'pages/en/home.json': {} });
  let purges = 0;
  onTestFinished(purgeOnChange(folder, { purge: () => (purges += 1) }));

  await writeFile(join(folder, 'pages/en/home.json'), '{"data":{}}');

  await expect.poll(() => purges, { timeout: 20_000 }).toBeGreaterThan(0);
});
