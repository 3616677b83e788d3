import { Parser } from 'htmlparser2';

const LEADS_ON =
  /^(href|src|action|formaction|poster|data|cite|background|ping|manifest|xlink:href)$/;
const HARMLESS = new Set(['http:', 'https:', 'tel:', 'mailto:']);
const NEVER_HERE =
  /^(iframe|frame|object|embed|applet|portal|form|base|style|math|foreignobject|animate|set|plaintext)$/;

/** The classes of the forms of a page, which no author writes. */
const OWN_FORMS = new Set<string | undefined>([
  'top-bar__search-form search-field-box',
  'search-results__form',
  'cookie-dialog__page',
  'form__fields',
  'appointment__form',
]);

/** The script that stands in every page of ours. */
const OWN_SCRIPT = 'try{(function openBeforePaint(';

/** Everything in a document that could run, or lead to what could. */
export function harmIn(html: string): string[] {
  const found: string[] = [];
  let script: string | undefined;
  const parser = new Parser({
    ontext(text) {
      if (script !== undefined) script += text;
    },
    onclosetag(name) {
      if (name !== 'script') return;
      if (script !== undefined && !script.startsWith(OWN_SCRIPT)) found.push('a script');
      script = undefined;
    },
    onopentag(name, attributes) {
      const isData = attributes['type'] === 'application/json' || attributes['src'] !== undefined;
      if (name === 'script' && !isData) script = '';
      if (NEVER_HERE.test(name) && !OWN_FORMS.has(attributes['class'])) found.push(name);
      if (attributes['http-equiv'] !== undefined) found.push('a header in the document');
      found.push(...harmInAttributes(name, attributes));
    },
  });
  parser.end(html);
  return found;
}

function harmInAttributes(name: string, attributes: Readonly<Record<string, string>>): string[] {
  return Object.entries(attributes).flatMap(([key, value]) => {
    if (/^on|^srcdoc$|^style$/.test(key)) return [`${name} ${key}`];
    return addressesIn(key, value)
      .filter((address) => !isHarmless(address))
      .map((address) => `${name} ${key}=${address}`);
  });
}

function addressesIn(key: string, value: string): string[] {
  // A comma is a part of an address; one with a blank behind it ends it.
  if (key === 'srcset')
    return value.split(/,\s+/).map((each) => each.trim().replace(/\s+\S+$/, ''));
  return LEADS_ON.test(key) ? [value] : [];
}

/**
 * Reads an address as a browser does, which leaves out blanks and control characters, and resolves
 * the rest.
 */
function isHarmless(address: string): boolean {
  const url = URL.parse(address, 'https://www.meridia.test/en/individuals');
  return url === null || HARMLESS.has(url.protocol);
}
