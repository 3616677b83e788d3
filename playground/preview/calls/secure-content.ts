/** Stands in the place of a secret. */
const MASK = '•••';

const SECRET_HEADERS: ReadonlySet<string> = new Set([
  'authorization',
  'cookie',
  'set-cookie',
  'x-xsrf-token',
]);

/** A member of JSON whose name says that its text is a secret; the first part is its name. */
const SECRET_MEMBER = /("[\w-]*(?:token|password|secret)[\w-]*"\s*:\s*)"(?:[^"\\]|\\.)*(?:"|$)/gi;

/** The same in a form. */
const SECRET_FIELD = /((?:^|&)[\w-]*(?:token|password|secret)[\w-]*=)[^&]*/gi;

const FORM = 'application/x-www-form-urlencoded';

/** Returns headers by lower-case name, without what says who somebody is. */
export function secureHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    [...headers].map(([name, value]) => [name, SECRET_HEADERS.has(name) ? MASK : value]),
  );
}

/** Returns the text of a body without tokens and passwords. */
export function secureBody(text: string, contentType: string | null): string {
  return contentType?.startsWith(FORM)
    ? text.replaceAll(SECRET_FIELD, `$1${MASK}`)
    : text.replaceAll(SECRET_MEMBER, `$1"${MASK}"`);
}
