import { ENCODINGS, type Encoding, type CachedBody } from '../finished-answer.ts';

/** Compresses bytes in one of the forms that browsers take. */
export type Encode = (
  bytes: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
) => Promise<Uint8Array<ArrayBuffer>>;

/** The best form that a client accepts; undefined where it takes the bytes as they are. */
export function negotiateEncoding(acceptEncoding: string | null): Encoding | undefined {
  if (!acceptEncoding) return undefined;
  const accepted = new Set(
    acceptEncoding
      .split(',')
      .filter((coding) => !/;\s*q=0(?:\.0*)?\s*$/i.test(coding))
      .map((coding) => coding.split(';', 1).join('').trim().toLowerCase()),
  );
  return ENCODINGS.find((encoding) => accepted.has(encoding));
}

/** The compressed body of a cached response, where there is one. */
export type EncodedBody = (
  cached: CachedBody,
  encoding: Encoding,
) => Uint8Array<ArrayBuffer> | undefined;

/**
 * The compressed body of a cached response; undefined until there is one. The first request has it
 * made for those that come after.
 */
export function createEncodedBodies(encode: Encode, onEncoded: (key: string) => void): EncodedBody {
  // An answer that is kept in two places has one set of compressed bodies.
  const underWay = new WeakMap<CachedBody['encoded'], Set<Encoding>>();
  return ({ key, answer: { body }, encoded }, encoding) => {
    const stored = encoded.get(encoding);
    const begun = underWay.get(encoded) ?? new Set();
    if (stored || !body || begun.has(encoding)) return stored;

    underWay.set(encoded, begun.add(encoding));
    encode(body, encoding).then(
      (bytes) => {
        encoded.set(encoding, bytes);
        onEncoded(key);
      },
      // The page goes out as it is; the next visitor tries again.
      () => void begun.delete(encoding),
    );
    return undefined;
  };
}
