export type Bytes = Uint8Array<ArrayBuffer>;

/** An answer with more bytes than one may have. */
export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';

  constructor(url: string, limitBytes: number) {
    super(`The response from ${url} is larger than ${limitBytes} bytes.`);
  }
}

/**
 * The bytes of an answer. Counts them decompressed while they arrive and stops reading at the
 * limit, so that neither a long answer nor a bomb that unpacks to one fills the memory. Throws
 * TooLargeError.
 */
export async function readBytes(
  response: Response,
  url: string,
  limitBytes: number,
): Promise<Bytes> {
  if (!response.body) return new Uint8Array();

  // Not every browser can iterate over a body, so it is read by hand.
  const reader = response.body.getReader();
  const chunks: Bytes[] = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.byteLength;
    if (size > limitBytes) {
      // Not waited for: of a copy, it is over only once the other copy is cancelled too.
      void reader.cancel().catch(() => undefined);
      throw new TooLargeError(url, limitBytes);
    }
    chunks.push(read.value);
  }
  return joinBytes(chunks, size);
}

/** Joins pieces of a body, which have that many bytes together. */
export function joinBytes(chunks: readonly Bytes[], size: number): Bytes {
  const [only] = chunks;
  if (only && chunks.length === 1) return only;
  const bytes = new Uint8Array(size);
  let filled = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, filled);
    filled += chunk.byteLength;
  }
  return bytes;
}
