/** The extensions of pictures that an image service makes sizes of. */
export const SIZED_EXTENSIONS: readonly string[] = ['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif'];

/** The extensions of pictures and videos that pages show. */
export const MEDIA_EXTENSIONS: readonly string[] = /* @__PURE__ */ SIZED_EXTENSIONS.concat(
  'svg',
  'mp4',
  'webm',
);
