import { describe, expect, test } from 'vitest';
import { rawGet } from './raw-get.ts';
import { startBackend } from './start-backend.ts';
import { startProcess } from './start-process.ts';

const PAGE = '/en/individuals/saving/saver-plus';
const OTHER_PAGE = '/en/individuals';
/** More than a server that has just been started lets in. */
const CROWD = 160;
const SIGNED_IN = { headers: { cookie: 'signed-in=1' } };
/** No address of a page that is refused before the application sees it. */
const SEEN_BY_THE_SITE = '/en/a.page';
/**
 * The production server while it makes as many pages as it lets in, whose services do not answer.
 */
async function startFullSite(
  setUp: (ask: (path: string) => Promise<unknown>) => Promise<unknown> = async () => {},
) {
  const backend = await startBackend();
  const server = await startProcess('dist/server/server.js', {
    VITRINE_API_ORIGIN: backend.origin,
    VITRINE_SITE_ORIGIN: 'https://www.meridia.example',
  });
  const get = (path: string, options = {}) => rawGet(server.address, path, options);
  await setUp(get);
  backend.hold();
  const refusals: number[] = [];
  const visit = async () => {
    const answer = await get(PAGE, SIGNED_IN);
    if (answer.status === 503) refusals.push(answer.status);
  };
  // Who is let in waits until the server ends with the test: nobody looks at those pages.
  for (let count = 0; count < CROWD; count += 1) void visit().catch(() => 'left');
  await expect.poll(() => refusals.length).toBeGreaterThan(CROWD / 3);
  return { server, get };
}

describe('a full production server', () => {
  test('OP-001 refuses with the same message before and after it looks at a request', async () => {
    const { get } = await startFullSite();

    const early = await get('/fr/particuliers', SIGNED_IN);
    const late = await get('/fr/a.page', SIGNED_IN);

    expect(early.status).toBe(503);
    expect(early.text).toContain('lang="fr-BE"');
    expect(early.text).toBe(late.text);
    expect(comparable(early.headers)).toEqual(comparable(late.headers));
  });

  test('OP-001 logs each refusal', { tags: ['deep'] }, async () => {
    const { get, server } = await startFullSite();

    await get(`${OTHER_PAGE}?token=secret`, SIGNED_IN);

    const logged = () => {
      const line = server
        .output()
        .split('\n')
        .find((each) => each.includes(`"path":"${OTHER_PAGE}"`));
      return JSON.parse(line ?? '{}') as unknown;
    };
    await expect.poll(logged).toMatchObject({
      level: 'warn',
      event: 'answer',
      status: 503,
      admission: 'refused',
    });
    expect(server.output()).not.toContain('secret');
  });

  test(
    'OP-001 goes on to show the pages that it keeps, and its health',
    { tags: ['deep'] },
    async () => {
      const { get } = await startFullSite((ask) => ask(OTHER_PAGE));

      const kept = await get(OTHER_PAGE);
      const health = await get('/healthz');
      const refused = await get(SEEN_BY_THE_SITE);

      expect(kept.status).toBe(200);
      expect(health.status).toBe(200);
      expect(refused.status).toBe(503);
    },
  );
});

/** Headers but those that differ with every answer, or with how it was sent. */
function comparable(headers: object): Record<string, unknown> {
  const own = ['date', 'x-request-id', 'keep-alive', 'connection'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)));
}
