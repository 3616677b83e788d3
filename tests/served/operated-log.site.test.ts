import { describe, expect, test } from 'vitest';
import { requestLines, startOperated } from './start-operated.ts';
import type { ServerProcess } from './start-process.ts';

/** The paths of the first requests in a log. */
async function loggedPaths(server: ServerProcess, count: number) {
  const lines = await requestLines(server, count);
  return lines.map(({ path }) => path);
}

describe('the log of the production server', () => {
  test(
    'OP-009 says why a page failed, down to the code of the system',
    { tags: ['deep'] },
    async () => {
      const { backend, server, get } = await startOperated();
      backend.stop();

      const { status } = await get('/en/individuals');
      const [line] = await requestLines(server, 2);

      expect(status).toBe(503);
      expect(line).toMatchObject({
        level: 'error',
        event: 'faults',
        path: '/en/individuals',
        code: expect.any(String) as string,
        count: 4,
      });
      expect(line?.['faults']).toContainEqual(
        expect.objectContaining({
          message: expect.stringMatching(/^Error retrieving /) as string,
          causes: expect.arrayContaining([
            expect.objectContaining({ class: 'TypeError', message: 'fetch failed' }),
            expect.objectContaining({ code: 'ECONNREFUSED' }),
          ]) as object[],
        }),
      );
    },
  );

  test(
    'OP-009 names the lines of the sources where something was thrown',
    { tags: ['deep'] },
    async () => {
      const { backend, server, get } = await startOperated();
      backend.faultInjection.set('page-model', { kind: 'status', status: 500 });

      await get('/en/individuals');
      const [line] = await requestLines(server, 2);

      expect(line?.['faults']).toMatchObject([
        {
          code: 'page-request-failed',
          causes: [
            {
              class: 'FetchError',
              stack: expect.arrayContaining([
                expect.stringMatching(/renderer\/services\/http\/create-http\.ts:\d+/),
              ]) as string[],
            },
          ],
        },
      ]);
    },
  );

  test('OP-009 stays whole whatever an author wrote', { tags: ['deep'] }, async () => {
    const { backend, server, get } = await startOperated();
    const componentType = 'x\n{"level":"info"}\u001B[2J\u202E\u2028';
    const flexComponents = Array.from({ length: 50 }, () => ({ componentType }));
    const text = JSON.stringify({ data: { flexZone: { flexComponents } } });
    backend.faultInjection.set('page-model', { kind: 'body', text });

    await get('/en/individuals');
    const [line] = await requestLines(server, 2);

    expect(line).toMatchObject({ event: 'faults', count: 50 });
    expect(line?.['faults']).toHaveLength(20);
    expect(server.output().replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
  });

  test(
    'OP-009 logs health checks only where everything is logged',
    { tags: ['deep'] },
    async () => {
      const usual = await startOperated();
      const debug = await startOperated({ VITRINE_LOG_LEVEL: 'debug' });
      for (const { get } of [usual, debug]) {
        await get('/healthz');
        await get('/en/individuals');
      }

      expect(await loggedPaths(usual.server, 1)).toEqual(['/en/individuals']);
      expect(await loggedPaths(debug.server, 2)).toEqual(['/healthz', '/en/individuals']);
    },
  );
});
