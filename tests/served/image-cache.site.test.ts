import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { imagesIn } from './images-in.ts';
import { startSite } from './start-site.ts';

const AVIF = { headers: { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' } };
const PICTURES = 4;

/** A site that keeps its images in a folder. It ends with the test. */
async function siteOn(imageCache: string) {
  const site = await startSite({ site: { imageCache } });
  const html = await (await site.get('/en/individuals')).text();
  const addresses = imagesIn(html)
    .filter((address) => address.includes('io='))
    .slice(0, PICTURES);
  const images = async () => {
    const answers = await Promise.all(addresses.map((address) => site.get(address, AVIF)));
    return Promise.all(
      answers.map(async (answer) => ({
        type: answer.headers.get('content-type'),
        bytes: new Uint8Array(await answer.arrayBuffer()),
      })),
    );
  };
  return { images, stop: site.stop };
}

test(
  'pictures of a page are AVIF, and are the same after a restart, whatever became of the files',
  { tags: ['deep'] },
  async () => {
    const folder = join(temporaryFolder(), 'images');
    const first = await siteOn(folder);
    const made = await first.images();
    await first.stop();
    const files = readdirSync(folder);
    writeFileSync(join(folder, files[0] ?? ''), 'broken');

    const second = await siteOn(folder);
    const kept = await second.images();
    await second.stop();

    expect(made).toHaveLength(PICTURES);
    expect(made.map(({ type }) => type)).toEqual(made.map(() => 'image/avif'));
    expect(files).toHaveLength(PICTURES);
    expect(kept).toEqual(made);
    expect(readdirSync(folder)).toEqual(files);
  },
);
