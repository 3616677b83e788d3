import { expect, test } from 'vitest';
import { createLineWriter } from './line-writer.ts';

test('lines of one turn are written together and in their order', async () => {
  const written: string[] = [];
  const { write } = createLineWriter({ write: (text) => written.push(text) });

  write('one');
  write('two');
  await new Promise((resolve) => setImmediate(resolve));
  write('three');
  await new Promise((resolve) => setImmediate(resolve));

  expect(written).toEqual(['one\ntwo\n', 'three\n']);
});

test('what waits is written at once where the process is about to end', () => {
  const written: string[] = [];
  const { write, flush } = createLineWriter({ write: (text) => written.push(text) });

  write('the last words');
  flush();
  flush();

  expect(written).toEqual(['the last words\n']);
});
