import { TooLargeError } from './http-errors.ts';

/**
 * The text of an answer. Counts decoded bytes while they arrive and stops reading at the limit, so that
 * neither a long answer nor a bomb that unpacks to one fills the memory. Throws TooLargeError.
 */
export async function readText(
  response: Response,
  url: string,
  limitBytes: number,
): Promise<string> {
  if (!response.body) return '';

  // Not every browser can iterate over a body, so it is read by hand.
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.byteLength;
    if (size > limitBytes) {
      await reader.cancel();
      throw new TooLargeError(url, limitBytes);
    }
    text += decoder.decode(read.value, { stream: true });
  }
  return text + decoder.decode();
}
