import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startSite, type TestSite } from './start-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
beforeEach(() => site.reset());
afterAll(() => site.stop());

describe('the status of an answer', () => {
  test.each([
    ['/en/individuals/no-such-page', 'We cannot find the page you are looking for.'],
    ['/fr/page-inconnue', 'Nous ne trouvons pas la page que vous cherchez.'],
  ])(
    'RN-010 is 404 with the words of its language for the unknown page %s',
    async (path, words) => {
      const unknown = await site.get(path);

      expect(unknown.status).toBe(404);
      expect(await unknown.text()).toContain(words);
    },
  );

  test('RN-010 is 302 for a route that redirects, whatever is asked beside it', async () => {
    const answers = await Promise.all(['/', '/?x=//evil.example'].map((path) => site.get(path)));

    for (const { status, headers } of answers) {
      expect(status).toBe(302);
      expect(headers.get('location')).toBe('/en/individuals');
    }
  });

  test.each([
    ['/en/individuals', 'Something went wrong. Please try again later.', 'Try again'],
    ['/fr/particuliers', 'Une erreur s’est produite. Veuillez réessayer plus tard.', 'Réessayer'],
  ])('RN-010 is 503 with the error card for %s when the service fails', async (path, ...words) => {
    site.faultInjection.set('page-model', { kind: 'status', status: 500 });

    const failed = await site.get(path);
    const html = await failed.text();

    expect(failed.status).toBe(503);
    expect(failed.headers.get('retry-after')).toBe('30');
    expect(words.filter((text) => !html.includes(text))).toEqual([]);
    expect(html).toContain(`href="${path}"`);
  });
});
