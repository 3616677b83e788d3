import { describe, expect, test } from 'vitest';
import type { JsonRequest } from '../services/http/index.ts';
import { createRequestRecorder, type Question, type Services } from './sources.ts';

const PAGE = { path: '/page-model?pageUrl=%2Fen', limitMs: 10_000 };
const MACROS = { path: '/macros', limitMs: 3_000, body: { groups: [] } };
const QUERY = { locale: 'fr-BE', segment: 'business' };
const AS_IT_WAS = { page: '{"a":1}', macros: '{"b":2}', shell: { c: 3 } as unknown };

const isDown = () => Promise.reject(new Error('down'));
const { signal } = new AbortController();
const bytesOf = (text: string) => new TextEncoder().encode(text);

const send = (text: string) => () => Promise.resolve(bytesOf(text));

/** A page that was made while the services gave these answers. */
async function pageOf(
  { page, macros, shell }: typeof AS_IT_WAS,
  recorder = createRequestRecorder(),
) {
  const read = await recorder.relay({ ...PAGE, signal: AbortSignal.abort() }, send(page));
  await recorder.relay(MACROS, send(macros));
  const given = await recorder.recorded(() => Promise.resolve(shell))({ ...QUERY, signal });
  return {
    recorder,
    sources: await recorder.sources(),
    given,
    text: new TextDecoder().decode(read),
  };
}

/** Services that give these answers, and what they were asked for. */
function answering({ page, macros, shell }: typeof AS_IT_WAS) {
  const asked: unknown[] = [];
  const services: Services = {
    bytes: (request: JsonRequest) => {
      asked.push(request);
      return Promise.resolve(bytesOf(request.body ? macros : page));
    },
    cmsData: (query) => {
      asked.push(query);
      return Promise.resolve(shell);
    },
    signal,
  };
  return { asked, services };
}

describe('what a page was made of', () => {
  test('is asked for once more with the same questions, which end with whoever asks now', async () => {
    const { sources } = await pageOf(AS_IT_WAS);
    const { asked, services } = answering(AS_IT_WAS);

    const isUnchanged = await createRequestRecorder().areUnchanged(sources, services);

    expect(isUnchanged).toBe(true);
    expect(asked).toEqual([
      { ...PAGE, signal },
      { ...MACROS, signal },
      { ...QUERY, signal },
    ]);
  });

  test.each([
    ['page', { ...AS_IT_WAS, page: '{"a":2}' }],
    ['macros', { ...AS_IT_WAS, macros: '{"b":3}' }],
    ["content of the page's shell", { ...AS_IT_WAS, shell: { c: 4 } }],
    ['shell, which has none any more', { ...AS_IT_WAS, shell: undefined }],
  ])('has changed with its %s', async (_, answers) => {
    const { sources } = await pageOf(AS_IT_WAS);
    const { services } = answering(answers);

    expect(await createRequestRecorder().areUnchanged(sources, services)).toBe(false);
  });

  test.each([['bytes'], ['cmsData']])(
    'counts as changed where a service does not answer for its %s',
    async (member) => {
      const { sources } = await pageOf(AS_IT_WAS);
      const services = { ...answering(AS_IT_WAS).services, [member]: isDown };

      expect(await createRequestRecorder().areUnchanged(sources, services)).toBe(false);
    },
  );

  test('is the very content that the page was made from', async () => {
    const { given, text } = await pageOf(AS_IT_WAS);

    expect(given).toBe(AS_IT_WAS.shell);
    expect(text).toBe(AS_IT_WAS.page);
  });

  test('may be a shell without content', async () => {
    const bare = { ...AS_IT_WAS, shell: undefined };
    const { sources } = await pageOf(bare);
    const { services } = answering(bare);

    expect(await createRequestRecorder().areUnchanged(sources, services)).toBe(true);
  });

  test('is not known where a service did not answer, or something else was missing', async () => {
    const failed = createRequestRecorder();
    await failed.relay(PAGE, isDown).catch(() => undefined);
    const { recorder } = await pageOf(AS_IT_WAS);
    recorder.markIncomplete();

    expect([await failed.sources(), await recorder.sources()]).toEqual([[], []]);
  });

  test('is known by digests that no two texts share, and never by the texts', async () => {
    const { sources } = await pageOf(AS_IT_WAS);
    const sha256 = await crypto.subtle.digest('SHA-256', bytesOf(AS_IT_WAS.page));

    expect(sources.map(({ digest }) => digest.length)).toEqual([32, 32, 32]);
    expect(Uint8Array.from(sources[0]?.digest ?? '', (each) => each.charCodeAt(0))).toEqual(
      new Uint8Array(sha256),
    );
  });
});

describe('a page that is made after its services were asked ahead', () => {
  test('asks none of them again, and was made of what it used alone', async () => {
    const { sources } = await pageOf(AS_IT_WAS);
    const recorder = createRequestRecorder();
    const now = { ...AS_IT_WAS, page: '{"a":2}' };
    const { asked, services } = answering(now);
    const ahead: Question[] = [];

    await recorder.areUnchanged(sources, {
      ...services,
      onAsk: (question) => void ahead.push(question),
    });
    const read = await recorder.relay(PAGE, isDown);
    const given = await recorder.recorded(isDown)({ ...QUERY, signal });

    expect(new TextDecoder().decode(read)).toBe(now.page);
    expect(given).toBe(now.shell);
    expect([asked.length, ahead.length]).toEqual([3, 3]);
    const used = await recorder.sources();
    expect(used.map(({ service }) => service)).toEqual(['http', 'cms-data']);
    expect(await createRequestRecorder().areUnchanged(used, services)).toBe(true);
  });

  test('is told of the failure that was met, and not asked into it again', async () => {
    const { sources } = await pageOf(AS_IT_WAS);
    const recorder = createRequestRecorder();
    await recorder.areUnchanged(sources, { ...answering(AS_IT_WAS).services, bytes: isDown });
    const { services, asked } = answering(AS_IT_WAS);

    await expect(recorder.relay(PAGE, () => services.bytes(PAGE))).rejects.toThrow('down');
    expect(asked).toEqual([]);
  });

  test('is asked no further for another version whose page is not that either', async () => {
    const { sources: one } = await pageOf(AS_IT_WAS);
    const other = one.map((source) =>
      source.service === 'http' && source.request.body
        ? { ...source, request: { ...source.request, body: { groups: [{ name: 'b' }] } } }
        : source,
    );
    const { asked, services } = answering({ ...AS_IT_WAS, page: '{"a":2}' });
    const recorder = createRequestRecorder();

    await recorder.areUnchanged(one, services);
    await recorder.areUnchanged(other, services);

    expect(asked).toHaveLength(3);
  });
});
