import { expect, test } from 'vitest';
import { createMemoryHost } from '#renderer/memory';
import { MAX_DOCUMENT_BYTES } from '#schemas/max-document-bytes.ts';
import type { Experiment } from '#schemas/generated/experiment-list.ts';
import { experience } from '../experience.ts';
import { watchExperiments } from './watch-experiments.ts';

const MINUTE_MS = 60_000;

const experimentOn = (key: string, more: Partial<Experiment> = {}): Experiment => ({
  key,
  experimentUrl: `/en/${key}`,
  variants: [{ variant: 'control', variantUrl: `/en/${key}` }],
  ...more,
});
const LOAN = experimentOn('loan');
const ENDED = { ...LOAN, ended: true };

const listing =
  (...experiments: unknown[]) =>
  async () =>
    Response.json({ experiments });

type Answer = (signal: AbortSignal) => Promise<Response>;

interface Watching {
  readonly list?: string | Experiment[];
  readonly random?: number;
  /** True for a site that is made anew with every change. */
  readonly isOnce?: boolean;
}

/** A watch whose service answers as the test puts there. */
function watching(first: Answer, { list = '/list', random = 0, isOnce = false }: Watching = {}) {
  const answers = { next: first };
  const asked: string[] = [];
  const host = createMemoryHost({ random: () => random });
  const until = new AbortController();
  const watch = watchExperiments({
    experience: { ...experience, experiments: { list } },
    origin: 'https://api.test',
    fetch({ url, signal }) {
      asked.push(url);
      return answers.next(signal);
    },
    ...(!isOnce && { until: until.signal }),
    host,
  });
  const keys = () => watch.experiments().map(({ key }) => key);
  const levels = () => host.messages.map(({ level }) => level);
  return { ...watch, keys, answers, asked, host, until, levels };
}

test('EX-027 the list is asked for at start, and what has ended in it is known within a minute', async () => {
  const { checked, experiments, answers, asked, host, levels } = watching(listing(LOAN));

  await checked;
  const first = experiments();
  answers.next = listing(ENDED);
  await host.clock.advance(MINUTE_MS);

  expect([first, experiments()]).toEqual([[LOAN], [ENDED]]);
  expect(asked).toEqual(['https://api.test/list', 'https://api.test/list']);
  expect(levels()).toEqual([]);
});

test('the list is asked for between two minutes as well, which puts off no later time', async () => {
  const { checked, refresh, keys, answers, asked, host } = watching(listing(LOAN));
  await checked;
  answers.next = listing(experimentOn('cards'));

  await refresh();

  expect(keys()).toEqual(['cards']);
  await host.clock.advance(MINUTE_MS);
  expect(asked).toHaveLength(3);
});

test('servers that start together do not ask together, and an equal list stays the very one', async () => {
  const late = watching(listing(LOAN));
  const early = watching(listing(LOAN), { random: 0.99 });
  await Promise.all([late.checked, early.checked]);
  const first = early.experiments();

  await Promise.all([late, early].map(({ host }) => host.clock.advance(0.75 * MINUTE_MS)));

  expect([late.asked.length, early.asked.length]).toEqual([1, 2]);
  expect(early.experiments()).toBe(first);
});

const hang: Answer = (signal) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
  });
const html = { headers: { 'content-type': 'text/html' } };
const json = { headers: { 'content-type': 'application/json' } };

test.each<[string, Answer]>([
  ['is refused', () => Promise.reject(new TypeError('fetch failed'))],
  ['hangs', hang],
  ['fails', async () => Response.json({}, { status: 500 })],
  ['is a web page', async () => new Response('<!doctype html>', html)],
  ['is too large', async () => Response.json({ experiments: ['x'.repeat(MAX_DOCUMENT_BYTES)] })],
  ['is cut off', async () => new Response('{"experiments":[', json)],
  ['has no list', async () => Response.json({ experiments: 'all' })],
])(
  'an answer that %s leaves the last list for 10 minutes, then none, with one warning',
  async (_, fault) => {
    const { checked, keys, answers, isStale, host, levels } = watching(listing(LOAN));
    await checked;
    answers.next = fault;

    await host.clock.advance(9 * MINUTE_MS);
    const before = [keys(), isStale()];
    await host.clock.advance(MINUTE_MS);
    const after = keys();
    const warned = levels();
    answers.next = listing(LOAN);
    await host.clock.advance(MINUTE_MS);

    expect(before).toEqual([['loan'], true]);
    expect([after, warned]).toEqual([[], ['warn']]);
    expect([keys(), isStale(), levels()]).toEqual([['loan'], false, ['warn', 'info']]);
  },
);

test('one wrong experiment costs itself, with one warning as long as it is wrong', async () => {
  const elsewhere = { variant: 'b', variantUrl: 'https://elsewhere.test/b' };
  const newer = { ...experimentOn('cards'), owner: 'a team' };
  const wrong = [{ ...LOAN, key: 5 }, experimentOn('far', { variants: [elsewhere] }), null];
  const { checked, keys, host } = watching(listing(LOAN, ...wrong, newer));

  await checked;
  await host.clock.advance(2 * MINUTE_MS);

  expect(keys()).toEqual(['loan', 'cards']);
  expect(host.messages).toEqual([
    {
      level: 'warn',
      text: 'The site leaves out 3 of 5 experiments of the list, since they are not as schemas/experiment-list.schema.json wants them. The first mistake is at /experiments/1/key.',
    },
  ]);
});

test('nothing is asked for a list within the experience, nor after the end, nor twice without one', async () => {
  const inline = watching(listing(), { list: [LOAN] });
  const ended = watching(listing(LOAN));
  const once = watching(listing(LOAN), { isOnce: true });
  const all = [inline, ended, once];
  await Promise.all(all.map(({ checked }) => checked));
  ended.until.abort();

  await Promise.all(all.map(({ host }) => host.clock.advance(20 * MINUTE_MS)));

  expect(inline.keys()).toEqual(['loan']);
  expect(all.map(({ asked }) => asked.length)).toEqual([0, 1, 1]);
  expect(all.flatMap(({ levels }) => levels())).toEqual([]);
});
