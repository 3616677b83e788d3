import { expect, test } from 'vitest';
import { createUploadLimit, MAX_UPLOAD_BYTES } from './create-upload-limit.ts';
import { cleanFileName } from './read-files.ts';
import { MAX_FORM_BYTES, readFormPost } from './read-form-post.ts';

const ORIGIN = 'https://www.meridia.test';
const FORM = 'application/x-www-form-urlencoded';

const post = (body: BodyInit, headers: Readonly<Record<string, string>> = {}) =>
  new Request(`${ORIGIN}/en/contact`, {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': FORM, ...headers },
    body,
  });

const read = (request: Request, limit = createUploadLimit()) =>
  readFormPost(request, ORIGIN, limit.begin());

/** A form with files, as a browser sends it. */
async function postFiles(files: readonly File[], texts: Readonly<Record<string, string>> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ 'form-name': 'proof', ...texts })) {
    body.append(name, value);
  }
  for (const file of files) body.append('document', file);
  const encoded = new Response(body);
  const type = encoded.headers.get('content-type') ?? '';
  return post(await encoded.arrayBuffer(), { 'content-type': type });
}

const multipart = (body: string, boundary = 'x') =>
  post(body, { 'content-type': `multipart/form-data; boundary=${boundary}` });

test('reads the name of a form, and all values of its fields', async () => {
  const request = post('form-name=contact&message=%C3%A9t%C3%A9&topic=cards&topic=loans');

  expect(await read(request)).toEqual({
    name: 'contact',
    values: { message: ['été'], topic: ['cards', 'loans'] },
  });
});

test.each([
  ['comes from another site', post('form-name=a', { origin: 'https://evil.test' }), 403],
  ['comes from nobody knows where', post('form-name=a', { origin: 'null' }), 403],
  ['is JSON', post('{}', { 'content-type': 'application/json' }), 415],
  ['is too long', post(`form-name=a&message=${'x'.repeat(MAX_FORM_BYTES)}`), 413],
  ['says that it is too long', post('form-name=a', { 'content-length': '65537' }), 413],
  ['has more fields than any form', post(`form-name=a${'&x=1'.repeat(200)}`), 400],
  ['has no name', post('message=hello'), 400],
])('refuses a form that %s', async (_, request, status) => {
  expect(await read(request)).toEqual({ status });
});

test('reads files, by names without folders', async () => {
  const scan = new File(['%PDF-'], 'C:\\scans\\my/../bill\u0007.pdf', { type: 'text/html' });
  const sent = await read(await postFiles([scan, new File([], '')], { city: 'Ghent' }));

  expect(sent).toMatchObject({ name: 'proof', values: { city: ['Ghent'] } });
  const [file, ...others] = ('files' in sent && sent.files?.['document']) || [];
  expect(others).toEqual([]);
  expect([file?.name, file?.type, await file?.text()]).toEqual(['bill.pdf', '', '%PDF-']);
});

test.each([
  [
    'has larger files than any',
    postFiles([new File([sized(MAX_UPLOAD_BYTES + 70_000)], 'a')]),
    413,
  ],
  ['has a long text beside them', postFiles([], { text: 'x'.repeat(MAX_FORM_BYTES + 1) }), 413],
  ['is cut off', multipart('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1'), 400],
  ['names no boundary', multipart('--x--', ' '), 400],
  ['has more parts than any', multipart('\r\n--x'.repeat(202)), 400],
])('refuses a form with files that %s', async (_, request, status) => {
  expect(await read(await request)).toEqual({ status });
});

test('refuses files while there is no room for them, and takes them once there is', async () => {
  const limit = createUploadLimit(1_000);
  const other = limit.begin();
  other.add(900);
  expect(await read(await postFiles([new File(['a'], 'a.pdf')]), limit)).toEqual({ status: 503 });
  other.end();

  const sent = await read(await postFiles([new File(['a'], 'a.pdf')]), limit);
  expect(sent).toMatchObject({ name: 'proof' });
});

test.each([
  ['../../etc/passwd', 'passwd'],
  ['/', 'file'],
  [`${'x'.repeat(200)}.pdf`, `${'x'.repeat(96)}.pdf`],
  ['a\u202efdp.exe', 'afdp.exe'],
])('a file called "%s" is called %s', (name, cleaned) => {
  expect(cleanFileName(name)).toBe(cleaned);
});

function sized(bytes: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}
