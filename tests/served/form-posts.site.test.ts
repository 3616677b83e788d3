import { expect, test } from 'vitest';
import { openSite } from '../journeys/visit.ts';

const { site } = openSite();

const PAGE = '/en/individuals/write-to-us';

interface Post {
  readonly path?: string;
  readonly origin?: string;
  readonly values?: Readonly<Record<string, string>>;
}

function post({ path = PAGE, origin = site().address, values = {} }: Post = {}) {
  return fetch(new URL(path, site().address), {
    method: 'POST',
    headers: { origin: new URL(origin).origin },
    body: new URLSearchParams({ 'form-name': 'write-to-us', ...values }),
    redirect: 'manual',
  });
}

const GOOD = {
  name: 'Ada',
  answerBy: 'email',
  email: 'ada@example.be',
  message: 'Sent twice, and taken once.',
};

test('a form that is sent twice is one, and no answer to it is stored', async () => {
  const [first, second] = [await post({ values: GOOD }), await post({ values: GOOD })];

  expect([first.status, second.status]).toEqual([303, 303]);
  expect(first.headers.get('location')).toBe(`${PAGE}?sent=write-to-us#write-to-us`);
  expect(first.headers.get('cache-control')).toContain('no-store');
  const answer = await fetch(new URL('/forms/received', site().address));
  const { forms } = await answer.json();
  expect(forms.filter(({ values }: never) => values['message'] === GOOD.message)).toHaveLength(1);
});

test('the page of a refused form is for its visitor alone, and holds no secret', async () => {
  const answer = await post({ values: { ...GOOD, email: 'ada@', message: '<script>stolen()' } });

  expect(answer.status).toBe(422);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  const html = await answer.text();
  expect(html).toContain('value="ada@"');
  expect(html).not.toContain('<script>stolen');
  const others = await fetch(new URL(PAGE, site().address));
  expect(await others.text()).not.toContain('ada@');
});

test.each([
  ['comes from another site', { origin: 'https://evil.test' }, 403],
  ['is none of the page', { path: '/en/individuals/contact' }, 400],
  ['goes to no page', { path: '/en/individuals/nowhere' }, 404],
])('a form that %s is refused', async (_, request, status) => {
  expect((await post(request)).status).toBe(status);
});
