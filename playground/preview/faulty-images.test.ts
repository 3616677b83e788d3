import { expect, test } from 'vitest';
import { injectImageFault } from './faulty-images.ts';

const request = new Request('https://www.meridia.test/flex-page/open/page-model');
const answering = (text: string) => async () =>
  new Response(text, { status: 203, headers: { 'x-own': '1' } });

test('images have an address that names the fault, and all else stays as it came', async () => {
  const fetch = injectImageFault(answering('{"a":"/images/x.png","b":"see /images/"}'), {
    kind: 'status',
    status: 503,
  });

  const response = await fetch(request);

  expect(await response.text()).toBe(
    '{"a":"/playground/faulty-images/status%3A503/x.png","b":"see /images/"}',
  );
  expect([response.status, response.headers.get('x-own')]).toEqual([203, '1']);
});

test('only so many images are let down as the fault says, over all answers', async () => {
  const fetch = injectImageFault(answering('"/images/a" "/images/b"'), { kind: 'hang', times: 3 });

  const texts = [await (await fetch(request)).text(), await (await fetch(request)).text()];

  const [faulty, usual] = ['/playground/faulty-images/hang', '/images'];
  expect(texts).toEqual([`"${faulty}/a" "${faulty}/b"`, `"${faulty}/a" "${usual}/b"`]);
});

test('an answer without images is the very answer, and so is a network without a fault', async () => {
  const response = new Response('{}');
  const fetch = async () => response;

  expect(await injectImageFault(fetch, { kind: 'hang' })(request)).toBe(response);
  expect(injectImageFault(fetch, undefined)).toBe(fetch);
});
