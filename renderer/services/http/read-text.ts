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

  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > limitBytes) throw new TooLargeError(url, limitBytes);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
