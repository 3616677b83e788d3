import { expect, test } from 'vitest';
import { startOperated } from './start-operated.ts';

const TRANSPORT = 'max-age=63072000; includeSubDomains';

test('the environment says which further scripts may run, where the shell’s content is, and if browsers need TLS', async () => {
  const site = await startOperated({
    VITRINE_SCRIPT_ORIGINS: 'https://tags.example.com',
    VITRINE_STRICT_TRANSPORT: TRANSPORT,
    VITRINE_CMS_DATA_PATH: '/content/shell',
  });
  const [page, icon, refusal] = await Promise.all(
    ['/en/individuals', '/favicon.svg', '/\\evil.example'].map((path) => site.get(path)),
  );

  expect(page?.headers['content-security-policy']).toMatch(
    /script-src 'self' https:\/\/tags\.example\.com 'sha256-[^ ;]+';/,
  );
  expect(refusal?.status).toBe(400);
  for (const answer of [page, icon, refusal]) {
    expect(answer?.headers['strict-transport-security']).toBe(TRANSPORT);
  }
  const asked = site.backend.requests.map(({ url }) => new URL(url).pathname);
  expect(asked).toContain('/content/shell');
  expect(asked).not.toContain('/cms-data');
});
