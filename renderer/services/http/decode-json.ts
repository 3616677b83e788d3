import { ParseError } from './http-errors.ts';

/** The host guards JSON bodies with this prefix so that a <script> tag cannot run them. */
export const JSON_GUARD = ")]}',";

/**
 * Returns true if the content type of an answer is JSON, or if it has none, as many have. The type
 * decides: a text that only reads like JSON is none.
 */
export function mayBeJson({ headers }: Response): boolean {
  return headers.get('content-type')?.includes('json') ?? true;
}

/**
 * Returns what the text of an answer holds, behind its guard: '' where it is empty, the text itself
 * where the answer says that it is something else, and JSON otherwise. Throws ParseError.
 */
export function decodeJson(text: string, response: Response, { prefix, url }: Decoding): unknown {
  const json = withoutPrefix(text, prefix);
  if (json === '' || !mayBeJson(response)) return json;
  const value = parse(json);
  if (value === undefined) throw new ParseError(url);
  return value;
}

interface Decoding {
  readonly prefix: string;
  /** The address of the request, for the message. */
  readonly url: string;
}

/** The object that an answer holds, behind its guard; undefined where it holds anything else. */
export function parseObject(text: string, prefix: string): object | undefined {
  const value = parse(withoutPrefix(text, prefix));
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
}

/**
 * Blanks before the prefix are not passed over: what a script tag would run is what stands first.
 */
function withoutPrefix(text: string, prefix: string): string {
  return text.startsWith(prefix) ? text.slice(prefix.length) : text;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // No JSON is undefined.
    return undefined;
  }
}
