const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Reads a text as a value of another type, as JSON; undefined where it is none of that type. */
export function unquote(text: string, types: readonly string[]): string | undefined {
  const word = text.trim();
  if (types.includes('boolean') && (word === 'true' || word === 'false')) return word;
  const fits = types.includes('number') || (types.includes('integer') && isWhole(word));
  return fits && NUMBER.test(word) ? word : undefined;
}

function isWhole(word: string): boolean {
  return NUMBER.test(word) && Number.isInteger(Number(word));
}
