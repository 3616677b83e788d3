import { isRecord } from '#schemas/is-record.ts';

/** A request for the digest of a scenario, as it is edited and chosen in a playground. */
export interface DigestRequest {
  readonly id: string;
  /** The choices that differ from the scenario's own, as the address of its preview names them. */
  readonly query: string;
  /** The width of the window in CSS pixels, where it is another than the scenario's. */
  readonly width?: number | undefined;
  readonly documents: Readonly<Record<string, unknown>>;
}

const MAX_WIDTH = 4_000;
const MIN_WIDTH = 200;

/** Reads such a request; undefined where it is none. */
export function readDigestRequest(bytes: Uint8Array): DigestRequest | undefined {
  const value = parse(new TextDecoder().decode(bytes));
  if (!isRecord(value)) return undefined;
  const { id, query, width, documents } = value;
  if (typeof id !== 'string' || typeof query !== 'string' || !isRecord(documents)) return undefined;
  if (width === undefined) return { id, query, documents };
  const isWidth = typeof width === 'number' && width >= MIN_WIDTH && width <= MAX_WIDTH;
  return isWidth ? { id, query, width, documents } : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
