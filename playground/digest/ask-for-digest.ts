import { createContext } from 'react';
import { isRecord } from '#schemas/is-record.ts';
import type { DigestRequest } from './create-digest-request.ts';

/** The server's answer to a request for a digest. */
export type DigestAnswer =
  | {
      readonly kind: 'taken';
      readonly digest: string;
      /** The digest that was agreed on; left out where there is none. */
      readonly stored?: string;
      /** The address of a picture of what the digest was taken of. */
      readonly picture: string;
      readonly storedPicture?: StoredPicture;
    }
  | { readonly kind: 'refused'; readonly code: string; readonly text: string }
  /** No answer came, or one that is none of a server with digests. */
  | { readonly kind: 'gone' };

/** The picture of the scenario that the server has drawn for the gallery. */
interface StoredPicture {
  readonly address: string;
  /** False where something was saved since. */
  readonly isCurrent: boolean;
}

type AskForDigest = (request: DigestRequest, signal: AbortSignal) => Promise<DigestAnswer>;

const ADDRESS = '/playground/api/digest';

/** Asks for the digest of what is shown; by default the server that the playground came from. */
export const AskForDigest = createContext<AskForDigest>(async (request, signal) => {
  const response = await window
    .fetch(ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal,
    })
    .catch(() => undefined);
  return readAnswer(await response?.json().catch(() => undefined));
});

/** Reads what a server has answered, of which nothing is known. */
export function readAnswer(value: unknown): DigestAnswer {
  if (!isRecord(value)) return { kind: 'gone' };
  const { refused, digest, picture, stored, storedPicture } = value;
  if (isRecord(refused)) {
    const text = `${String(refused['message'])} ${String(refused['fix'])}`;
    return { kind: 'refused', code: String(refused['code']), text };
  }
  if (typeof digest !== 'string' || typeof picture !== 'string') return { kind: 'gone' };
  return {
    kind: 'taken',
    digest,
    picture: `data:image/webp;base64,${picture}`,
    ...(typeof stored === 'string' && { stored }),
    ...(isPicture(storedPicture) && { storedPicture }),
  };
}

function isPicture(value: unknown): value is StoredPicture {
  return (
    isRecord(value) &&
    typeof value['address'] === 'string' &&
    value['address'].startsWith('/preview/pictures/') &&
    typeof value['isCurrent'] === 'boolean'
  );
}
