import { expect, test } from 'vitest';
import { createMemoryHost } from '#renderer/memory';
import { computeIntegrity } from '../assets/digest.ts';
import { watchModules } from './watch-modules.ts';

const FOLDER = 'https://cdn.example.com/simulator/1.0.0/esm/';
const MINUTE_MS = 60_000;

const digest = (text: string) => computeIntegrity(new TextEncoder().encode(text));
const asset = {
  package: 'simulator',
  version: '1.0.0',
  file: 'index.js',
  integrity: digest('module'),
  imports: [{ file: 'part.js', integrity: digest('part') }],
};
const experience = {
  routes: [{ pathPattern: '/*', features: [{ name: 'simulator', asset }] }],
};
const RIGHT = { 'index.js': 'module', 'part.js': 'part' };

/** A watch of one module, whose files are in the test's hand; one that is left out never comes. */
function watching(files: Record<string, string | Error>) {
  const host = createMemoryHost();
  const asked: string[] = [];
  const fetch = ({ url, signal }: Request) =>
    new Promise<Response>((resolve, reject) => {
      const file = url.slice(FOLDER.length);
      asked.push(file);
      const answer = files[file];
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      if (answer instanceof Error) reject(answer);
      const headers = { 'content-type': 'text/javascript' };
      if (typeof answer === 'string') resolve(new Response(answer, { headers }));
    });
  const until = new AbortController();
  const watch = watchModules({ experience, fetch, until: until.signal, host });
  const said = () => host.messages.map(({ level, text }) => `${level}: ${text}`);
  return { ...watch, host, files, asked, until, said };
}

test('AS-018 a module is loaded once all of its files have been found right, and asked for no more', async () => {
  const { checked, mayLoadModule, asked, host, said } = watching(RIGHT);
  expect(mayLoadModule('simulator')).toBe(false);

  await checked;
  await host.clock.advance(2 * MINUTE_MS);

  expect(mayLoadModule('simulator')).toBe(true);
  expect(asked).toEqual(['index.js', 'part.js']);
  expect(said()).toEqual([]);
});

test('AS-018 a module with an import of other bytes is refused, with one error, until it is right', async () => {
  const { checked, mayLoadModule, files, host, said } = watching({ ...RIGHT, 'part.js': 'stolen' });

  await checked;
  await host.clock.advance(MINUTE_MS);
  const before = [mayLoadModule('simulator'), ...said()];
  files['part.js'] = 'part';
  await host.clock.advance(MINUTE_MS);

  expect(before).toEqual([
    false,
    `error: The asset simulator is not shown: ${FOLDER}part.js has other bytes than those of ${digest('part')}. It is looked at again each minute.`,
  ]);
  expect(mayLoadModule('simulator')).toBe(true);
  expect(said().slice(1)).toEqual(['info: The asset simulator is shown from now on.']);
});

test.each([
  ['does not come in time', {}, 'cannot be fetched: it took 3000 ms.'],
  ['fails', { 'index.js': new TypeError('fetch failed') }, 'cannot be fetched: fetch failed'],
])('AS-018 a module that %s is not loaded, with a warning', async (_, changed, reason) => {
  const { 'part.js': part } = RIGHT;
  const { checked, mayLoadModule, host, said } = watching({ 'part.js': part, ...changed });

  await host.clock.advance(3_000);
  await checked;

  expect(mayLoadModule('simulator')).toBe(false);
  expect(said()).toEqual([
    expect.stringContaining(`warn: The asset simulator is not shown: ${FOLDER}index.js ${reason}`),
  ]);
});

test('a watch that has ended asks no more', async () => {
  const { checked, asked, host, until } = watching({
    'part.js': new Error('gone'),
    'index.js': 'module',
  });
  await checked;

  until.abort();
  await host.clock.advance(2 * MINUTE_MS);

  expect(asked).toHaveLength(2);
});
