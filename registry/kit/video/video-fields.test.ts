import { expect, test } from 'vitest';
import { componentChecks } from '#schemas/generated/checks.ts';

const VIDEO = {
  type: 'video',
  extension: 'mp4',
  description: 'Elise buys tomatoes',
  thumbnails: { webimage: '/images/shop-street.png' },
  videoPreviewURLs: { '480p': '/low.mp4', '720p': '/middle.mp4', '1080p': '/high.mp4' },
};

async function problemsOf(video: object): Promise<string[]> {
  const module = await componentChecks.get('paragraph')?.();
  return (module?.check({ componentType: 'paragraph', video }) ?? []).map(
    ({ code, pointer }) => `${code} ${pointer}`,
  );
}

test('MD-003 a video has type, extension, description, thumbnails.webimage and videoPreviewURLs', async () => {
  expect(await problemsOf(VIDEO)).toEqual([]);
});

test('OP-014 the picture of a video comes from the image service, as other pictures do', async () => {
  const module = await componentChecks.get('paragraph')?.();

  const { thumbnails } = module?.shape.properties?.['video']?.properties ?? {};

  expect(thumbnails?.properties?.['webimage']).toEqual({ kind: 'image-url' });
});

test.each([
  [{ type: 7 }, 'wrong-type /video/type'],
  [{ extension: 7 }, 'wrong-type /video/extension'],
  [{ description: 7 }, 'wrong-type /video/description'],
  [{ thumbnails: { webimage: 7 } }, 'wrong-type /video/thumbnails/webimage'],
  [{ videoPreviewURLs: { '720p': 7 } }, 'wrong-type /video/videoPreviewURLs/720p'],
  [{ videoPreviewURLs: { '4k': '/huge.mp4' } }, 'unknown-property /video/videoPreviewURLs/4k'],
  [{ videoPreviewURLs: undefined }, 'missing-property /video/videoPreviewURLs'],
])('MD-003 each of its fields is checked: %j', async (changes, problem) => {
  const { videoPreviewURLs, ...rest } = { ...VIDEO, ...changes };

  const video = { ...rest, ...(videoPreviewURLs && { videoPreviewURLs }) };

  expect(await problemsOf(video)).toEqual([problem]);
});
