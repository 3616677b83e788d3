import { expect, test } from 'vitest';
import { createSchemaQueue } from './queue-schemas.ts';

interface Generation {
  readonly touched: readonly string[];
  readonly finish: (written: readonly string[]) => void;
  readonly fail: (error: Error) => void;
}

/** Creates a queue whose generations end when the test says so. */
function createTestQueue() {
  const generations: Generation[] = [];
  const lines: string[] = [];
  const save = createSchemaQueue({
    regenerate: (touched) => {
      const { promise, resolve, reject } = Promise.withResolvers<readonly string[]>();
      generations.push({ touched, finish: resolve, fail: reject });
      return promise;
    },
    log: (line) => void lines.push(line),
  });
  return { save, generations, lines };
}

test('a generation says which schema has changed while it lasts, then what it has written', async () => {
  const { save, generations, lines } = createTestQueue();

  const saved = save('cards/news-card');
  const during = [...lines];
  generations[0]?.finish(['schemas/generated/a.ts', 'schemas/generated/b.ts']);
  await saved;

  expect(during).toEqual([
    'schemas/cards/news-card.schema.json has changed: types and checks are being generated …',
  ]);
  expect(lines.slice(1)).toEqual([
    'schemas/generated/a.ts written',
    'schemas/generated/b.ts written',
    '2 generated files have changed.',
  ]);
});

test('schemas that are saved during a generation are all in the one that follows it', async () => {
  const { save, generations } = createTestQueue();

  const first = save('route');
  const others = [save('shared/url'), save('asset'), save('asset')];
  const runningAtOnce = generations.length;
  generations[0]?.finish([]);
  await expect.poll(() => generations.length).toBe(2);
  generations[1]?.finish([]);
  await Promise.all([first, ...others]);

  expect(runningAtOnce).toBe(1);
  expect(generations.map(({ touched }) => touched)).toEqual([['route'], ['asset', 'shared/url']]);
});

test('a schema whose generation has failed is in the next one as well', async () => {
  const { save, generations } = createTestQueue();

  const broken = save('route');
  generations[0]?.fail(new Error('No schema has the $id x.'));
  await expect(broken).rejects.toThrow('No schema has the $id x.');
  const mended = save('shared/url');
  generations[1]?.finish([]);
  await mended;

  expect(generations[1]?.touched).toEqual(['route', 'shared/url']);
});

test('a generation that fails while a schema is saved is tried again with it', async () => {
  const { save, generations } = createTestQueue();

  const saved = Promise.all([save('route'), save('shared/url')]);
  generations[0]?.fail(new Error('No schema has the $id x.'));
  await expect.poll(() => generations.length).toBe(2);
  generations[1]?.finish([]);

  await expect(saved).resolves.toHaveLength(2);
  expect(generations[1]?.touched).toEqual(['route', 'shared/url']);
});
