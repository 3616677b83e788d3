import { expect, test } from 'vitest';
import { createMemoryHost } from '#renderer/memory';
import { experience } from '../experience.ts';
import { watchReadiness } from './watch-readiness.ts';

const CODE = 'the code of components';
const API_HOST = 'the API host';

/** A watch whose API host answers as the test says; undefined hangs. */
function watching(answer: () => Response | Error | undefined, load = () => Promise.resolve()) {
  const host = createMemoryHost();
  const until = new AbortController();
  const asked: string[] = [];
  const watch = watchReadiness({
    registry: { entries: [{ load, check: load }] },
    experience,
    origin: 'https://api.test',
    async fetch({ url, signal }) {
      asked.push(new URL(url).pathname);
      const given = answer();
      if (given instanceof Error) throw given;
      if (given) return given;
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('too late')));
      });
    },
    until: until.signal,
    host,
  });
  return { ...watch, host, until, asked };
}

test('OP-019 nothing is waited for once code and API host are there', async () => {
  const { checked, waitsFor } = watching(() => Response.json({}));
  expect(waitsFor()).toEqual([CODE, API_HOST]);

  await checked;

  expect(waitsFor()).toEqual([]);
});

test.each([
  ['refuses', () => new Error('refused')],
  ['fails', () => new Response('no', { status: 503 })],
])(
  'OP-019 an API host that %s is asked each second, until it answers once',
  async (_name, fail) => {
    let answer: () => Response | Error = fail;
    const { checked, waitsFor, host, asked } = watching(() => answer());
    await checked;
    await host.clock.advance(2_500);
    expect([waitsFor(), asked.length]).toEqual([[API_HOST], 3]);

    answer = () => Response.json({});
    await host.clock.advance(1_000);
    answer = fail;
    await host.clock.advance(60_000);

    expect([waitsFor(), asked.length]).toEqual([[], 4]);
    expect(host.messages.map(({ level }) => level)).toEqual(['warn']);
  },
);

test('OP-019 a try at an API host that hangs ends after two seconds, and all end with the server', async () => {
  const { checked, host, asked, until } = watching(() => undefined);
  await host.clock.advance(2_000);
  await checked;
  await host.clock.advance(1_000);
  expect(asked).toHaveLength(2);

  until.abort();
  await host.clock.advance(60_000);

  expect(asked).toHaveLength(2);
});

test('OP-019 code that cannot be loaded is waited for, and named in the log', async () => {
  const { checked, waitsFor, host } = watching(
    () => Response.json({}),
    () => Promise.reject(new Error('no file')),
  );

  await checked;

  expect(waitsFor()).toEqual([CODE]);
  expect(host.messages.map(({ level }) => level)).toEqual(['error']);
});
