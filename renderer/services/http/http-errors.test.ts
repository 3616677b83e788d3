import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { FetchError } from './http-errors.ts';

test('a failed request on a console shows its message and its stack, and no header', () => {
  const request = new Request('https://api.test/page', { headers: { authorization: 'secret' } });
  const error = new FetchError(request, new Response('body', { status: 500 }));

  const shown = inspect(error, { depth: Infinity });

  expect(shown).toContain('failed with status 500');
  expect(shown).toContain('http-errors.test.ts');
  expect(shown).not.toContain('Headers');
  expect(shown).not.toContain('secret');
  expect(error.request).toBe(request);
});
