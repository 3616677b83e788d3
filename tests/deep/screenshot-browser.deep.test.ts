import sharp from 'sharp';
import { expect, test } from 'vitest';
import { listPictures } from '#site/pictures/picture-sizes.ts';
import { findChromium, openScreenshotBrowser } from '#site/pictures/open-screenshot-browser.ts';
import { copyFixtures } from '../journeys/copy-fixtures.ts';
import { openSite } from '../journeys/visit.ts';

const TOKEN = 'token-of-this-start';
const ID = 'section-title/minimal';
const FIXTURE = 'blocks/section-title/minimal.json';
const { fixtures, read, write } = copyFixtures();
const { site } = openSite({ fixtures, site: { saving: { token: TOKEN } } });

test('a scenario is drawn as WebP of its size, and otherwise once its fixture is saved', async () => {
  const [picture] = listPictures([{ id: ID, scenario: { page: { component: FIXTURE } } }]);
  const path = await findChromium();
  if (picture === undefined || path === undefined) throw new Error('There is nothing to draw.');
  const browser = await openScreenshotBrowser(site().address, path);
  try {
    const first = await browser.capture(picture);
    const again = await browser.capture(picture);
    write(FIXTURE, read(FIXTURE).replace(/"title": "[^"]+"/, '"title": "Another one"'));
    const changed = await browser.capture(picture);

    const { format, width, height } = await sharp(first.image).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 640, height: 400 });
    expect(first.problems).toEqual([]);
    expect(first.reads.join(' ')).toContain(FIXTURE);
    expect(again.image).toEqual(first.image);
    expect(changed.image).not.toEqual(first.image);
  } finally {
    await browser.close();
  }
});
