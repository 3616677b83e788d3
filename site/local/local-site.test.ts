import { expect, test, onTestFinished } from 'vitest';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createMemoryStore, type ImageGenerator } from '#fixtures/backend';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { serveFaultyImages, followExperimentFiles } from './local-site.ts';

const images: ImageGenerator = async () => ({
  bytes: new TextEncoder().encode('ab'),
  type: 'image/png',
});
const app = serveFaultyImages({ store: createMemoryStore({}), images });
const ask = async (line: string) =>
  app.request(
    `/playground/faulty-images/${encodeURIComponent(line)}/x.png?io=transform:fill,width:5,height:5`,
  );

test('the address of an image names how it fails', async () => {
  const [refused, empty, cut, late] = await Promise.all(
    ['status:503', 'empty', 'truncated', 'slow:1'].map(ask),
  );

  expect(refused?.status).toBe(503);
  expect(await empty?.text()).toBe('');
  expect(await cut?.text()).toBe('a');
  expect(await late?.text()).toBe('ab');
});

test.each(['explode', 'status:9999', 'constructor'])(
  '%s is no fault, and no image',
  async (line) => {
    expect((await ask(line)).status).toBe(404);
  },
);

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
