/**
 * The extensions of pictures and videos that pages show. Those that an image service makes sizes of
 * stand in the kit's `image-sources.ts` as well, since visitors would load this list with them.
 */
export const MEDIA_EXTENSIONS: readonly string[] = [
  'jpg',
  'jpeg',
  'png',
  'webp',
  'gif',
  'avif',
  'svg',
  'mp4',
  'webm',
];
