import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
/** Encoders differ in a shade; another drawing differs in many. */
const MAX_MEAN_DIFFERENCE = 4;

const ico = await readFile('site/public/favicon.ico');
const drawing = await readFile('site/public/favicon.svg');

/** The pictures in an ICO file, with the sizes that its directory gives them. */
function picturesIn(file: Buffer) {
  return Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const at = HEADER_BYTES + ENTRY_BYTES * index;
    const start = file.readUInt32LE(at + 12);
    const bytes = file.subarray(start, start + file.readUInt32LE(at + 8));
    return { width: file.readUInt8(at), height: file.readUInt8(at + 1), bytes };
  });
}

const pixelsOf = (image: Sharp) => image.ensureAlpha().raw().toBuffer();

test('OP-013 favicon.ico is an icon of three sizes that end where the file ends', async () => {
  const pictures = picturesIn(ico);
  const formats = await Promise.all(pictures.map(({ bytes }) => sharp(bytes).metadata()));

  expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
  expect(pictures.map(({ width, height }) => [width, height])).toEqual([
    [16, 16],
    [32, 32],
    [48, 48],
  ]);
  expect(formats.map(({ format, width }) => [format, width])).toEqual([
    ['png', 16],
    ['png', 32],
    ['png', 48],
  ]);
  const last = pictures.at(-1)?.bytes;
  expect(last && ico.subarray(-last.length).equals(last)).toBe(true);
});

test('OP-013 favicon.ico shows the drawing of favicon.svg; npm run favicon renders it', async () => {
  for (const { width, bytes } of picturesIn(ico)) {
    const shown = await pixelsOf(sharp(bytes));
    const expected = await pixelsOf(sharp(drawing, { density: 300 }).resize(width, width));

    const differences = shown.map((value, index) => Math.abs(value - (expected[index] ?? 0)));
    const mean = differences.reduce((sum, each) => sum + each, 0) / differences.length;
    expect(mean).toBeLessThan(MAX_MEAN_DIFFERENCE);
  }
});
