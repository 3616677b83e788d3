/** The id of the script block in which the environment's page holds its configuration. */
const CONFIGURATION_BLOCK = 'experience-config';

/** In these, markup is text. */
const TEXT_ELEMENTS = new Set(['script', 'style', 'title', 'textarea', 'xmp', 'iframe']);

/**
 * A comment, a declaration, or a tag with its name and its attributes; sticky, so that it looks at
 * one place only.
 */
const MARKUP =
  /<!--(?:[^]*?-->|[^]*)|<[!?][^>]*>?|<(\/?[a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>?/iy;
const ATTRIBUTE = /([^\s"'=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g;

/**
 * The text of the first script block of an open-environment page that holds JSON under the right
 * id; undefined where there is none. It is read as the parser of rich text would read it, which
 * weighs nine times as much as all else that a page loads before somebody uses it. No browser ever
 * parses the text as a document.
 */
export function findConfiguration(html: string): string | undefined {
  let place = html.indexOf('<');
  while (place >= 0) {
    MARKUP.lastIndex = place;
    const [whole = '<', name = '', attributes = ''] = MARKUP.exec(html) ?? [];
    place += whole.length;
    const tag = name.toLowerCase();
    if (TEXT_ELEMENTS.has(tag)) {
      const end = endOf(tag, html, place);
      if (tag === 'script' && isConfiguration(attributes)) return html.slice(place, end);
      place = end;
    }
    place = html.indexOf('<', place);
  }
  return undefined;
}

/** Where the text of an element ends that holds no other. */
function endOf(tag: string, html: string, from: number): number {
  const close = new RegExp(String.raw`</${tag}(?=[\s/>])`, 'gi');
  close.lastIndex = from;
  return close.exec(html)?.index ?? html.length;
}

function isConfiguration(attributes: string): boolean {
  // Of two attributes of one name the first one counts.
  const found = [...attributes.matchAll(ATTRIBUTE)].toReversed();
  const values = new Map(
    found.map(([, name = '', ...quoted]) => [
      name.toLowerCase(),
      quoted.find((text) => text !== undefined),
    ]),
  );
  return values.get('id') === CONFIGURATION_BLOCK && values.get('type') === 'application/json';
}
