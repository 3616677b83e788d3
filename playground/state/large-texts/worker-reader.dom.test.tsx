import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReadRequest } from './messages.ts';
import { createWorkerReader } from './worker-reader.ts';

/** A thread that answers, or fails, when a test says so. */
class SampleWorker extends EventTarget {
  static readonly all: SampleWorker[] = [];
  readonly asked: ReadRequest[] = [];

  constructor() {
    super();
    SampleWorker.all.push(this);
  }

  postMessage(request: ReadRequest): void {
    this.asked.push(request);
  }

  answer(index: number, reading: object): void {
    const data = { id: this.asked[index]?.id, reading };
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}

beforeEach(() => {
  SampleWorker.all.length = 0;
  vi.stubGlobal('Worker', SampleWorker);
});
afterEach(() => void vi.unstubAllGlobals());

test('one thread reads all texts, and each answer reaches whoever asked', async () => {
  const read = createWorkerReader();
  const early = SampleWorker.all.length;

  const [page, macros] = [read('page', '{}'), read('macros', '[]')];
  const [worker] = SampleWorker.all;
  worker?.answer(1, { problems: [], value: 'macros' });
  worker?.answer(0, { problems: [], value: 'page' });

  expect([early, SampleWorker.all.length]).toEqual([0, 1]);
  expect(worker?.asked).toMatchObject([
    { name: 'page', text: '{}' },
    { name: 'macros', text: '[]' },
  ]);
  expect(await Promise.all([page, macros])).toEqual([
    { problems: [], value: 'page' },
    { problems: [], value: 'macros' },
  ]);
});

test('where the thread cannot be had the window reads what was asked, and tries another one for the next', async () => {
  const read = createWorkerReader();
  const lost = read('page', '{"data": {}}');

  SampleWorker.all[0]?.dispatchEvent(new Event('error'));
  const reading = await lost;
  const next = read('page', '{}');
  SampleWorker.all[1]?.answer(0, { problems: [] });

  expect(reading).toMatchObject({ problems: [], value: { data: {} } });
  expect(await next).toEqual({ problems: [] });
  expect(SampleWorker.all).toHaveLength(2);
});
