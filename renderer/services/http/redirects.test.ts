import { describe, expect, test } from 'vitest';
import { createMemoryHost } from '../../host/memory/index.testing.ts';
import { createHttp } from './create-http.ts';
import { FetchError } from './http-errors.ts';

const TARGET = 'http://elsewhere.test/page';
const PAGE = { path: '/page?pageUrl=%2Fen', limitMs: 10_000 };

/** A client whose every request gets that answer, with the requests it sent. */
function clientOf(answer: () => Response) {
  const sent: Request[] = [];
  const host = createMemoryHost({
    fetch(request) {
      sent.push(request);
      return Promise.resolve(answer());
    },
  });
  return { http: createHttp({ origin: 'https://api.test', locale: 'fr-BE' }, host), sent };
}

function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.catch((error: unknown) => error);
}

describe('an answer that leads elsewhere', () => {
  test.each([301, 302, 303, 307, 308])(
    'OP-006 with status %i is a failure, for a GET and a POST, and its target is in no message',
    async (status) => {
      const { http, sent } = clientOf(() => Response.redirect(TARGET, status));

      const failures = [
        await failureOf(http.json(PAGE)),
        await failureOf(http.json({ ...PAGE, body: {} })),
      ];

      for (const failure of failures) {
        expect(failure).toBeInstanceOf(FetchError);
        expect(String(failure)).toContain(`failed with status ${status}`);
        expect(String(failure)).toContain('no redirect is followed');
        expect(String(failure)).not.toContain('elsewhere');
      }
      expect(sent.map(({ redirect: mode }) => mode)).toEqual(['manual', 'manual']);
    },
  );

  test('OP-006 is a failure where a browser hides its status', async () => {
    const hidden = Object.defineProperties(new Response(null), {
      type: { value: 'opaqueredirect' },
      status: { value: 0 },
    });
    const { http, sent } = clientOf(() => hidden);

    const failure = await failureOf(http.json(PAGE));

    expect(failure).toBeInstanceOf(FetchError);
    expect(failure).toHaveProperty(
      'message',
      'Request to https://api.test/page?pageUrl=%2Fen failed: it redirects, and no redirect is followed.',
    );
    expect(sent).toHaveLength(1);
  });

  test('OP-006 is a failure where a host has followed it all the same', async () => {
    const followed = Object.defineProperty(new Response('{"a":1}'), 'redirected', { value: true });
    const { http } = clientOf(() => followed);

    expect(await failureOf(http.json(PAGE))).toBeInstanceOf(FetchError);
  });
});
