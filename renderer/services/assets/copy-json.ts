/** How much JSON crosses the border of an element, as text, and how deep it may be. */
const MAX_JSON_LENGTH = 20_000;
const MAX_JSON_DEPTH = 20;

export type JsonCopy =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: string };

/**
 * A copy of a value that shares nothing with it. Whatever is not JSON, or too much of it, is
 * refused with a reason.
 */
export function copyJson(value: unknown): JsonCopy {
  try {
    const reason = whyNoJson(value, 0);
    if (reason) return { ok: false, reason };
    const text = JSON.stringify(value);
    if (text.length <= MAX_JSON_LENGTH) return { ok: true, value: JSON.parse(text) };
    return { ok: false, reason: `it is longer than ${MAX_JSON_LENGTH} characters` };
  } catch (error) {
    // A getter or a proxy of the element's own may throw.
    return { ok: false, reason: `it cannot be read: ${String(error).slice(0, 200)}` };
  }
}

function whyNoJson(value: unknown, depth: number): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number')
    return Number.isFinite(value) ? undefined : 'a number is not finite';
  if (typeof value !== 'object') return `it holds a value of the type ${typeof value}`;
  if (depth === MAX_JSON_DEPTH) return `it is deeper than ${MAX_JSON_DEPTH} levels`;
  if (!Array.isArray(value) && !isPlain(value)) return 'it holds an object of a class';
  const inner = Object.values(value);
  // A value with that many members is refused before they are walked.
  if (inner.length > MAX_JSON_LENGTH) return 'it has too many members';
  for (const each of inner) {
    const reason = whyNoJson(each, depth + 1);
    if (reason) return reason;
  }
  return undefined;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
