/** The extensions of pictures that an image service makes sizes of. */
export const TRANSFORMED_EXTENSIONS = ['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif'];

/** The extensions of pictures and videos that pages show. */
export const MEDIA_EXTENSIONS: readonly string[] = [
  ...TRANSFORMED_EXTENSIONS,
  'svg',
  'mp4',
  'webm',
];
