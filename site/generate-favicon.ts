import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const FOLDER = new URL('public/', import.meta.url);
const SIZES_PX = [16, 32, 48];
const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
const BITS_A_PIXEL = 32;

/**
 * npm run favicon: renders favicon.ico from favicon.svg, for clients that ask for it without
 * reading a page.
 */
const drawing = await readFile(new URL('favicon.svg', FOLDER));
const pictures = await Promise.all(
  SIZES_PX.map((size) => sharp(drawing, { density: 300 }).resize(size, size).png().toBuffer()),
);
await writeFile(
  new URL('favicon.ico', FOLDER),
  Buffer.concat([directoryOf(pictures), ...pictures]),
);

/**
 * The head of an ICO file: how many pictures there are, and of each its size and where it begins.
 */
function directoryOf(images: readonly Buffer[]): Buffer {
  const directory = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * images.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(images.length, 4);
  let start = directory.length;
  images.forEach((image, index) => {
    const at = HEADER_BYTES + ENTRY_BYTES * index;
    const size = SIZES_PX[index] ?? 0;
    directory.writeUInt8(size, at);
    directory.writeUInt8(size, at + 1);
    directory.writeUInt16LE(1, at + 4);
    directory.writeUInt16LE(BITS_A_PIXEL, at + 6);
    directory.writeUInt32LE(image.length, at + 8);
    directory.writeUInt32LE(start, at + 12);
    start += image.length;
  });
  return directory;
}
