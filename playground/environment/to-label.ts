/** A word in capitals, a word or a number: what the name of a member is made of. */
const WORDS = /[A-Z]{2,}s?(?![a-z])|[A-Z]?[a-z]+|\d+[a-z]*|[A-Z]/g;

/** The name of a member as people say it: `altTextEN` is "Alt text EN". */
export function toLabel(name: string): string {
  const words = name.match(WORDS) ?? [name];
  return words
    .map((word) => (/^[A-Z]{2,}s?$/.test(word) ? word : word.toLowerCase()))
    .join(' ')
    .replace(/^[a-z]/, (first) => first.toUpperCase());
}
