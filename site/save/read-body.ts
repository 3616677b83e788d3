import type { Refusal } from './refusal.ts';

export type Body = { readonly bytes: Uint8Array } | { readonly refusal: Refusal };

/** Reads a body as far as it may be long, and no further. */
export async function readBody({ body }: Pick<Request, 'body'>, maxBytes: number): Promise<Body> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxBytes) return { refusal: refuseTooLarge(maxBytes) };
    chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks) };
}

export function refuseTooLarge(maxBytes: number): Refusal {
  return {
    status: 413,
    code: 'too-large',
    message: `There is more to save than the ${maxBytes} bytes that are allowed.`,
    fix: 'Shorten the document, or split it into several.',
  };
}
