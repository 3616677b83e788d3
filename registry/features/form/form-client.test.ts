import { expect, test } from 'vitest';
import { countFileBytes, writeFormBody } from './form-client.ts';

const bill = new File(['%PDF-'], 'bill.pdf', { type: 'text/html' });
const scan = new File(['scan'], 'scan.heic');

test('values without files are sent as they are', () => {
  const values = { name: 'Ada', born: new Date(0), document: [] };

  expect(writeFormBody(values)).toBe(values);
});

test('files are parts of their own by the paths of their fields, of the type of their names', () => {
  const body = writeFormBody({ name: 'Ada', document: [bill, scan], pets: [{ photo: [scan] }] });

  const parts = body instanceof FormData ? [...body] : [];
  const files = parts.flatMap(([path, part]) =>
    typeof part === 'string' ? [] : [[path, part.name, part.type]],
  );
  expect(parts[0]).toEqual([
    'form-values',
    JSON.stringify({
      name: 'Ada',
      document: [
        { name: 'bill.pdf', size: 5 },
        { name: 'scan.heic', size: 4 },
      ],
      pets: [{ photo: [{ name: 'scan.heic', size: 4 }] }],
    }),
  ]);
  expect(files).toEqual([
    ['document', 'bill.pdf', 'application/pdf'],
    ['document', 'scan.heic', 'application/octet-stream'],
    ['pets.0.photo', 'scan.heic', 'application/octet-stream'],
  ]);
  expect(countFileBytes(body)).toBe(13);
});
