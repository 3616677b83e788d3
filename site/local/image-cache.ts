/**
 * The folder, in that of the project, where the reference backend keeps the images that it has
 * made.
 */
export const IMAGE_CACHE = 'node_modules/.cache/vitrine-images';
