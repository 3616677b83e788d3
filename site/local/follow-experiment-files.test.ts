import { once } from 'node:events';
import { watch } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { followExperimentFiles } from './follow-experiment-files.ts';

/** A folder with a list of experiments that is followed until the end of the test. */
function followFolder(refresh: () => Promise<void>) {
  const folder = temporaryFolder({ 'loans.json': { experiments: [] } });
  const until = new AbortController();
  onTestFinished(() => until.abort());
  followExperimentFiles(folder, { refresh, until: until.signal });
  const save = async () => {
    const watcher = watch(folder);
    const change = once(watcher, 'change');
    await writeFile(join(folder, 'loans.json'), '{"experiments":[{}]}');
    await change;
    watcher.close();
  };
  return { save };
}

test('a saved list is read anew, one reading after the other', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const end = Promise.withResolvers<void>();
  let underWay = 0;
  let most = 0;
  let count = 0;
  const { save } = followFolder(async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    count += 1;
    if (count === 1) first.resolve();
    else second.resolve();
    if (count === 1) await end.promise;
    underWay -= 1;
  });

  await save();
  // A reading that never comes ends the test as a failure.
  await first.promise;
  await save();
  end.resolve();
  await second.promise;

  expect(most).toBe(1);
});

test('without the folder there is nothing to follow', () => {
  const options = { refresh: () => Promise.resolve(), until: new AbortController().signal };

  expect(() => followExperimentFiles('/no-such-folder', options)).not.toThrow();
});
