import { ENCODINGS, type Encoding, type CachedPage } from './cached-page.ts';

/** Compresses bytes in one of the forms that browsers take. */
export type Encode = (
  bytes: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
) => Promise<Uint8Array<ArrayBuffer>>;

/** The best form that a client accepts; undefined where it takes the bytes as they are. */
export function encodingFor(acceptEncoding: string | null): Encoding | undefined {
  if (!acceptEncoding) return undefined;
  const accepted = new Set(
    acceptEncoding
      .split(',')
      .filter((coding) => !/;\s*q=0(?:\.0*)?\s*$/i.test(coding))
      .map((coding) => coding.split(';', 1).join('').trim().toLowerCase()),
  );
  return ENCODINGS.find((encoding) => accepted.has(encoding));
}

/**
 * The compressed body of a cached page; undefined until there is one. The first request has it made for those that
 * come after.
 */
export function createEncodedBodies(
  encode: Encode,
  onMade: (page: CachedPage) => void,
): (page: CachedPage, encoding: Encoding) => Uint8Array<ArrayBuffer> | undefined {
  const underWay = new WeakMap<CachedPage, Set<Encoding>>();
  return (page: CachedPage, encoding: Encoding): Uint8Array<ArrayBuffer> | undefined => {
    const made = page.encoded.get(encoding);
    const { body } = page.answer;
    const begun = underWay.get(page) ?? new Set();
    if (made || !body || begun.has(encoding)) return made;

    underWay.set(page, begun.add(encoding));
    encode(body, encoding).then(
      (bytes) => {
        page.encoded.set(encoding, bytes);
        onMade(page);
      },
      // The page goes out as it is; the next visitor tries again.
      () => void begun.delete(encoding),
    );
    return undefined;
  };
}
