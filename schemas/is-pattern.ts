/** The end of a text in other languages. In ours it would be the letter. */
const FOREIGN_END = /[^\\]\\Z/;

/** Returns true if a text is a regular expression: the format `regex` of JSON Schema. */
export function isPattern(text: string): boolean {
  if (FOREIGN_END.test(text)) return false;
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}
