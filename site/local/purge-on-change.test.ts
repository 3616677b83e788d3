import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { purgeOnChange } from './start-local.ts';

test('a saved file, however deep, empties the page cache', async () => {
  const folder = temporaryFolder({ 'pages/en/home.json': {} });
  const purged = Promise.withResolvers<number>();
  const purge = () => {
    purged.resolve(1);
    return 1;
  };
  onTestFinished(purgeOnChange(folder, { purge }));

  await writeFile(join(folder, 'pages/en/home.json'), '{"data":{}}');

  // A purge that never comes ends the test as a failure.
  expect(await purged.promise).toBe(1);
});
