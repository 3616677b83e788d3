import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { createProgress } from './report-settings.ts';

/** Returns what is written while so many files are checked. */
function writtenFor(total: number, isTTY?: boolean): string[] {
  const written: string[] = [];
  const progress = createProgress(
    { write: (text) => written.push(text), ...(isTTY !== undefined && { isTTY }) },
    total,
  );
  for (let done = 1; done <= total; done += 1) progress.show(done);
  progress.clear();
  return written;
}

test('VA-011 on a terminal every tenth of many files is reported on one line, which goes in the end', () => {
  const written = writtenFor(55, true);

  expect(written.map((text) => stripVTControlCharacters(text).trim())).toEqual([
    'Checked 10 of 55 files',
    'Checked 20 of 55 files',
    'Checked 30 of 55 files',
    'Checked 40 of 55 files',
    'Checked 50 of 55 files',
    '',
  ]);
  for (const text of written) expect(text.startsWith('\r\u001B[2K')).toBe(true);
});

test.each([
  [50, true, 6],
  [49, true, 0],
  [50, false, 0],
  [50, undefined, 0],
])('VA-011 of %i files, at a terminal: %s, there are %i lines', (total, isTTY, lines) => {
  expect(writtenFor(total, isTTY)).toHaveLength(lines);
});
