import { describe, expect, test } from 'vitest';
import type { JsonRequest } from '../services/http/index.ts';
import { areUnchanged, recordSources, type Services } from './sources.ts';

const PAGE = { path: '/page-model?pageUrl=%2Fen', limitMs: 10_000 };
const MACROS = { path: '/macros', limitMs: 3_000, body: { groups: [] } };
const QUERY = { locale: 'fr-BE', segment: 'business' };
const AS_IT_WAS = { page: '{"a":1}', macros: '{"b":2}', shell: { c: 3 } as unknown };

const isDown = () => Promise.reject(new Error('down'));
const { signal } = new AbortController();

/** What a page was made of while the services gave these answers. */
async function sourcesOf({ page, macros, shell }: typeof AS_IT_WAS) {
  const recorder = recordSources();
  recorder.onServiceText({ ...PAGE, signal: AbortSignal.abort() }, page);
  recorder.onServiceText(MACROS, macros);
  const given = await recorder.recorded(() => Promise.resolve(shell))({ ...QUERY, signal });
  return { sources: recorder.sources, given };
}

/** Services that give these answers, and what they were asked for. */
function answering({ page, macros, shell }: typeof AS_IT_WAS) {
  const asked: unknown[] = [];
  const services: Services = {
    text: (request: JsonRequest) => {
      asked.push(request);
      return Promise.resolve(request.body ? macros : page);
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
    const { sources } = await sourcesOf(AS_IT_WAS);
    const { asked, services } = answering(AS_IT_WAS);

    const isUnchanged = await areUnchanged(sources, services);

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
    const { sources } = await sourcesOf(AS_IT_WAS);

    expect(await areUnchanged(sources, answering(answers).services)).toBe(false);
  });

  test('says nothing where a service does not answer', async () => {
    const { sources } = await sourcesOf(AS_IT_WAS);
    const { services } = answering(AS_IT_WAS);

    await expect(areUnchanged(sources, { ...services, cmsData: isDown })).rejects.toThrow('down');
  });

  test('is the very content that the page was made from', async () => {
    const { given } = await sourcesOf(AS_IT_WAS);

    expect(given).toBe(AS_IT_WAS.shell);
  });

  test('may be a shell without content', async () => {
    const bare = { ...AS_IT_WAS, shell: undefined };
    const { sources } = await sourcesOf(bare);

    expect(await areUnchanged(sources, answering(bare).services)).toBe(true);
  });
});
