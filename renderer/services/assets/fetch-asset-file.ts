import { MAX_DOCUMENT_BYTES } from '#schemas/max-document-bytes.ts';
import { readBytes, type Bytes } from '../http/index.ts';

export interface FetchAssetFileOptions {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly signal: AbortSignal;
}

/**
 * Fetches the bytes of a file of an asset as a browser would import it: as a script, without a
 * redirect. Throws an Error that says in a sentence why it is none.
 */
export async function fetchAssetFile(
  url: string,
  { fetch, signal }: FetchAssetFileOptions,
): Promise<Bytes> {
  const response = await fetch(new Request(url, { redirect: 'manual', signal })).catch(
    (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${url} cannot be fetched: ${reason}`, { cause: error });
    },
  );
  const { status } = response;
  if (status >= 300 && status < 400) throw new Error(`${url} redirects, which no module may.`);
  if (!response.ok) throw new Error(`${url} answers with ${status}.`);
  const type = response.headers.get('content-type') ?? 'nothing';
  if (!/^(?:text|application)\/javascript\b/.test(type)) {
    throw new Error(`${url} is no script, but ${type}.`);
  }
  return readBytes(response, url, MAX_DOCUMENT_BYTES);
}
