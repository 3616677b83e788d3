import { expect, test } from 'vitest';
import { readBytes, TooLargeError } from './read-bytes.ts';

const URL_READ = 'https://api.test/page';
const LIMIT_BYTES = 5_000_000;

function responseOf(chunks: readonly Uint8Array[]): Response {
  return new Response(
    new ReadableStream<Uint8Array>({
      start(stream) {
        chunks.forEach((chunk) => stream.enqueue(chunk));
        stream.close();
      },
    }),
  );
}

test('an answer that comes in pieces is put together', async () => {
  const bytes = new TextEncoder().encode('één euro: €');

  const read = await readBytes(responseOf([...bytes].map((byte) => Uint8Array.of(byte))), '', 100);

  expect(new TextDecoder().decode(read)).toBe('één euro: €');
});

test('an answer without a body is empty', async () => {
  expect(await readBytes(new Response(null, { status: 204 }), URL_READ, LIMIT_BYTES)).toHaveLength(
    0,
  );
});

test('an answer of exactly as many bytes as it may have is read', async () => {
  const read = await readBytes(responseOf([new Uint8Array(60), new Uint8Array(40)]), URL_READ, 100);

  expect(read).toHaveLength(100);
});

test('reading stops at the limit of an answer that never ends, and lets go of it', async () => {
  let sentBytes = 0;
  let isCancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull(stream) {
      sentBytes += 1_000_000;
      stream.enqueue(new Uint8Array(1_000_000));
    },
    cancel() {
      isCancelled = true;
    },
  });

  const failure = await readBytes(new Response(endless), URL_READ, LIMIT_BYTES).catch(
    (error: unknown) => error,
  );

  expect(failure).toBeInstanceOf(TooLargeError);
  expect(failure).toHaveProperty(
    'message',
    'The response from https://api.test/page is larger than 5000000 bytes.',
  );
  expect(isCancelled).toBe(true);
  expect(sentBytes).toBeLessThanOrEqual(LIMIT_BYTES + 2_000_000);
});
