import { expect, test } from 'vitest';
import enGB from '../messages/locales/en-GB.json';
import { createFileField, type FileFieldOptions } from './create-file-field.ts';
import { describeFileMistake } from './describe-file-mistake.ts';

const PDF = '%PDF-1.7 text';

const create = (options: Partial<FileFieldOptions> = {}) =>
  createFileField({
    name: 'proof',
    label: 'Proof',
    accept: ['pdf', 'png', 'jpg', 'jpeg'],
    maxBytes: 2_000_000,
    getMessage: (context) =>
      describeFileMistake(context, { messages: enGB, locale: 'en-GB' }) ?? '',
    ...options,
  });

const file = (name: string, content: string | Uint8Array<ArrayBuffer> = PDF) =>
  new File([content], name, { lastModified: 1 });
const large = new Uint8Array(2_000_001);

test.each([
  ['of another type', [file('a.docx')], 'IsFileType', '“a.docx” is not of a type that we accept.'],
  ['without an extension', [file('pdf')], 'IsFileType', '“pdf” is not of a type that we accept.'],
  ['that is empty', [file('a.pdf', '')], 'IsFileFilled', '“a.pdf” is empty.'],
  ['that is too large', [file('a.pdf', large)], 'MaxFileSize', '2.1 MB; we accept 2 MB at most.'],
  ['too many', [file('a.pdf'), file('b.pdf')], 'MaxFiles', '1 at most'],
  ['that is a picture by its name alone', [file('a.PNG')], 'HasFileContent', 'read as PNG'],
  ['that is a text', [file('a.pdf', 'text')], 'HasFileContent', '“a.pdf” cannot be read as PDF'],
])('a file %s is refused by its name', async (...[, files, validator, message]) => {
  const field = create();
  field.chooseFiles(files);
  field.submit();
  await field.validate();

  expect(field.getState().feedback).toMatchObject([{ validator }]);
  expect(field.getState().feedback[0]?.message).toContain(message);
});

test('files that are too large together are refused', () => {
  const field = create({ maxFiles: 6 });
  field.chooseFiles(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => file(`${name}.pdf`, sized())));
  field.submit();

  expect(field.getState().feedback[0]?.message).toBe(
    'Your files have 12 MB together; we accept 10 MB at most.',
  );
});

test.each([
  ['a.pdf', PDF],
  ['B.PDF', PDF],
  ['c.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d])],
  ['d.jpeg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
])('%s is accepted', async (name, content) => {
  const field = create();
  field.chooseFiles([file(name, content)]);
  await field.validate();

  expect(field.getState().active).toEqual({});
});

test('a second choice adds to several files, and takes the place of a single one', () => {
  const [one, other] = [file('a.pdf'), file('b.pdf')];
  const several = create({ maxFiles: 3 });
  const single = create();
  for (const field of [several, single]) {
    field.addFiles([one]);
    field.addFiles([other, file('b.pdf')].slice(0, field.maxFiles));
  }
  several.addFiles([file('a.pdf')]);

  expect(several.files.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'b.pdf']);
  expect(single.files).toEqual([other]);
  several.removeFile(one);
  expect(several.getState().formattedValue).toBe('b.pdf, b.pdf');
  several.clear();
  expect(several.getState().filled).toBe(false);
});

test('another file of the same size is another value, and a warning leaves it valid', () => {
  const field = create();
  field.refuse('Choose it again.', 'warning');
  field.submit();
  expect(field.getState()).toMatchObject({
    active: { warning: ['Refused'] },
    feedback: [{ message: 'Choose it again.', type: 'warning' }],
  });
  field.chooseFiles([file('a.pdf')]);
  field.chooseFiles([file('b.pdf')]);

  expect(field.files[0]?.name).toBe('b.pdf');
  expect(field.getState().active).toEqual({});
});

function sized(): Uint8Array<ArrayBuffer> {
  return new Uint8Array(2_000_000);
}
