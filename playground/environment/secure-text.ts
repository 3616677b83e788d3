/** Stands in the place of a secret. */
const MASK = '•••';

/** A name that says that a secret follows, as a member, a parameter, a header or a field. */
const NAME = String.raw`[\w-]*(?:token|password|secret)[\w-]*|\b(?:authorization|(?:set-)?cookie)`;

/** The secret: quoted, quoted inside a text that is quoted itself, or up to where a value ends. */
const VALUE = String.raw`"(?:[^"\\]|\\.)*"?|'[^']*'?|\\"[^"\\]*|(?:bearer\s+)?[^\s&#"',;}]+`;

const SECRET = new RegExp(String.raw`(${NAME})(\\?["']?\s*[:=]\s*)(?:${VALUE})`, 'gi');

/** Returns a text, such as a line of a console, without tokens, passwords and cookies. */
export function secureText(text: string): string {
  return text
    .replaceAll(SECRET, (_, name: string, between: string) => `${name}${between}${MASK}`)
    .replaceAll(/\b(bearer\s+)[\w.~+/-]+=*/gi, `$1${MASK}`);
}
